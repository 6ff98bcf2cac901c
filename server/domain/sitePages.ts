import { validate } from 'uuid';
import { API_BASE } from '#contract/endpoint.ts';

/** The name of the product for other programs. */
export const SITE_NAME = 'Chiaro';

/** Pages of items, on the origin of the pages. */
export const pageOfPuzzle = (webOrigin: string, id: string) => `${webOrigin}/solve/${id}`;
/** The same puzzle in a frame of another site. */
export const frameOfPuzzle = (webOrigin: string, id: string) => `${webOrigin}/embed/${id}`;
export const pageOfUser = (webOrigin: string, id: string) => `${webOrigin}/profile/${id}`;
export const pageOfCollection = (webOrigin: string, id: string) => `${webOrigin}/collection/${id}`;

/** Address of a feed, on the origin of the API. */
export const feedAddress = (apiOrigin: string, path: string) =>
  `${apiOrigin}${API_BASE}/feed/${path}.atom`;

/** The id of the puzzle whose page has this address; null for other addresses. */
export function puzzleOfPage(webOrigin: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const [, id = ''] = /^\/(?:solve|perfection|embed)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return origin === webOrigin && validate(id) ? id.toLowerCase() : null;
}

/** Title of a card, with a fallback for untitled items. */
export function titleOr(title: string, kind: 'Puzzle' | 'Collection'): string {
  return title.trim() === '' ? `Untitled ${kind}` : title;
}
