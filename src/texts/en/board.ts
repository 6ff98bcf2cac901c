/** Spoken texts of the board: cells, their state, keys. */
export const board = {
  // Places
  place: 'row {row}, column {column}',
  atSide:
    '{what} {side, select, upperLeft {on its upper left corner} upperRight {on its upper right corner} lowerLeft {on its lower left corner} lowerRight {on its lower right corner} upper {on its upper edge} lower {on its lower edge} left {on its left edge} other {on its right edge}}',
  clueAt: '{clue} at {place}',

  // A cell in one phrase
  missing: '{place}, no cell',
  color: '{color, select, dark {dark} light {light} other {empty}}',
  given: 'given',
  final: 'final',
  marked: '{kind, select, dot {marked with a dot} cross {marked with a cross} other {not marked}}',
  joined: 'joined {sides}',
  border: 'border {sides}',
  side: '{side, select, left {left} right {right} above {above} other {below}}',
  zone: 'zone {number}',
  partOfError: 'part of an error',
  state: '{state, select, error {wrong} satisfied {satisfied} ignored {excused} other {open}}',

  // Changes of the board
  resized: 'The board is {width} by {height} now',
  oneBecame: '{place}, {what}',
  someBecame: '{count, plural, one {# cell} other {# cells}} {what}',
  removed: 'removed',
  changed: 'changed',
  nowGiven: '{color, select, dark {dark} light {light} other {empty}}, given',
  noLongerGiven: '{color, select, dark {dark} light {light} other {empty}}, no longer given',
  markedAnew: 'marked anew',
  clueAppeared: 'A clue appeared at {clue}',
  cluesAppeared: '{count, plural, one {# clue} other {# clues}} appeared',
  nothingWrong: 'Nothing is wrong any more',
  solved: 'Solved. {ending, select, perfect {Perfect} other {All lit}}',

  // Answers to keys of screen readers
  noEmptyLeft: 'No empty cell left',
  noError: 'No error',
  noSymbols: 'No symbols',
  noSymbolHere: 'No symbol here',
  needsNetwork: 'This needs the network once',
  nothingCounted: 'Nothing is counted here',
  noCell: 'No cell',
  emptyRegion: 'Empty region of {count, plural, one {# cell} other {# cells}}',
  closedRegion:
    '{color, select, dark {Dark} other {Light}} region of {count, plural, one {# cell} other {# cells}}, closed',
  growingRegion:
    '{color, select, dark {Dark} other {Light}} region of {count, plural, one {# cell} other {# cells}}, can grow to {most}',
  size: '{width} by {height}',
  noneLeft: 'no empty cell left',
  someLeft: '{count, plural, one {# cell} other {# cells}} left',
  noneWrong: 'no error',
  someWrong: '{count, plural, one {# cell} other {# cells}} under an error mark',
  noRules: 'no rules',
  rules: 'rules: {rules}',

  // Counts of clues, and their values
  countOf: '{completed} of {possible}',
  countTo: '{completed} to {possible}',
  countAtMost: '{completed}, at most {possible}',
  countToward: '{direction, select, up {up} down {down} left {left} other {right}} {count}',
  now: 'Now {count}.',
  nowInLines: 'Now {count}: {lines}.',
  doesNotHold: 'It does not hold',
  symbolsAt: 'Symbols at {place}',
  holds: 'holds',
  takeColorBack: 'Take the color back',
  paintIt: 'Paint it {color, select, dark {dark} other {light}}',

  // The canvas
  noCanvas:
    'This browser cannot draw the moving board, so you see a still one: everything but zoom works on it.',
} as const;
