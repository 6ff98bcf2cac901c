/** Reasons why a page or a puzzle is not shown. */
export const guards = {
  // Guard
  moment: 'One moment…',
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

  // Puzzles on the server
  puzzleAway: 'The server was not reached, and this puzzle is not on this device.',
  puzzleUnknown: 'There is no such puzzle, or its author keeps it private.',
  puzzleOfOther: 'Only its author can edit this puzzle.',
  puzzleSignIn: 'Sign in to edit this puzzle.',

  // Titles of guarded pages
  profile: 'Profile',
  collection: 'Collection',
  notifications: 'Notifications',
  myFollows: 'Followed collections',
  support: 'Support',
  moderation: 'Moderation',
} as const;
