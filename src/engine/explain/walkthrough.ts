import { clearToGivens } from '../grid/reset.ts';
import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { clueKey, listConstrainingClues } from './clueSet.ts';
import { explained } from './explained.ts';
import type { Rung, RungLine } from './Rung.ts';
import { clueLines, rungsOfStep } from './rungsOfStep.ts';
import type { Refusal } from './solvedForHints.ts';
import type { ColoredCell, Level } from './Step.ts';
import { withStep } from './coloring.ts';

/** A step of a walkthrough, with why it is right. */
export interface WalkStep {
  readonly cells: readonly ColoredCell[];
  readonly level: Level;
  /** How hard it is compared to others of its level; see `costs.ts`. */
  readonly cost: number;
  readonly why: Rung;
}

/** How a walkthrough ends. */
export interface WalkEnd {
  /**
   * `solved`: every cell has a color, or, of an underclued puzzle, all that follow. `stuck`:
   * several colorings satisfy the clues. Else why there is nothing to explain.
   */
  readonly type: 'solved' | 'stuck' | Refusal;
  /**
   * The clues that no step named, one line each; null where that says nothing: it did not come to
   * the end, or took cells from the solution.
   */
  readonly unused: readonly RungLine[] | null;
}

/** Time for the solution. */
const SOLVE_MS = 10_000;
/** The level of what only the solution tells. */
const UNEXPLAINED: Level = 7;

/**
 * How a player would solve a puzzle: from its givens to the end, always by the easiest step.
 *
 * @param grid whatever is painted on it
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
    const why = rungsOfStep(next.value, boardOf(current)).at(-1);
    if (why) yield { cells, level, cost, why };
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

/** From its givens alone, a puzzle is wrong only where it has no solution. */
function refusalOf(why: Refusal | 'wrong'): Refusal {
  return why === 'wrong' ? 'none' : why;
}

/** Where in a walkthrough its hardest step stands: the first of them; -1 without any. */
export function findHardestStep(steps: readonly Pick<WalkStep, 'level' | 'cost'>[]): number {
  let hardest = -1;
  steps.forEach(({ level, cost }, index) => {
    const best = steps[hardest];
    if (!best || level > best.level || (level === best.level && cost > best.cost)) hardest = index;
  });
  return hardest;
}
