import { createInterface } from 'node:readline';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { describeError, openAnything } from './readInput.ts';

/** A parsed line of standard input. */
export interface PuzzleLine {
  readonly id: unknown;
  /** The puzzle, or a sentence with the reason why there is none. */
  readonly puzzle: Result<ReadPuzzle, string>;
}

/**
 * A puzzle, and its grid with the colors of the text, which opening a puzzle treats as a solution.
 */
interface ReadPuzzle extends Puzzle {
  readonly colored: Grid;
}

/** The puzzles from the JSON Lines `{"id","grid"}` of standard input. Skips empty lines. */
export async function* puzzleLines(): AsyncGenerator<PuzzleLine> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') yield await readLine(line);
  }
}

/** The puzzle of a text, or of a link. */
export async function readPuzzleLine(id: unknown, text: string): Promise<PuzzleLine> {
  const opened = await openAnything(text);
  if (!opened.ok) return { id, puzzle: fail(describeError(opened.error)) };
  const colored = parseGridText(text.trim());
  const { grid } = opened.value;
  return { id, puzzle: ok({ ...opened.value, colored: colored.ok ? colored.value : grid }) };
}

/** Write one object as a line of standard output. */
export function printLine(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function readLine(line: string): Promise<PuzzleLine> {
  let fields: unknown;
  try {
    fields = JSON.parse(line);
  } catch {
    return { id: null, puzzle: fail('This line is no JSON.') };
  }
  if (typeof fields !== 'object' || fields === null)
    return { id: null, puzzle: fail('This line is no object.') };
  const id = 'id' in fields ? fields.id : null;
  if (!('grid' in fields) || typeof fields.grid !== 'string')
    return { id, puzzle: fail('This line has no grid.') };
  return readPuzzleLine(id, fields.grid);
}
