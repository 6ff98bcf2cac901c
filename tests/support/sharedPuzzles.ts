import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invariant } from '#base/invariant.ts';
import { tileLetters } from './gridText.ts';

/** A puzzle of other makers, in the established format. Not every one has a solution. */
export interface SharedPuzzle {
  readonly id: string;
  readonly grid: string;
  readonly solution?: string;
}

/** The puzzles beside the browser tests; they use the first seven clues only. */
export const SHARED_PUZZLES: readonly SharedPuzzle[] = readFileSync(
  path.join(import.meta.dirname, '../e2e/puzzles.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SharedPuzzle);

export function sharedPuzzle(id: string): SharedPuzzle {
  const puzzle = SHARED_PUZZLES.find((candidate) => candidate.id === id);
  invariant(puzzle, `there is a puzzle ${id}`);
  return puzzle;
}

/** The required colors of a puzzle: the letter of each open cell, by cell. */
export function answerOf(id: string): { grid: string; answer: ReadonlyMap<number, string> } {
  const { grid, solution } = sharedPuzzle(id);
  invariant(solution, 'the puzzle has a solution');
  const solved = tileLetters(solution);
  const open = tileLetters(grid).flatMap((letter, cell) =>
    letter === 'n' ? [[cell, solved[cell] ?? ''] as const] : [],
  );
  return { grid, answer: new Map(open) };
}
