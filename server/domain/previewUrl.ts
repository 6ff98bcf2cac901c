import { API_BASE } from '#contract/endpoint.ts';

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
