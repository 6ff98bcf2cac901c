import type { Grid } from '../grid/grid.ts';
import type { Rating } from '../explain/rate.ts';
import type { TechniqueId } from '../explain/techniques.ts';
import type { Family } from './Family.ts';
import type { Quality } from './quality.ts';
import { canHave, type Size, type Symmetry } from './symmetry.ts';

/** The puzzle that is wanted. */
export interface Wish extends Size {
  /** The id of a family. */
  readonly family: string;
  /** At least one grade of the family's band. */
  readonly grades: readonly number[];
  readonly symmetry: Symmetry;
  /** A whole number of 32 bits. */
  readonly seed: number;
  /** A technique that the puzzle needs. */
  readonly technique?: TechniqueId;
}

/** Limits of a run. */
export interface WorkLimits {
  /** In units of about a millisecond; see `Work`. */
  readonly work: number;
  /** The number of fitting puzzles to make, of which the best one is the result. */
  readonly best: number;
}

/** Work for each cell, and the least in all. */
const WORK_PER_CELL = 60;
const LEAST_WORK = 3000;

/** The limits of a run for a player who waits; they are part of what the same seed gives. */
export function playLimits({ width, height }: Size): WorkLimits {
  return { work: Math.max(LEAST_WORK, WORK_PER_CELL * width * height), best: 1 };
}

/** A puzzle that was made, on the way to the result. */
export interface Candidate {
  readonly grid: Grid;
  readonly solution: Grid;
  readonly rating: Rating;
  readonly quality: Quality;
}

/** Progress of a run: yielded often enough that it can be stopped. */
export interface GenerateEvent {
  /** Number of drafts so far. */
  readonly tried: number;
  /** The best puzzle that fits so far. */
  readonly best: Candidate | null;
}

/** The result of a run. The grid has givens only. */
export interface Generated extends Candidate {
  readonly type: 'generated';
  /** The text from which the same puzzle is made again. */
  readonly recipe: string;
  readonly clues: number;
  readonly work: number;
}

/** A run without a result. */
export interface NotFound {
  readonly type: 'notFound';
  readonly reason: 'outsideBand' | 'workSpent';
  /** Number of puzzles by the grade that they had. */
  readonly seen: ReadonlyMap<number, number>;
  readonly work: number;
}

/** The grades that a family has at a size. */
export function bandOf(
  { grades, smallGrades = [] }: Pick<Family, 'grades' | 'smallGrades'>,
  { width, height }: Size,
): readonly number[] {
  return width * height <= SMALL_CELLS ? [...smallGrades, ...grades] : grades;
}

/** True if puzzles of a family can have a symmetry at a size. */
export function hasSymmetry(
  { choosing }: Pick<Family, 'choosing'>,
  symmetry: Symmetry,
  size: Size,
): boolean {
  return symmetry === 'none' || (choosing !== 'place' && canHave(symmetry, size));
}

/** Number of cells of a board for grades with many clues. */
const SMALL_CELLS = 36;

/**
 * The text from which the same puzzle is made again: `range@1:10x10:2:half:7`, with `:8` for the
 * best of eight, and `:views` for a technique.
 */
export function writeRecipe({ version }: Family, wish: Wish, best: number): string {
  const { family, width, height, grades, symmetry, seed, technique } = wish;
  const size = `${width}x${height}`;
  const parts = [`${family}@${version}`, size, grades.join(), symmetry, seed];
  return [...parts, ...(best > 1 ? [best] : []), ...(technique ? [technique] : [])].join(':');
}
