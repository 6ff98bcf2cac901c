/**
 * The main pages, in the header and in the navigation bar of phones. All paths that begin with
 * `section` belong to a page.
 */
export const PLACES = [
  { to: '/search/puzzles', section: '/search', label: 'frame.search' },
  { to: '/learn', section: '/learn', label: 'site.learn' },
  { to: '/create', section: '/create', label: 'site.create' },
  { to: '/my-stuff/puzzles', section: '/my-stuff', label: 'frame.myStuff' },
] as const;

/** The value of `aria-current` for a section: set if the path is in it. */
export function currentIn(section: string, pathname: string): 'page' | undefined {
  return `${pathname}/`.startsWith(`${section}/`) ? 'page' : undefined;
}
