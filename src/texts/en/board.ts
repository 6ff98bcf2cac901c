/** Spoken texts of the board: cells, their state, keys. */
export const board = {
  // Places
  place: 'row {row}, column {column}',
  atSide:
    '{what} {side, select, upperLeft {on its upper-left corner} upperRight {on its upper-right corner} lowerLeft {on its lower-left corner} lowerRight {on its lower-right corner} upper {on its upper edge} lower {on its lower edge} left {on its left edge} other {on its right edge}}',
  clueAt: '{clue} at {place}',

  // A cell in one phrase
  missing: '{place}, no cell',
  color: '{color, select, dark {dark} light {light} other {empty}}',
  given: 'given',
  final: 'final',
  marked: '{kind, select, dot {marked with a dot} cross {marked with a cross} other {not marked}}',
  joined: 'merged with the cell {sides}',
  border: 'border {sides}',
  side: '{side, select, left {to the left} right {to the right} above {above} other {below}}',
  zone: 'zone {number}',
  partOfError: 'part of a mistake',
  state: `{state, select, error {wrong} satisfied {satisfied} ignored {ignored} other {not done yet}}`,

  // Changes of the board
  resized: 'The board is now {width} by {height}',
  oneBecame: '{place}, {what}',
  someBecame: '{count, plural, one {# cell} other {# cells}} {what}',
  removed: 'removed',
  changed: 'changed',
  nowGiven: '{color, select, dark {dark} light {light} other {empty}}, given',
  noLongerGiven: '{color, select, dark {dark} light {light} other {empty}}, no longer given',
  markedAnew: 'with changed marks',
  clueAppeared: 'New clue at {clue}',
  cluesAppeared: '{count, plural, one {# new clue} other {# new clues}}',
  nothingWrong: 'No more mistakes',
  solved: 'Solved. {ending, select, perfect {Perfect} other {All lit}}',

  // Answers to keys of screen readers
  noEmptyLeft: 'No empty cells left',
  noError: 'No mistakes',
  noSymbols: 'No symbols',
  noSymbolHere: 'No symbol here',
  needsNetwork: 'This needs an internet connection the first time',
  nothingCounted: 'Nothing to count here',
  noCell: 'No cell',
  emptyRegion: 'Empty area of {count, plural, one {# cell} other {# cells}}',
  closedRegion: `{color, select, dark {Dark} other {Light}} area of {count, plural, one {# cell} other {#
      cells}}, can’t grow`,
  growingRegion: `{color, select, dark {Dark} other {Light}} area of {count, plural, one {# cell} other {#
      cells}}, can grow to {most}`,
  size: '{width} by {height}',
  noneLeft: 'no empty cells left',
  someLeft: '{count, plural, one {# empty cell} other {# empty cells}} left',
  noneWrong: 'no mistakes',
  someWrong: '{count, plural, one {# cell} other {# cells}} marked as wrong',
  noRules: 'no rules',
  rules: 'rules: {rules}',

  // Counts of clues, and their values
  countOf: '{completed} of {possible}',
  countTo: '{completed} to {possible}',
  countAtMost: '{completed}, at most {possible}',
  countToward: '{direction, select, up {up} down {down} left {left} other {right}} {count}',
  now: 'So far {count}.',
  nowInLines: 'So far {count}: {lines}.',
  doesNotHold: 'Not satisfied',
  symbolsAt: 'Symbols at {place}',
  holds: 'satisfied',
  takeColorBack: 'Erase',
  paintIt: 'Paint {color, select, dark {dark} other {light}}',

  // The canvas
  noCanvas:
    'Your browser can’t show the animated board, so you see a simple one. Everything works.',
  magnified:
    'The board zoomed in because its cells were too small to tap. A double tap shows all of it again.',
} as const;
