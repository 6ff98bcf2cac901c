/** The live assistant of the editor. */
export const assistant = {
  // AssistantPanel
  title: 'Live assistant',
  beforeLastEdit: ', before the last edit',
  allBeforeLastEdit: 'Before the last edit:',
  showWhere: 'Show where',
  markThem: 'Mark them',
  placeAnyway: 'Place anyway',

  // Deductions
  off: 'Off',
  failed: 'It stopped. Any change starts it again.',
  thinking: 'Thinking',
  opaque: 'Nothing can be concluded here',
  noColoring: 'No coloring is left',
  tooMuch: 'Too much to look at',
  nothingYet: 'No cell follows yet',
  nothingAtOnce: 'No cell follows at once',
  follows: '{count, plural, one {# cell follows already} other {# cells follow already}}',

  // Solutions
  unique: 'Exactly one solution',
  several: 'Two solutions: they differ in {count, plural, one {# cell} other {# cells}}',
  perhapsSecond: 'There is a solution. A second one was not ruled out',
  unknown: 'Not known whether there is a solution',
  broken: 'The puzzle is broken',
  brokenBoard: 'The puzzle is broken: this board allows no coloring',
  brokenClues:
    'The puzzle is broken: {count, plural, one {this clue cannot hold} other {these # clues cannot hold together}}',
  strengthSmallest: 'No fewer clues are in conflict.',
  strengthIrreducible: 'Without any one of them the others can hold.',
  strengthProved: 'Some of them may not be needed for that.',

  // Redundant and ignored clues
  redundant: '{count, plural, one {# clue} other {# clues}} could go',
  redundantApart: 'Each by itself: two of them may need each other.',
  redundantLate: '{count, plural, one {# clue} other {# clues}} took too long to look at.',
  ignored: 'Not considered: {count, plural, one {# clue} other {# clues}}',
  ignoredWhy:
    '{count, plural, one {Only your solution satisfies it.} other {Only your solution satisfies them.}}',

  // The symbol to be placed, and the cell at the cursor
  beforeSymbol: 'Before this {symbol}.',
  cannotStand: 'This {symbol} cannot stand here',
  clashWithOne: 'This {symbol} and {clue} cannot hold together',
  clashWithMany:
    'This {symbol} and {count, plural, one {# clue} other {# clues}} cannot hold together',
  atPlace: '{place}: {news}',
  colorFollows: '{color, select, dark {dark follows} other {light follows}}',
  keepsSolvable: 'Keeps it solvable: {numbers}',
  keepsSolvableOrUnknown: 'Keeps it solvable: {numbers}. Not known of {unknown}',
  numbersUnknown: 'Not known which numbers keep it solvable',
  noNumberHere: 'No number keeps it solvable here',
  noNumber: 'No number keeps it solvable',

  // Names of clues inside a sentence
  aRule: 'a rule',
  aSymbol: 'a symbol',
  symbol: 'symbol',
  symbolAt: '{symbol} at {place}',
  givenAt: 'given {color, select, dark {dark} light {light} other {gray}} at {place}',
} as const;
