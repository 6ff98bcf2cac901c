/**
 * The places of the site, in the header and at the foot of phones. All that begins with `section`
 * is part of a place.
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
