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
  noSize: 'A grid text without a size needs tiles.',
  tooManyCells: 'A grid can’t have more than 1,000,000 cells.',
  tooManyInside: 'Grids nested inside a grid can’t have more than 1,000,000 cells in total.',
  tooManyClues: 'A grid can’t have more than 100,000 rules and symbols.',
  tooDeep: 'Grids are nested more than {levels} levels deep.',
  notAPuzzle: 'This text isn’t a puzzle.',
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
  unknownPacking: 'This link uses a format this version doesn’t know.',
  damagedLink: 'This link is damaged or incomplete.',
  linkTooLarge: 'This link is too large (more than 4 MB).',

  // Links of other sites
  notALink: 'This isn’t a link to a puzzle.',
  damagedGenre: 'This {genre} link is damaged or incomplete.',
  genreWithoutSize: 'This {genre} link doesn’t say how large the board is.',
  genreTooLarge: 'The board of this {genre} link is too large.',
  genreVariant: 'This {genre} puzzle is a variant, and the link doesn’t include its rules.',
  unknownGenre: '“{genre}” puzzles aren’t supported.',
  genreWithoutRule: '{genre} needs a rule that isn’t available here.',
  genreWithoutColors: '{genre} can’t be played with light and dark cells.',
  clueWithoutLetter: 'This {genre} puzzle has a clue without a letter, which isn’t supported.',
  dotOnCorner: 'This {genre} puzzle has a dot on a corner, where none is allowed.',
  cluesInside: 'This {genre} puzzle has clues inside the board, which aren’t supported.',
  penpaBoard: 'This Penpa+ puzzle isn’t on a rectangle of squares.',
  penpaNoGenre: 'This Penpa+ link doesn’t name a genre, so its rules aren’t known.',
  penpaParts: 'Parts of this Penpa+ puzzle aren’t supported for its genre.',

  // Texts to open
  nothingYet: 'Paste a link or a puzzle text first.',
  severalPuzzles: `{count, plural, one {This contains # puzzle.} other {This contains # puzzles.}} Use Bulk import
      to open them all.`,
  neitherLinkNorText: 'This is neither a puzzle link nor a puzzle text.',

  // Puzzles that were opened
  leftCopy: 'Another tab had a different board for this puzzle. That board is saved as a copy.',
  openCopy: 'Open the copy',
  solutionLeftOut: 'The solution was left out so you can still solve this puzzle yourself.',
  neededSolutionLeftOut:
    'The solution was left out so you can still solve this puzzle. Add a solution before you publish.',
  solutionMissing:
    'This puzzle needs a solution to check your board, but the link doesn’t include it.',
  solveIt: 'Solve it',
  unsolvedForPerfection:
    'Perfection mode needs the only solution of a puzzle, and none was found for this one.',
  musicForPerfection: 'Perfection mode isn’t available for music puzzles.',

  // Invalid grid sizes
  badSize: 'Invalid grid size: {width}x{height}',
  resizedTooLarge: 'A grid can’t have that many cells: {width}x{height}',
} as const;
