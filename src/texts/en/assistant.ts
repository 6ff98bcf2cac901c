/** The live assistant of the editor. */
export const assistant = {
  // AssistantPanel
  title: 'Live assistant',
  beforeLastEdit: ', before the last edit',
  allBeforeLastEdit: 'Before the last edit:',
  paintDeduced: 'Paint deduced cells',
  showWhere: 'Show on board',
  markThem: 'Highlight',
  placeAnyway: 'Place anyway',

  // Deductions
  off: 'Off',
  failed: 'The assistant stopped. Your next change restarts it.',
  thinking: 'Thinking…',
  opaque: 'Nothing can be deduced for this puzzle',
  noColoring: 'No solution possible',
  tooMuch: 'Too complex to analyze',
  nothingYet: 'No cell can be deduced yet',
  nothingAtOnce: 'No cell can be deduced right away',
  follows: '{count, plural, one {# cell can be deduced} other {# cells can be deduced}}',

  // Solutions
  unique: 'Exactly one solution',
  several: 'Two solutions that differ in {count, plural, one {# cell} other {# cells}}',
  yoursDecides: 'Several solutions are possible: yours decides',
  perhapsSecond: 'Has a solution. There may be a second one',
  unknown: 'Couldn’t tell whether it has a solution',
  broken: 'No solution',
  brokenBoard: 'No solution: this board can’t be filled',
  brokenClues: `No solution: {count, plural, one {this clue can’t be satisfied} other {these # clues contradict
      each other}}`,
  strengthSmallest: 'No smaller group of clues is in conflict.',
  strengthIrreducible: 'Remove any one of them, and the others work.',
  strengthProved: 'Some of them may not be part of the problem.',

  // Redundant and ignored clues
  redundant: '{count, plural, one {# clue isn’t} other {# clues aren’t}} needed',
  redundantApart: 'You can remove any one of them, but maybe not several.',
  redundantLate: '{count, plural, one {# clue} other {# clues}} took too long to check.',
  ignored: 'Not checked: {count, plural, one {# clue} other {# clues}}',
  ignoredWhy: `{count, plural, one {Only your solution can tell whether it’s satisfied.} other {Only your
      solution can tell whether they’re satisfied.}}`,

  // The symbol to be placed, and the cell at the cursor
  beforeSymbol: 'Not counting this {symbol}.',
  cannotStand: 'This {symbol} can’t go here',
  clashWithOne: 'This {symbol} contradicts {clue}',
  clashWithMany: 'This {symbol} contradicts {count, plural, one {# clue} other {# clues}}',
  atPlace: '{place}: {news}',
  colorFollows: '{color, select, dark {must be dark} other {must be light}}',
  keepsSolvable: 'Numbers that work: {numbers}',
  keepsSolvableOrUnknown: 'Numbers that work: {numbers}. Not sure: {unknown}',
  uniqueWith: 'Exactly one solution with {numbers}',
  numbersUnknown: 'Couldn’t tell which numbers work',
  noNumberHere: 'No number works here',
  noNumber: 'No number works',

  // Names of clues inside a sentence
  aRule: 'a rule',
  aSymbol: 'a symbol',
  symbol: 'symbol',
  symbolAt: '{symbol} at {place}',
  givenAt: 'given {color, select, dark {dark} light {light} other {gray}} at {place}',
} as const;
