/** The frame of pages: what they need, what is not there. */
export const frame = {
  search: 'Explore',
  myStuff: 'My stuff',
  myFollows: 'Followed collections',
  profile: 'Profile',
  collection: 'Collection',
  support: 'Support',
  moderation: 'Moderation',

  // Section
  viewMore: 'View more',
  nothingYet: 'Nothing here yet.',

  // Pending
  pending: 'The page is loading',

  // Guard
  moment: 'One moment…',
  tryAgain: 'Try again',
  offline: 'This page needs the network',
  offlineHelp:
    'You are offline. Lessons, drafts and puzzles under way are on this device, and the page comes by itself once the network is back.',
  offlineModeHelp:
    'Offline mode is on, so nothing is asked of the server. Lessons, drafts and puzzles under way are on this device.',
  signIn: 'Sign in to see this page',
  signInHelp: 'It shows what belongs to your account. You come back here afterwards.',
  signInLink: 'Sign in',
  notModerator: 'This page is for moderators',
  notModeratorHelp: 'Your account is not one of theirs.',

  // ErrorPage
  notHere: 'This page is not on this device yet',
  notHereHelp: 'It could not be loaded. Lessons, drafts and puzzles under way are still there.',

  // Loaders
  homeError: 'An error occurred. Please try again.',
  puzzleAway: 'The server was not reached, and this puzzle is not on this device.',
  puzzleUnknown: 'There is no such puzzle, or its author keeps it private.',
  puzzleOfOther: 'Only its author can edit this puzzle.',
  puzzleSignIn: 'Sign in to edit this puzzle.',
} as const;
