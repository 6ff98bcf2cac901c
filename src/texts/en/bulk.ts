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
