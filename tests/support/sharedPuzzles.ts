import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { invariant } from '#engine/invariant.ts';

/** A puzzle of other makers, in the established format. Not every one has a solution. */
export interface SharedPuzzle {
  readonly id: string;
  readonly grid: string;
  readonly solution?: string;
}

/** The puzzles beside the browser tests; they use the first seven clues only. */
export const SHARED_PUZZLES: readonly SharedPuzzle[] = readFileSync(
  new URL('../e2e/puzzles.jsonl', import.meta.url),
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

/** The address that opens a text, made without the product's own code. */
export function solveLink(text: string): string {
  const data = deflateRawSync(Buffer.from(text)).toString('base64');
  const safe = data.replaceAll('+', '-').replaceAll('/', '_');
  return `/solve?d=${encodeURIComponent(`dfl_${safe}`)}`;
}

/** The tile letters of a grid text, row-major, as they stand there. */
export function tileLetters(gridText: string): string[] {
  const tiles = /\|T\d+:([^|]*)/.exec(gridText)?.[1];
  invariant(tiles !== undefined, 'a grid text has tiles');
  return [...tiles];
}

/** What a puzzle's cells must become: the letter of each open cell, by cell. */
export function answerOf(id: string): { grid: string; answer: ReadonlyMap<number, string> } {
  const { grid, solution } = sharedPuzzle(id);
  invariant(solution, 'the puzzle has a solution');
  const solved = tileLetters(solution);
  const open = tileLetters(grid).flatMap((letter, cell) =>
    letter === 'n' ? [[cell, solved[cell] ?? ''] as const] : [],
  );
  return { grid, answer: new Map(open) };
}
