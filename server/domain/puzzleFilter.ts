import type { HardestStep, PuzzleSize, PuzzleSort, SolveState } from '#contract/search.ts';
import type { PuzzleType } from '#contract/shapes.ts';
import { isClue } from './clueNames.ts';
import { codesWithType } from './puzzleTypes.ts';
import { readSearchText, type SearchText } from './searchText.ts';

/** Query of a search, as in the contract. */
export interface PuzzleQuery {
  readonly q?: string | undefined;
  readonly type?: PuzzleType | undefined;
  readonly size?: PuzzleSize | undefined;
  readonly minDiff?: number | undefined;
  readonly maxDiff?: number | undefined;
  readonly hardest?: HardestStep | undefined;
  readonly solve?: SolveState | undefined;
  readonly clue?: readonly string[] | undefined;
  readonly sort?: PuzzleSort | undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Filter of a search for puzzles. Null and empty fields match every puzzle. */
export interface PuzzleFilter {
  readonly text: SearchText | null;
  /** Numeric type codes, see `puzzleTypes.ts`. */
  readonly types: readonly number[] | null;
  readonly sizeClass: number | null;
  readonly difficulty: Range | null;
  /** Grade of the hardest step, as computed. */
  readonly hardest: Range | null;
  readonly clues: readonly string[];
  readonly solve: SolveState | null;
}

/** Sort order of a puzzle list. `newest` is by publication, or by creation. */
export interface PuzzleOrder {
  readonly by: 'newest' | 'solve' | 'love' | 'difficulty' | 'hardest';
  readonly direction: 'asc' | 'desc';
}

/** The searching account, as far as it matters. */
interface Searcher {
  readonly isSupporter: boolean;
}

const NUMBER_OF_SIZE: Readonly<Record<PuzzleSize, number>> = { s: 0, m: 1, l: 2 };
const GRADES_OF_STEP: Readonly<Record<HardestStep, Range>> = {
  clue: { least: 1, most: 2 },
  clues: { least: 3, most: 4 },
  whatIf: { least: 5, most: 6 },
  nested: { least: 7, most: 8 },
  search: { least: 9, most: 10 },
};
const EASIEST = 1;
const HARDEST = 10;

/** The search that this caller may run: filters are for accounts, and some for supporters only. */
export function readPuzzleSearch(
  query: PuzzleQuery,
  searcher: Searcher | null,
): { readonly filter: PuzzleFilter; readonly order: PuzzleOrder } {
  const allowed = searcher === null ? {} : query;
  return {
    filter: {
      text: allowed.q === undefined ? null : readSearchText(allowed.q),
      types: allowed.type === undefined ? null : codesWithType(allowed.type),
      sizeClass: allowed.size === undefined ? null : NUMBER_OF_SIZE[allowed.size],
      difficulty: difficultyOf(allowed),
      hardest: allowed.hardest === undefined ? null : GRADES_OF_STEP[allowed.hardest],
      clues: [...new Set(allowed.clue)].filter(isClue),
      solve: searcher?.isSupporter === true ? (allowed.solve ?? null) : null,
    },
    order: orderOf(allowed.sort ?? 'published-desc'),
  };
}

function difficultyOf({ minDiff, maxDiff }: PuzzleQuery): Range | null {
  if (minDiff === undefined && maxDiff === undefined) return null;
  return { least: minDiff ?? EASIEST, most: maxDiff ?? HARDEST };
}

function orderOf(sort: PuzzleSort): PuzzleOrder {
  const direction = sort.endsWith('-asc') ? 'asc' : 'desc';
  switch (sort) {
    case 'published-asc':
    case 'published-desc':
    case 'created-asc':
    case 'created-desc':
      return { by: 'newest', direction };
    case 'solve-asc':
    case 'solve-desc':
      return { by: 'solve', direction };
    case 'love-asc':
    case 'love-desc':
      return { by: 'love', direction };
    case 'difficulty-asc':
    case 'difficulty-desc':
      return { by: 'difficulty', direction };
    case 'hardest-asc':
    case 'hardest-desc':
      return { by: 'hardest', direction };
  }
}
