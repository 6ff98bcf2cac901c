import type { State } from '../clues/verdict.ts';
import type { Grid } from '../grid/grid.ts';
import { metadataProblems } from './metadata.ts';
import { findPuzzleTypes } from './types.ts';
import { requiresSolution } from '../judging/requiresSolution.ts';

/** A check before a puzzle is published. */
export type ChecklistItemId =
  | 'metadataValid'
  | 'gridValid'
  | 'autoValidation'
  | 'solutionIsNotEmpty'
  | 'solutionIsComplete'
  | 'solutionIsValid'
  | 'isSolvable';

/** The result of a solver for the current puzzle. */
export type SolverProof = 'unknown' | 'unsolvable' | 'unique' | 'many';

/** One line of the checklist. */
export interface ChecklistItem {
  readonly id: ChecklistItemId;
  readonly success: boolean;
  /** True if the puzzle cannot be published without it. */
  readonly mandatory: boolean;
}

/**
 * The checklist of a puzzle whose grid carries the colors of its solution. `final` is the overall
 * state of that grid, judged without a solution. With the result of a solver, a puzzle that has no
 * solution is not complete.
 */
export function publishChecklist(
  metadata: unknown,
  grid: Grid,
  final: State,
  proof?: SolverProof,
): readonly ChecklistItem[] {
  const item = (id: ChecklistItemId, success: boolean, mandatory = true): ChecklistItem => ({
    id,
    success,
    mandatory,
  });
  const needsSolution = requiresSolution(grid);
  return [
    item('metadataValid', metadataProblems(metadata).length === 0),
    item('gridValid', grid.width > 0 && grid.height > 0),
    item('autoValidation', !needsSolution, false),
    ...(needsSolution
      ? [item('solutionIsNotEmpty', hasSolution(grid))]
      : [item('solutionIsComplete', isComplete(grid)), item('solutionIsValid', final !== 'error')]),
    ...(proof === undefined ? [] : [item('isSolvable', proof !== 'unsolvable')]),
  ];
}

/** True if no mandatory check fails. */
export function isPublishable(checklist: readonly ChecklistItem[]): boolean {
  return checklist.every(({ success, mandatory }) => success || !mandatory);
}

/** True if any cell is colored that is not a given. In music, true if any such cell is dark. */
function hasSolution(grid: Grid): boolean {
  const isMusic = findPuzzleTypes(grid).includes('music');
  return grid.tiles.some(
    ({ fixed, color }) => !fixed && (isMusic ? color === 'dark' : color !== 'gray'),
  );
}

function isComplete(grid: Grid): boolean {
  return grid.tiles.every(({ exists, color }) => !exists || color !== 'gray');
}
