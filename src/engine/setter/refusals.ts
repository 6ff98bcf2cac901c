import { message, type Text } from '#texts/message.ts';
import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import { ruleSolving } from '../rules/solving.ts';
import { findAlternatives } from '../solving/alternatives.ts';
import { asksForForced, isSupported } from '../solving/support.ts';

/** Larger boards are refused, because stating their clues alone would take too long. */
const MOST_CELLS = 400;

/** The reason why nothing can be computed for a board; null if something can. */
export function findRefusal(grid: Grid): Text | null {
  if (grid.tiles.length > MOST_CELLS) return message('ideas.tooLarge');
  if (!grid.tiles.some(({ exists }) => exists)) return message('ideas.noCells');
  if (grid.tiles.some(({ exists, fixed, color }) => exists && fixed && color === 'gray'))
    return message('ideas.grayGivens');
  if (asksForForced(grid)) return message('ideas.underclued');
  if (!isSupported(grid)) return message('ideas.opaque');
  return findAlternatives(boardOf(grid)).length > 0 ? message('ideas.opaque') : null;
}

/** True if a rule counts symbols or lets some of them lie, so that a new one changes the others. */
export function readsSymbols({ rules }: Grid): boolean {
  return rules.some(({ id }) => {
    const solving = ruleSolving.get(id);
    return solving?.readsSymbols === true || solving?.liars !== undefined;
  });
}

/** True if every cell that can have a color has one. */
export function isPainted({ tiles }: Grid): boolean {
  return tiles.every(({ exists, color }) => !exists || color !== 'gray');
}

/** True if every cell has a color and no clue is broken. */
export function isSolution(grid: Grid): boolean {
  return isPainted(grid) && judge(boardOf(grid), null).final !== 'error';
}
