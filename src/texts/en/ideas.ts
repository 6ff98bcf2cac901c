/** Ideas of the editor: tools that change the puzzle for its author. */
export const ideas = {
  // IdeasPanel
  clues: 'Clues from my solution',
  cluesNote: 'Adds clues until your painted solution is the only one.',
  fewest: 'Fewest clues',
  fewestNote: 'Removes all clues that aren’t needed.',
  unique: 'Exactly one solution',
  uniqueNote: 'Adds as few clues as possible.',
  values: 'Number of the selected symbol',
  valuesNote: 'Finds the numbers with which the puzzle has one solution.',
  easier: 'Easier',
  easierNote: 'Adds clues until the difficulty drops.',
  harder: 'Harder',
  harderNote: 'Removes or replaces clues until the difficulty rises.',
  solution: 'A solution to start from',
  solutionNote: 'Paints a random solution of the rules and clues on the board.',
  follows: 'Paint what can be deduced',
  followsNote: 'Paints the cells whose color follows from the clues.',
  surprise: 'Surprise me',
  surpriseNote:
    'Replaces your solution and all clues with a new puzzle under the rules on the board.',
  kinds: 'Kinds of clues',
  given: 'Givens',
  givesColors: 'Symbols also give the color of their cell',
  symmetry: 'Symmetry',
  symmetryNone: 'None',
  symmetryHalf: 'Half-turn',
  symmetryMirror: 'Left and right',
  symmetryDiagonal: 'Diagonal',
  symmetryQuarter: 'Quarter-turn',
  choices: 'Ideas to choose from',
  toRemove: 'Clues to remove. Uncheck the ones that should stay.',
  apply: 'Apply',
  another: 'Try another',
  thinking: 'Thinking…',
  applied: 'Applied. Undo reverts it.',
  failed: 'The tool stopped. Your next change restarts it.',

  // Changes
  added:
    '{count, plural, one {# clue} other {# clues}} added. The puzzle has exactly one solution.',
  fewer: `{count, plural, one {# clue} other {# clues}} removed. The puzzle still has exactly one
      solution.`,
  fewestFound: `{count, plural, one {# clue} other {# clues}} removed. The puzzle still has exactly one
      solution, and no smaller choice of its clues is enough.`,
  countOfKind: '{kind}: {count}',
  countOfGivens: 'Givens: {count}',
  choiceOf: '{name} (choice {number, number})',
  uniqueWith: 'With {number}, the puzzle has exactly one solution.',
  easierBy: `{count, plural, one {# clue} other {# clues}} added. The difficulty drops from {before, number} to
      {after, number}.`,
  harderBy: `{removed, plural, =0 {} one {# clue removed. } other {# clues removed. }}{added, plural, =0 {}
      one {# clue added. } other {# clues added. }}The difficulty rises from {before, number} to
      {after, number}.`,
  randomSolution: 'A random solution of these rules and clues.',
  wholePuzzle: `A new puzzle with {count, plural, one {# clue} other {# clues}}. It has exactly one
      solution.`,
  followsBy: '{count, plural, one {# cell} other {# cells}} painted.',

  // Reasons why there is no change
  tooLarge: 'This board is too large for ideas.',
  noCells: 'This board has no cells.',
  grayGivens: 'A gray given has no color, so this puzzle has no full solution.',
  underclued: 'This puzzle only asks for cells that can be deduced, so this tool doesn’t fit.',
  opaque: 'Some rules or symbols here depend on your own solution, so nothing can be computed.',
  countedSymbols: 'A rule counts symbols or lets them be wrong. Choose givens only.',
  symbolRules: 'A rule counts symbols or lets them be wrong, so this tool doesn’t fit.',
  paintFirst: 'Paint every cell of your solution first.',
  brokenSolution: 'Your solution breaks a rule or a symbol.',
  noKinds: 'Choose at least one kind of clues.',
  notEnough: `These clues leave more than one solution. Choose more kinds, or let symbols give the color of
      their cell.`,
  alreadyUnique: 'The puzzle already has exactly one solution.',
  notUnique: 'The puzzle needs exactly one solution first.',
  noSolution: 'These rules and clues have no solution.',
  allNeeded: 'Every clue is needed.',
  noNumber: 'Select a symbol with a number.',
  noValue: 'No number leads to exactly one solution.',
  nothingFollows: 'No empty cell can be deduced.',
  easiest: 'No easier puzzle was found.',
  hardest: 'No harder puzzle was found.',
  tooMuch: 'This puzzle is too complex to compute an idea.',
} as const;
