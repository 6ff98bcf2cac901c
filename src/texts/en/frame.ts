/** The frame of pages: sections, loading, errors, badges. */
export const frame = {
  search: 'Explore',
  myStuff: 'My stuff',

  // Section
  viewMore: 'View more',
  nothingYet: 'Nothing here yet.',

  // Pending
  pending: 'The page is loading',

  // ErrorPage
  tryAgain: 'Try again',

  notHere: 'This page is not on this device yet',
  notHereHelp: 'It could not be loaded. Lessons, drafts and puzzles under way are still there.',

  // Loaders
  homeError: 'An error occurred. Please try again.',

  // Badges
  moderator: 'Moderator',
  supporter: '{level, plural, =1 {was a supporter} other {supporter}}',
} as const;
