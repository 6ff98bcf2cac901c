import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { emptyGrid, recolor } from '#engine/grid/grid.ts';
import type { BoardHere } from '#ui/library/lists/readBoard.ts';

// Data of the gallery only; the product does not import it.

const AT = '2026-06-01T12:00:00.000Z';
const RESOURCE = { id: '00000000-0000-7000-8000-00000000a5c3', createdAt: AT, updatedAt: AT };

function person(supporter: number): UserBrief {
  return {
    ...RESOURCE,
    name: 'Oda Prins',
    supporter,
    moderator: false,
    description: '',
    title: null,
    solveCount: 12,
    createCount: 3,
    accessedAt: AT,
  };
}

/** A puzzle with some of its fields replaced. */
export function samplePuzzle(changes: Partial<PuzzleBrief> = {}): PuzzleBrief {
  return {
    ...RESOURCE,
    title: 'Switchback',
    description: '',
    types: ['logic'],
    width: 6,
    height: 6,
    designDifficulty: 4,
    ratedDifficulty: [0, 0, 0, 5, 0, 0, 0, 0, 0, 0],
    status: 'public',
    solveCount: 214,
    loveCount: 38,
    inSeries: false,
    publishedAt: AT,
    verified: null,
    computed: null,
    grid: null,
    mine: null,
    creator: person(0),
    ...changes,
  };
}

const board = emptyGrid(6, 6);

/** An unfinished solve in this browser. */
export const sampleSolve: BoardHere = {
  grid: {
    ...board,
    tiles: board.tiles.map((tile, cell) =>
      cell < 20 ? recolor(tile, cell % 3 ? 'light' : 'dark') : tile,
    ),
  },
  givens: board.tiles,
  isSolved: false,
  done: { cells: 20, of: 36 },
};

/** A collection with some of its fields replaced. */
export function sampleCollection(changes: Partial<CollectionBrief> = {}): CollectionBrief {
  return {
    ...RESOURCE,
    title: 'Small hours',
    description: 'Twelve puzzles for the end of the day, each a little darker than the one before.',
    status: 'public',
    isSeries: false,
    puzzleCount: 12,
    followCount: 1204,
    autoPopulate: null,
    modifiedAt: AT,
    creator: person(2),
    ...changes,
  };
}

/** Puzzle cards by their special feature. */
export const PUZZLES: Readonly<Record<string, Partial<PuzzleBrief>>> = {
  New: {},
  'Exactly one solution': { verified: { state: 'unique', checkedAt: AT } },
  'Rated harder': { ratedDifficulty: [0, 0, 0, 0, 0, 0, 9, 0, 0, 0] },
  'Rated easier': { ratedDifficulty: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0] },
  Unrated: { designDifficulty: 0 },
  'Five tiles': { designDifficulty: 5 },
  'One star': { designDifficulty: 6 },
  'Five stars': { designDifficulty: 10 },
  Music: { types: ['music', 'logic'], width: 16, height: 8 },
  Pattern: { types: ['pattern', 'logic'] },
  Underclued: { types: ['underclued', 'logic'] },
  'A large board': { width: 60, height: 24 },
  'More than are told': { solveCount: 5000, loveCount: 5000 },
  'By a supporter': { creator: person(3) },
  'Long words': {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen in a narrow street at night',
    creator: { ...person(1), name: 'Wolfeschlegelsteinhausenbergerdorff the Third of That Name' },
    solveCount: 1082,
    loveCount: 207,
  },
  'Without a title': { title: '' },
};

/** Collection cards by their special feature. */
export const COLLECTIONS: Readonly<Record<string, Partial<CollectionBrief>>> = {
  'Put together by hand': {},
  Series: { isSeries: true },
  Private: { status: 'private', followCount: 0 },
  'Fills itself': { title: '', description: '', puzzleCount: null, autoPopulate: 'lovedPuzzles' },
  'Without a title': { title: '', description: '' },
  'A long description': { description: 'Nothing on the board says what it means. '.repeat(8) },
};

/** A sample of all Markdown that the site supports. */
export const MARKDOWN = `Some **bold**, *quiet* and \`coded\` words, [a link](https://example.org) and [a page](/rules).

- ||A spoiler with a | pipe, **bold** and [@Oda](/profile/${RESOURCE.id})||
- [@Oda](/profile/${RESOURCE.id}) is mentioned, [@you](/profile/you) are too

> A quotation`;
