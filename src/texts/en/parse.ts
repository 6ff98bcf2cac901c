/** Opening puzzles: errors of texts, links and files, and messages after opening. */
export const parse = {
  // Grid texts and puzzle texts. These sentences are fixed: see docs/grid-text.md
  badSegment: 'Invalid data: {text}',
  badTiles: 'Invalid grid data',
  badConnections: 'Invalid grid connections',
  badZones: 'Invalid grid zones',
  unknownRule: 'Unknown rule: {id}',
  unknownSymbol: 'Unknown symbol: {id}',
  unknownVersion: 'Unknown serializer version for {text}',
  emptyField: 'This field has no value: {name}',
  noSize: 'A grid text without size needs tiles.',
  tooManyCells: 'A grid cannot have more than 1 000 000 cells.',
  tooManyInside: 'The grids inside a grid cannot have more than 1 000 000 cells together.',
  tooManyClues: 'A grid cannot have more than 100 000 rules and symbols.',
  tooDeep: 'A grid holds grids inside grids over {levels} levels deep.',
  notAPuzzle: 'This is not the text of a puzzle.',
  noGrid: 'This puzzle has no grid.',
  notAGrid: 'Grid must be a GridData instance',
  notASolution: 'Solution must be a GridData instance',

  // Metadata
  notAnObject: 'Data must be an object',
  notAString: '{field, select, title {Title} author {Author} other {Description}} must be a string',
  emptyText: '{field, select, title {Title} other {Author}} must not be empty',
  notANumber: 'Difficulty must be a number',
  notAnInteger: 'Difficulty must be an integer',
  tooEasy: 'Difficulty must be at least 0',
  tooHard: 'Difficulty must be at most {most}',

  // Share links
  unknownPacking: 'This link is packed in a way that is not known.',
  damagedLink: 'This link is damaged or incomplete.',
  linkTooLarge: 'This link holds more than 4 MB.',

  // Links of other sites
  notALink: 'This is not a link to a puzzle.',
  damagedGenre: 'This {genre} link is damaged or incomplete.',
  genreWithoutSize: 'This {genre} link has no size.',
  genreTooLarge: 'This {genre} link asks for a board that is too large.',
  genreVariant: 'This {genre} is a variant, and its link does not tell the rules.',
  unknownGenre: 'Puzzles of the genre “{genre}” are not known here.',
  genreWithoutRule: '{genre} needs a rule that is not among the rules and symbols here.',
  genreWithoutColors: '{genre} cannot be stated with light and dark cells.',
  clueWithoutLetter: 'This {genre} has a clue without a letter, which has no symbol here.',
  dotOnCorner: 'This {genre} has a dot on a corner of cells, where the genre has none.',
  cluesInside: 'This {genre} has clues inside the board, which cannot be stated here.',

  // Texts to open
  nothingYet: 'There is nothing to open yet.',
  severalPuzzles:
    '{count, plural, one {This holds # puzzle.} other {This holds # puzzles.}} The bulk import takes all of them.',
  neitherLinkNorText: 'This is neither a link to a puzzle nor the text of one.',

  // Puzzles that were opened
  leftCopy: 'Another tab left this puzzle with a board of its own. It is kept as a copy.',
  openCopy: 'Open the copy',
  solutionLeftOut: 'The solution was left out, so that you can still solve this puzzle.',
  neededSolutionLeftOut:
    'The solution was left out, and this puzzle needs one. You can still solve it.',
  solutionMissing: 'The solution was left out, and this puzzle needs one.',
  solveIt: 'Solve it',
  musicForPerfection: 'A music puzzle cannot be solved for perfection.',

  // Invalid grid sizes
  badSize: 'Invalid grid size: {width}x{height}',
  resizedTooLarge: 'A grid cannot be resized to so many cells: {width}x{height}',
} as const;
