import { validate } from 'uuid';
import { API_BASE } from '#contract/endpoint.ts';

/** The name of the product for other programs. */
export const SITE_NAME = 'Chiaro';

/** Pages of items, on the origin of the pages. */
export const puzzleUrl = (webOrigin: string, id: string) => `${webOrigin}/solve/${id}`;
/** The same puzzle in a frame of another site. */
export const embedUrl = (webOrigin: string, id: string) => `${webOrigin}/embed/${id}`;
export const userUrl = (webOrigin: string, id: string) => `${webOrigin}/profile/${id}`;
export const collectionUrl = (webOrigin: string, id: string) => `${webOrigin}/collection/${id}`;

/** Address of a feed, on the origin of the API. */
export const feedUrl = (apiOrigin: string, path: string) =>
  `${apiOrigin}${API_BASE}/feed/${path}.atom`;

/** The id of the puzzle whose page has this address; null for other addresses. */
export function puzzleIdFromUrl(webOrigin: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const [, id = ''] = /^\/(?:solve|perfection|embed)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return origin === webOrigin && validate(id) ? id.toLowerCase() : null;
}

/** Title of a card, with a fallback for untitled items. */
export function titleOrDefault(title: string, kind: 'Puzzle' | 'Collection'): string {
  return title.trim() === '' ? `Untitled ${kind}` : title;
}

/** Size of link previews in pixels, as link-showing programs request. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Kinds of items with previews. */
export type PreviewKind = 'puzzle' | 'collection' | 'user';

/**
 * Address of an item's preview. It changes with the item, because clients cache a preview by its
 * address indefinitely.
 */
export function previewUrl(
  apiOrigin: string,
  kind: PreviewKind,
  id: string,
  changedAt: string,
): string {
  const version = Date.parse(changedAt).toString(36);
  return `${apiOrigin}${API_BASE}/preview/${kind}/${id}.png?v=${version}`;
}
