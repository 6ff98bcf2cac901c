import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { collectionPreview, puzzlePreview, userPreview } from '#contract/previews.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { readFirstPuzzleIds } from '../db/collectionLists.ts';
import { NO_COLLECTION, readVisibleCollection } from '../db/collections.ts';
import { readActiveUser, readPublicPuzzle } from '../db/published.ts';
import { NO_PUZZLE, readDataOfPuzzles } from '../db/readPuzzle.ts';
import type { Deps } from '../deps.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { implement, type Route } from '../http/implement.ts';
import { safePicture } from '../pictures/safePicture.ts';
import {
  collectionCard,
  puzzleCard,
  userCard,
  MAX_BOARDS,
  type PreviewCard,
} from '../previews/PreviewCard.ts';
import { SizedCache } from '../ops/SizedCache.ts';
import { VERSION } from '../version.ts';

/** Clients that show links revalidate after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';
/** Room for a few hundred pictures. */
const CACHE_BYTES = 32 * 1024 * 1024;
const BUSY_SECONDS = 10;

type Answer = (
  context: Context,
  card: PreviewCard,
) => Promise<Result<Response, Refusal<'not_found' | 'busy'>>>;

/** Previews of public content, even for signed-in callers. */
export function previewRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  const answer = answerWith(deps);
  return [
    implement(deps, puzzlePreview, async ({ params, context }) => {
      const puzzle = await readPublicPuzzle(db, params.file);
      if (!puzzle) return fail(NO_PUZZLE);
      return answer(context, puzzleCard(puzzle, await readDataOfPuzzles(db, [puzzle.id])));
    }),
    implement(deps, collectionPreview, async ({ params, context }) => {
      const collection = await readVisibleCollection(db, params.file, null);
      if (!collection.ok) return fail(NO_COLLECTION);
      const ids = await readFirstPuzzleIds(db, collection.value, MAX_BOARDS);
      return answer(context, collectionCard(collection.value, await readDataOfPuzzles(db, ids)));
    }),
    implement(deps, userPreview, async ({ params, context }) => {
      const user = await readActiveUser(db, params.file);
      if (!user) return fail(refusal('not_found', 'refusals.noAccount'));
      return answer(context, userCard(user, await safePicture(deps, user.id)));
    }),
  ];
}

/** A preview depends on the card alone, so its ETag is known before it is drawn. */
function answerWith({ previews }: Deps): Answer {
  const cache = new SizedCache<Uint8Array<ArrayBuffer>>(
    CACHE_BYTES,
    ({ byteLength }) => byteLength,
  );
  return async (context, card) => {
    const tag = `"${tagOfCard(card)}"`;
    const headers = { 'Cache-Control': CACHE_CONTROL, ETag: tag };
    if (context.req.header('If-None-Match')?.includes(tag) === true)
      return ok(new Response(null, { status: 304, headers }));
    const picture = await cache.get(tag, () => previews.draw(card));
    if (picture)
      return ok(new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } }));
    context.header('Retry-After', String(BUSY_SECONDS));
    return fail(refusal('busy', 'refusals.previewsBusy'));
  };
}

function tagOfCard({ portrait, ...card }: PreviewCard): string {
  const hash = createHash('sha256').update(VERSION).update(JSON.stringify(card));
  if (portrait) hash.update(portrait.bytes);
  return hash.digest('base64url');
}
