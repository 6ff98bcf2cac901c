import { createInterface } from 'node:readline';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { inWords, openAnything } from './readInput.ts';

/** A line of standard input, as far as it could be read. */
export interface PuzzleLine {
  readonly id: unknown;
  /** The puzzle, or one sentence that says why there is none. */
  readonly puzzle: Result<ReadPuzzle, string>;
}

/** A puzzle, and its grid in the colors that the text has, which opening takes for a solution. */
interface ReadPuzzle extends Puzzle {
  readonly colored: Grid;
}

/** The puzzles of the JSON Lines `{"id","grid"}` of standard input; empty lines are skipped. */
export async function* puzzleLines(): AsyncGenerator<PuzzleLine> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') yield await readLine(line);
  }
}

/** The puzzle of a text, or of a link. */
export async function puzzleOf(id: unknown, text: string): Promise<PuzzleLine> {
  const opened = await openAnything(text);
  if (!opened.ok) return { id, puzzle: fail(inWords(opened.error)) };
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
  return puzzleOf(id, fields.grid);
}
