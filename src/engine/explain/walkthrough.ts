import { clearToGivens } from '../grid/colors.ts';
import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { clueKey, listConstrainingClues } from './clueSet.ts';
import { explained } from './explained.ts';
import { type Rung, type RungLine, clueLines } from './Rung.ts';
import { whyRung } from './rungsOfStep.ts';
import type { Refusal } from './solvedForHints.ts';
import type { ColoredCell, Level } from './Step.ts';
import { withStep } from './coloring.ts';

/** A step of a walkthrough, with its reason. */
export interface WalkStep {
  readonly cells: readonly ColoredCell[];
  readonly level: Level;
  /** Difficulty compared to other steps of its level; see `costs.ts`. */
  readonly cost: number;
  readonly why: Rung;
}

/** The end of a walkthrough. */
export interface WalkEnd {
  /**
   * `solved`: every cell has a color; in an underclued puzzle, every cell whose color follows.
   * `stuck`: several colorings satisfy the clues. Otherwise the reason why the puzzle is not
   * explained.
   */
  readonly type: 'solved' | 'stuck' | Refusal;
  /**
   * The clues that no step named, one line each. Null if the walkthrough did not reach the end, or
   * took cells from the solution.
   */
  readonly unused: readonly RungLine[] | null;
}

/** Time limit for the solution, in milliseconds. */
const SOLVE_MS = 10_000;
/** The level of cells that are known only from the solution. */
const UNEXPLAINED: Level = 7;

/**
 * Solve a puzzle as a player would: from its givens to the end, always by the easiest step.
 *
 * @param grid its painted cells are ignored
 * @param now milliseconds that never run backwards
 */
export function* walkthrough(grid: Grid, now: () => number): Generator<WalkStep, WalkEnd> {
  const puzzle = clearToGivens(grid);
  const unused = new Map(listConstrainingClues(puzzle).map((clue) => [clueKey(clue), clue]));
  const steps = explained(puzzle, { now, solveMs: SOLVE_MS });
  let current = puzzle;
  let isExplained = true;
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    const { cells, level, cost, clues } = next.value;
    for (const clue of clues) unused.delete(clueKey(clue));
    if (level === UNEXPLAINED) isExplained = false;
    yield { cells, level, cost, why: whyRung(next.value, boardOf(current)) };
    current = withStep(current, next.value);
  }
  const { value } = next;
  if (value.end === 'refused') return { type: refusalOf(value.why), unused: null };
  const isWhole = value.end === 'solved' && isExplained;
  return {
    type: value.end,
    unused: isWhole ? clueLines([...unused.values()], boardOf(puzzle)) : null,
  };
}

/** From its givens alone, a puzzle is wrong only if it has no solution. */
function refusalOf(why: Refusal | 'wrong'): Refusal {
  return why === 'wrong' ? 'none' : why;
}

/** The index of the first hardest step of a walkthrough; -1 if there are no steps. */
export function findHardestStep(steps: readonly Pick<WalkStep, 'level' | 'cost'>[]): number {
  let hardest = -1;
  steps.forEach(({ level, cost }, index) => {
    const best = steps[hardest];
    if (!best || level > best.level || (level === best.level && cost > best.cost)) hardest = index;
  });
  return hardest;
}
