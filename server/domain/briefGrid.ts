import { MAX_BRIEF_GRID } from '#contract/shapes.ts';
import type { PuzzleFacts } from '../checks/PuzzleChecks.ts';

/** The grid that cards draw, without the solution; empty where it is too long for them. */
export function briefGrid({ gridText }: Pick<PuzzleFacts, 'gridText'>): string {
  return gridText.length <= MAX_BRIEF_GRID ? gridText : '';
}
