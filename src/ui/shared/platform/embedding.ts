/** Whether this page was opened to stand in one of another site. */
export function isEmbedded(): boolean {
  return location.pathname.startsWith('/embed/');
}

/**
 * The theme that a page inside another one has: as its address says, else that of the system. Null
 * for all other pages, which have that of their visitor.
 */
export function themeOfFrame(): 'dark' | 'light' | 'system' | null {
  if (!isEmbedded()) return null;
  const asked = new URLSearchParams(location.search).get('theme');
  return asked === 'dark' || asked === 'light' ? asked : 'system';
}
