import { Draws, seedFor } from './draws.ts';
import { groupClues, type ClueGroup } from './clueSets.ts';
import type { Family } from './Family.ts';
import type { Grid } from '../grid/grid.ts';
import type { Size, Symmetry } from './symmetry.ts';
import type { Work } from './Work.ts';

/** A solution with all its true clues. */
export interface Draft {
  /** The full coloring, with the clues that never go. */
  readonly solution: Grid;
  readonly groups: readonly ClueGroup[];
}

/** The size, symmetry and seed of a draft. */
export interface DraftWish extends Size {
  readonly symmetry: Symmetry;
  readonly seed: number;
}

/** Stages of a draft, each with draws of its own. */
const BOARD = 1;
const COLORS = 2;
const DRESS = 3;
const CLUES = 4;
const ORDER = 5;

/** Make a solution with all its true clues; null if this seed has none that is fine. */
export function* makeDraft(
  family: Family,
  wish: DraftWish,
  work: Work,
): Generator<void, Draft | null> {
  const drawsOf = (stage: number) => new Draws(seedFor(wish.seed, stage));
  const board = family.board(wish, drawsOf(BOARD));
  const colored = yield* family.color(board, drawsOf(COLORS), work);
  if (!colored || !family.isFine(colored)) return null;
  const solution = family.dress?.(colored, drawsOf(DRESS)) ?? colored;
  const clues = family.clues(solution, drawsOf(CLUES));
  work.spend(WORK_PER_CELL * board.tiles.length);
  return { solution, groups: groupClues(clues, wish.symmetry, wish, drawsOf(ORDER)) };
}

/** Work of finding the true clues, for each cell. */
const WORK_PER_CELL = 0.02;
