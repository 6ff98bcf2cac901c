/** The puzzle of the day: its page, result, archive, and its queue for moderators. */
export const daily = {
  title: 'Daily puzzle',
  heading: 'Daily puzzle, {date}',
  headingShort: 'Daily puzzle {date}',
  about: 'A new puzzle every day, the same for everyone.',
  play: 'Play today’s puzzle',
  instead:
    'The daily puzzle isn’t available right now. This is another puzzle for you. It isn’t a daily one.',
  noSuchDay: 'There’s no daily puzzle for this day.',

  // Days in a row
  row: '{days, plural, =0 {Not solved on its day} one {1 day in a row} other {# days in a row}}',
  rowSoFar:
    '{days, plural, =0 {Solve it today to start a row} one {1 day in a row so far} other {# days in a row so far}}',
  frozen: 'You missed {date}. One missed day a week doesn’t end your row.',
  late: 'Solved later',

  // The next puzzle
  next: 'The next puzzle comes at {time} (00:00 UTC), in {left}.',
  nextHere: '<link>The next puzzle</link> is here.',

  // Result
  result: 'Result',
  resultDescription: 'Your result without spoilers, and how others did.',
  sharedDay: '{product} daily {date} · {kind} {size}',
  sharedSolve: '{time} · {hints, plural, =0 {no hints} one {1 hint} other {# hints}}',
  puzzle: 'Puzzle',
  copyText: 'Copy text',
  textCopied: 'Text copied.',
  cardLabel: 'Picture of your result',
  others: 'How others did',
  othersNone: 'You’re the first.',
  othersCount:
    '{solves, plural, one {1 player} other {# players}}, {percent, number}% without hints.',
  times: 'Times of all players',
  upTo: 'up to {time}',
  over: 'over {time}',
  timesRow: '{range}: {solves, plural, one {1 player} other {# players}}',

  // Archive
  archive: 'Daily puzzles',
  toArchive: 'All days',
  previous: 'Previous month',
  following: 'Next month',
  month: 'Days of {month}',
  day: '{date}, {kind}, {state, select, onTime {solved on its day} late {solved later} other {not solved}}',
  onTime: 'Solved on its day',
  open: 'Not solved',
  empty: 'No puzzles in this month.',

  // Moderators
  planned: 'Daily',
  plannedHelp:
    'Puzzles of the next 14 days. Nobody else sees them before their day, which starts at 00:00 UTC.',
  score: 'Score {score}',
  chosen: 'Chosen by a moderator',
  state:
    '{state, select, making {Another one is being created…} missing {Not created yet} other {}}',
  shown: 'Published',
  replace: 'Replace',
  replaceTitle: 'Replace the puzzle of {date}?',
  replaceDescription: 'A new puzzle takes up to a minute.',
  replaceNew: 'Create another one',
  replaceAddress: 'Address of a published puzzle',
  replaceChosen: 'Use this puzzle',
} as const;
