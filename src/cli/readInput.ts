import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ParseError } from '#engine/text/ParseError.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { NOT_A_SOLUTION } from '#engine/puzzle/envelope.ts';
import { openPuzzle, openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { english } from '#texts/english.ts';
import { compression } from './platform.ts';

/** Read a file, or standard input for `-`. */
export async function readSource(source: string): Promise<Result<string, ParseError>> {
  if (source === '-') return ok(await text(process.stdin));
  try {
    return ok(await readFile(source, 'utf8'));
  } catch {
    return fail({ code: 'badPuzzle', message: `This file cannot be read: ${source}` });
  }
}

/** The message of an error, followed by the invalid text. */
export function describeError({ message, source }: ParseError): string {
  return [english.say(message), source ?? []].flat().join('\n');
}

/** Open a link, the data of a link, a puzzle text, the JSON of `convert`, or a grid text. */
export async function openAnything(input: string): Promise<Result<Puzzle, ParseError>> {
  const text = input.trim();
  const link = /^\S*[?&]d=([^&#\s]*)/.exec(text);
  if (link) return openShared(decodePercent(link[1] ?? ''), compression);
  if (/^(dfl_|gzip_|H4sI)/.test(text)) return openShared(text, compression);
  const puzzle = openPuzzle(text);
  return puzzle.ok ? withOwnSolution(puzzle.value, text) : puzzle;
}

function decodePercent(data: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** The JSON of `convert` has the solution in a separate field. */
function withOwnSolution(puzzle: Puzzle, text: string): Result<Puzzle, ParseError> {
  if (!text.startsWith('{')) return ok(puzzle);
  const fields: unknown = JSON.parse(text);
  const isObject = typeof fields === 'object' && fields !== null;
  if (!isObject || !('solution' in fields) || fields.solution === null) return ok(puzzle);
  if (typeof fields.solution !== 'string')
    return fail({ code: 'badPuzzle', message: NOT_A_SOLUTION });
  const solution = parseGridText(fields.solution);
  return solution.ok ? ok({ ...puzzle, solution: solution.value }) : solution;
}
