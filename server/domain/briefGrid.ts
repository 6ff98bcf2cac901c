import { MAX_BRIEF_GRID } from '#contract/shapes.ts';
import type { PuzzleFacts } from '../checks/PuzzleChecks.ts';

/** The grid for cards, without the solution; empty if it is too long for them. */
export function briefGrid({ gridText }: Pick<PuzzleFacts, 'gridText'>): string {
  return gridText.length <= MAX_BRIEF_GRID ? gridText : '';
}
