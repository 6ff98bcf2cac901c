/** True if this page is made for embedding in another site. */
export function isEmbedded(): boolean {
  return location.pathname.startsWith('/embed/');
}

/**
 * The theme of an embedded page: from its address, else that of the system. Null for all other
 * pages, which have the visitor's theme.
 */
export function themeOfFrame(): 'dark' | 'light' | 'system' | null {
  if (!isEmbedded()) return null;
  const asked = new URLSearchParams(location.search).get('theme');
  return asked === 'dark' || asked === 'light' ? asked : 'system';
}
