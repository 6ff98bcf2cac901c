/** Reasons why a page or a puzzle is not shown. */
export const guards = {
  // Guard
  moment: 'Loading…',
  offline: 'This page needs an internet connection',
  offlineHelp:
    'You’re offline. Lessons, drafts, and unfinished puzzles still work. This page opens by itself when you’re back online.',
  offlineModeHelp:
    'Offline mode is on, so nothing is loaded from the server. Lessons, drafts, and unfinished puzzles still work.',
  unreachable: 'Can’t reach the server',
  maintenance: 'The server isn’t available right now',
  serverHelp:
    'This opens by itself when the server is back. Until then, lessons, drafts, and unfinished puzzles still work.',
  signIn: 'Sign in to see this page',
  signInHelp: 'This page shows things from your account. You’ll come right back here.',
  signInLink: 'Sign in',
  notModerator: 'This page is for moderators',
  notModeratorHelp: 'Your account isn’t a moderator account.',

  // DevicePuzzles
  devicePuzzles: 'Puzzles on this device',
  moreDevicePuzzles: 'Show more',

  // Puzzles on the server
  puzzleAway: 'Can’t reach the server, and this puzzle isn’t saved on this device.',
  puzzleUnknown: 'This puzzle doesn’t exist, or its author made it private.',
  puzzleOfOther: 'Only the author can edit this puzzle.',
  puzzleSignIn: 'Sign in to edit this puzzle.',

  // Titles of guarded pages
  profile: 'Profile',
  collection: 'Collection',
  notifications: 'Notifications',
  myFollows: 'Followed collections',
  explorePuzzles: 'Explore puzzles',
  exploreCollections: 'Explore collections',
  support: 'Support {product}',
  moderation: 'Moderation',
} as const;
