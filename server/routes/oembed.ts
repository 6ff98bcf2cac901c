import { oembed } from '#contract/oembed.ts';
import { fail, ok } from '#base/result.ts';
import { readPublicPuzzle } from '../db/published.ts';
import type { Deps } from '../deps.ts';
import { titleWithAuthor } from '../domain/cardTexts.ts';
import { escapeHtml } from '../domain/pageHead.ts';
import { refusal } from '../domain/refusal.ts';
import {
  PREVIEW_SIZE,
  previewUrl,
  embedUrl,
  userUrl,
  puzzleIdFromUrl,
  SITE_NAME,
  titleOrDefault,
} from '../domain/sitePages.ts';
import { implement, type Route } from '../http/implement.ts';

/** Time that other sites may cache the answer. */
const CACHE_SECONDS = 600;

/** Default size of a frame, and the minimum to play in. */
const DEFAULT_SIZE = { width: 480, height: 560 } as const;
const MIN_SIDE = 320;

/** Available space on the other site, in pixels. */
interface Room {
  readonly maxWidth: number | undefined;
  readonly maxHeight: number | undefined;
}

/** Embeds for other sites, for public puzzles only. */
export function oembedRoutes(deps: Deps): readonly Route[] {
  const { db, site } = deps;
  return [
    implement(deps, oembed, async ({ query }) => {
      const id = puzzleIdFromUrl(site.webOrigin, query.url);
      const puzzle = id === null ? null : await readPublicPuzzle(db, id);
      if (!puzzle) return fail(refusal('not_found', 'refusals.noPuzzleAddress'));
      const title = titleOrDefault(puzzle.title, 'Puzzle');
      const size = frameSize({ maxWidth: query.maxwidth, maxHeight: query.maxheight });
      const name = `${titleWithAuthor(puzzle, 'Puzzle')} - ${SITE_NAME}`;
      return ok({
        type: 'rich',
        version: '1.0',
        title,
        author_name: puzzle.creator.name,
        author_url: userUrl(site.webOrigin, puzzle.creator.id),
        provider_name: SITE_NAME,
        provider_url: site.webOrigin,
        cache_age: CACHE_SECONDS,
        html: frameHtml(embedUrl(site.webOrigin, puzzle.id), name, size),
        ...size,
        thumbnail_url: previewUrl(site.apiOrigin, 'puzzle', puzzle.id, puzzle.updatedAt),
        thumbnail_width: PREVIEW_SIZE.width,
        thumbnail_height: PREVIEW_SIZE.height,
      } as const);
    }),
  ];
}

/** The size of a frame with a puzzle in it. */
function frameSize({ maxWidth, maxHeight }: Room) {
  const fit = (usual: number, most = usual) => Math.max(MIN_SIDE, Math.min(usual, most));
  return { width: fit(DEFAULT_SIZE.width, maxWidth), height: fit(DEFAULT_SIZE.height, maxHeight) };
}

/** A frame as HTML for a page of another site. */
function frameHtml(
  address: string,
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const attributes = {
    src: address,
    title,
    width: String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'fullscreen',
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${texts.join(' ')}></iframe>`;
}
