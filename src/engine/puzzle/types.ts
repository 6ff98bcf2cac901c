import type { Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';

/** The types of puzzles, in display order. */
const PUZZLE_TYPES = ['music', 'pattern', 'underclued', 'logic'] as const;
export type PuzzleType = (typeof PUZZLE_TYPES)[number];

/** The types of a puzzle, at least one. A puzzle that is neither music nor pattern is logic. */
export function findPuzzleTypes(grid: Grid): readonly PuzzleType[] {
  const made = new Set<PuzzleType | undefined>(
    grid.rules.map(({ id }) => ruleById.get(id)?.traits?.type),
  );
  if (!made.has('music') && !made.has('pattern')) made.add('logic');
  return PUZZLE_TYPES.filter((type) => made.has(type));
}
