/** Publishing the puzzles of the bulk import. */
export const bulk = {
  publishAll: 'Publish all ({count, number})',
  publish: 'Publish',
  publishNamed: 'Publish {name}',
  notYet: 'Do not publish',
  notYetNamed: 'Do not publish {name}',
  needsTitle: 'It needs a title to be published: edit it.',
  toPuzzle: 'To the puzzle',
  toPuzzleNamed: 'To {name} on the site',

  // Stages of a row
  waiting: 'Waiting to be published',
  uploading: 'Uploading',
  publishing: 'Publishing',
  removing: 'Removing',
  online: 'Online',
  refused: 'Not published',

  // The whole queue
  group: 'Publishing',
  progress: '{done, number} of {all, number} published or refused',
  running: 'Publishing, one at a time: at most sixty calls a minute.',
  offline: 'The server is not reached. It goes on by itself.',
  busy: 'The site is busy. It goes on by itself in a moment.',
  restricted: 'You may not publish at the moment.',
  signedOut: 'You are signed out. The list stays here until you are back.',
  left: '{count, plural, one {# puzzle is} other {# puzzles are}} not published yet.',
  done: '{count, plural, one {# puzzle is} other {# puzzles are}} online.',
  someRefused: '{count, plural, one {# was} other {# were}} refused.',
  pause: 'Pause',
  goOn: 'Go on',
  leaveOut: 'Do not publish them',
  signIn: 'Sign in / sign up',
  notKept:
    'Your browser keeps nothing for this site. If this page closes, what is left is not remembered.',
} as const;
