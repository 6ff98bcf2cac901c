/** Additions to a puzzle of the site during a solve. */
export const online = {
  placeIn: '{place, number} of {total, number}',
  toCollection: 'View collection',
  showEarlier: 'Show previous puzzles',
  showLater: 'Show more puzzles',
  verified: 'one solution',
  verifiedTitle: 'Our solver proved that there’s exactly one solution.',
  love: `Love this puzzle, {count, plural, =0 {no loves yet} one {{shown} love} other {{shown} loves}}`,
  comments: 'Comments, {count, plural, =0 {none yet} other {{shown}}}',
  edit: 'Edit puzzle',
  playersSay: 'Players rate it {word}',
  howHard: 'How hard was it?',
  howHardNote: 'The puzzle shows the median of all ratings from solves without hints.',
  rateAs: '{value, number} of 10, {count, plural, =0 {no votes} one {# vote} other {# votes}}',
  youSay: 'You rated it {word}',
  fasterThan: 'Faster than {percent, number}% of players.',
  signIn: '<link>Sign in</link> to love, rate, and comment on puzzles.',
  signInSolved: '<link>Sign in</link> to save this solve and to rate and comment on the puzzle.',
  offline: `{cause, select, server {The server isn’t available right now. Your progress is saved here and sent when it’s
      back.} other {You’re offline. Your progress is saved here and sent when you’re back online.}}`,
  why: `{why, select, collection {Next in this collection} author {More by {author}} alike {A similar
      puzzle} other {Another puzzle}}`,
  toSearch: 'Explore puzzles',
  tookOther: 'Picked up where you left off on another device.',
  otherDevice: 'You also played this puzzle on another device',
  otherDeviceNote: 'Which board do you want to continue? If you switch, Undo brings this one back.',
  boardThere: 'On the other device',
  boardHere: 'On this device',
  goOnHere: 'Continue this one',
  goOnThere: 'Switch to the other',

  // Replay of the own solve
  watchNote: 'Your solve, move by move, as far back as Undo goes.',
  play: 'Play',
  pause: 'Pause',
  stroke: 'Move {step, number} of {steps, number}',
} as const;
