import { API_BASE } from '#contract/endpoint.ts';

/** The size of pictures in links, in pixels: what programs that show links ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What there are pictures of. */
export type PreviewKind = 'puzzle' | 'collection' | 'user';

/**
 * Where the picture of something is. A change of it makes another address: programs that show links
 * keep what they have for an address as long as they like.
 */
export function previewAddress(
  apiOrigin: string,
  kind: PreviewKind,
  id: string,
  changedAt: string,
): string {
  const version = Date.parse(changedAt).toString(36);
  return `${apiOrigin}${API_BASE}/preview/${kind}/${id}.png?v=${version}`;
}
