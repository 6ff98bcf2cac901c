/** Publishing the puzzles of the bulk import. */
export const bulk = {
  publishAll: 'Publish all ({count, number})',
  publish: 'Publish',
  publishNamed: 'Publish {name}',
  notYet: 'Don’t publish',
  notYetNamed: 'Don’t publish {name}',
  needsTitle: 'Add a title before you publish this puzzle.',
  toPuzzle: 'View puzzle',
  toPuzzleNamed: 'View puzzle {name}',

  // The question before publishing
  askTitle: '{count, plural, one {Publish this puzzle?} other {Publish # puzzles?}}',
  askNote: `{count, plural, one {Everyone will be able to find and solve it. You can edit a published puzzle, but you can’t delete it.} other {Everyone will be able to find and solve them. You can edit published puzzles, but you can’t delete them.}}`,
  whatPlayersSee: 'What players will see',
  lookingForDoubles: 'Checking for puzzles you’ve already published…',
  doublesUnknown: 'The server couldn’t check whether you’ve already published any of these.',
  doubles: `{count, plural, one {{all, plural, one {You’ve already published it.} other {You’ve already published one of these. It’s left out.}}} other {You’ve already published # of these. They’re left out.}}`,
  publishTwice: 'Publish again',
  publishNow: '{count, plural, one {Publish} other {Publish #}}',
  cancel: 'Cancel',

  // Stages of a row
  waiting: 'Waiting to be published',
  uploading: 'Uploading',
  publishing: 'Publishing',
  removing: 'Removing',
  online: 'Published',
  refused: 'Not published',

  // The whole queue
  group: 'Publishing',
  progress: '{done, number} of {all, number} done',
  running: 'Publishing one puzzle at a time, to go easy on the server.',
  offline: 'Can’t reach the server. Publishing continues by itself when it’s back.',
  busy: 'The server is busy. Publishing continues by itself in a moment.',
  restricted: 'A moderator has paused publishing for your account.',
  signedOut: 'You’re signed out. The list stays here until you sign in again.',
  left: '{count, plural, one {# puzzle isn’t} other {# puzzles aren’t}} published yet.',
  done: '{count, plural, one {# puzzle} other {# puzzles}} published.',
  someRefused: '{count, plural, one {# puzzle} other {# puzzles}} couldn’t be published.',
  pause: 'Pause',
  goOn: 'Resume',
  leaveOut: 'Don’t publish these',
  signIn: 'Sign in / sign up',
  notKept:
    'Your browser isn’t saving data for this site. If you close this page, the rest of the list is lost.',
} as const;
