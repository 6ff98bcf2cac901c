import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { repeatable, wholeNumber } from './query.ts';
import { Created, cursors, PUZZLE_TYPES, PuzzleBrief, pageSchema } from './shapes.ts';

/** Grids of up to 36 cells, up to 100, and above. */
const PUZZLE_SIZES = ['s', 'm', 'l'] as const;
export type PuzzleSize = (typeof PUZZLE_SIZES)[number];

/** Progress filters: opened, never opened, or not solved (opened or not). */
export const SOLVE_STATES = ['seen', 'unseen', 'unsolved'] as const;
export type SolveState = (typeof SOLVE_STATES)[number];

/**
 * Technique of the hardest step, as computed: one clue, several clues, a what-if, nested what-ifs,
 * or a search. Each covers two grades from 1 to 10.
 */
export const HARDEST_STEPS = ['clue', 'clues', 'whatIf', 'nested', 'search'] as const;
export type HardestStep = (typeof HARDEST_STEPS)[number];

const COMMON_SORTS = [
  'solve-desc',
  'solve-asc',
  'love-desc',
  'love-asc',
  'difficulty-desc',
  'difficulty-asc',
  'hardest-desc',
  'hardest-asc',
] as const;
const PUBLISHED_SORTS = ['published-desc', 'published-asc'] as const;
const CREATED_SORTS = ['created-desc', 'created-asc'] as const;

const PUBLIC_SORTS = [...PUBLISHED_SORTS, ...COMMON_SORTS] as const;
const OWN_SORTS = [...CREATED_SORTS, ...COMMON_SORTS] as const;
const ALL_SORTS = [...PUBLISHED_SORTS, ...CREATED_SORTS, ...COMMON_SORTS] as const;
export type PuzzleSort = (typeof ALL_SORTS)[number];

/** Limit of clues in a search; more are refused. */
const MAX_CLUES = 50;

/** Ignores an invalid value. */
function dropped<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(z.optional(item), undefined);
}

const difficulty = dropped(z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(10))));

const filters = {
  /**
   * Words that must all occur, the last one possibly as a prefix: in title or description, or as
   * the whole name of a rule or symbol in the puzzle, in any language of the site; or the beginning
   * of the author's name, also beside names of rules and symbols. Case, accents and typographic
   * signs make no difference, and scripts without spaces match in pieces. Also the terms
   * `creator=<id of a user>`, `series=<id of a collection>`, and `series=null` for puzzles in no
   * series.
   */
  q: dropped(z.string()),
  type: dropped(z.enum(PUZZLE_TYPES)),
  size: dropped(z.enum(PUZZLE_SIZES)),
  /** Each of the two limits excludes unrated puzzles. */
  minDiff: difficulty,
  maxDiff: difficulty,
  /** Excludes puzzles without a computed difficulty. */
  hardest: dropped(z.enum(HARDEST_STEPS)),
  /** For supporters. */
  solve: dropped(z.enum(SOLVE_STATES)),
  /** Ids of rules and symbols, all of which must occur. */
  clue: dropped(repeatable(z.string(), MAX_CLUES)),
  ...cursors,
};

/**
 * Common part of all lists of puzzles. By default the newest come first. Sorted by the hardest
 * step, puzzles without a computed difficulty come last in both directions.
 */
const listed = {
  method: 'GET',
  rate: 'search',
  response: pageSchema(PuzzleBrief),
  errors: ['invalid_request'],
} as const;

/** Published puzzles. Visitors get all of them, the newest first, whatever their query. */
export const searchPuzzles = endpoint({
  ...listed,
  path: '/puzzle/search',
  caller: 'anyone',
  query: z.object({ ...filters, sort: dropped(z.enum(PUBLIC_SORTS)) }),
});

/** Puzzles of the caller. */
export const searchOwnPuzzles = endpoint({
  ...listed,
  path: '/puzzle/search/own',
  caller: 'user',
  query: z.object({ ...filters, sort: dropped(z.enum(OWN_SORTS)) }),
});

/**
 * Published puzzles and private ones of the caller, which are sorted by their creation. Both names
 * of this order are accepted.
 */
export const searchAllPuzzles = endpoint({
  ...listed,
  path: '/puzzle/search/all',
  caller: 'user',
  query: z.object({ ...filters, sort: dropped(z.enum(ALL_SORTS)) }),
});

/** A random published puzzle; preferably one that the caller neither created nor solved. */
export const randomPuzzle = endpoint({
  method: 'GET',
  path: '/puzzle/random',
  caller: 'anyone',
  rate: 'reads',
  response: Created,
  errors: ['not_found'],
});
