/** Additions to a puzzle of the site during a solve. */
export const online = {
  placeIn: '{place, number} of {total, number}',
  toCollection: 'To the collection',
  showEarlier: 'Show earlier ones',
  showLater: 'Show later ones',
  verified: 'one solution',
  verifiedTitle: 'The solver of this site proved that there is exactly one solution.',
  love: 'Love this puzzle, {count, plural, =0 {nobody does yet} one {{shown} does} other {{shown} do}}',
  comments: 'Comments, {count, plural, =0 {none yet} other {{shown}}}',
  edit: 'Edit this puzzle',
  playersSay: 'Players find it {word}',
  howHard: 'How hard was it?',
  howHardNote: 'The median of all answers is shown with the puzzle.',
  rateAs:
    '{value, number} of 10, {count, plural, =0 {chosen by nobody} one {chosen by # player} other {chosen by # players}}',
  youSay: 'You say {word}',
  fasterThan: 'Faster than {percent, number} % of those who came before.',
  signIn: '<link>Sign in</link> to love, rate and comment puzzles.',
  signInSolved: '<link>Sign in</link> to keep this solve, and to rate and comment the puzzle.',
  offline: 'You are offline. What you do is kept here, and told to the site later.',
  why: '{why, select, collection {Next in this collection} author {More by {author}} alike {Another one like it} other {Something else}}',
  toSearch: 'Explore puzzles',
  tookOther: 'Here is the board as you left it on another device.',
  otherDevice: 'You went on with this puzzle on another device',
  otherDeviceNote:
    'Which board do you want to go on with? If you take the other one, undo brings this one back.',
  boardThere: 'On the other device',
  boardHere: 'Here',
  goOnHere: 'Go on with this one',
  goOnThere: 'Take the other one',

  // Replay of the own solve
  watchNote: 'Stroke by stroke, as far back as undo would go.',
  play: 'Play',
  pause: 'Pause',
  stroke: 'Stroke {step, number} of {steps, number}',
} as const;
