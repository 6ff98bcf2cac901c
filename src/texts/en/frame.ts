/** The frame of pages: sections, loading, errors, badges. */
export const frame = {
  search: 'Explore',
  myStuff: 'My stuff',

  // Section
  viewMore: 'View more',
  nothingYet: 'Nothing here yet.',

  // Pending
  pending: 'Loading page…',

  // ErrorPage
  tryAgain: 'Try again',

  notHere: 'This page isn’t available offline yet',
  notHereHelp: 'It couldn’t be loaded. Your lessons, drafts, and unfinished puzzles still work.',

  // Parts
  notLoaded: 'This couldn’t be loaded. Try again, or reload the page.',

  // Loaders
  homeError: 'An error occurred. Please try again.',

  // Badges
  moderator: 'Moderator',
  supporter: '{level, plural, =1 {former supporter} other {supporter}}',
} as const;
