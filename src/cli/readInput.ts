import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ParseError } from '#engine/text/ParseError.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { NOT_A_SOLUTION } from '#engine/puzzle/envelope.ts';
import { findSources, looksLikePuzzle } from '#engine/import/findSources.ts';
import { openSource } from '#engine/import/openSource.ts';
import { openPuzzle, openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { english } from '#texts/english.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, gunzip, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import type { Sha256 } from '#engine/codec/checksum.ts';
import type { Deflate, Inflate } from '#engine/codec/share.ts';
import { createInterface } from 'node:readline';
import type { Grid } from '#engine/grid/grid.ts';

type Unpack = (bytes: InputType, options: ZlibOptions) => Promise<Uint8Array>;

/** Compression with Node. */
export const compression: Inflate & Deflate = {
  inflateRaw: bounded(promisify(inflateRaw)),
  gunzip: bounded(promisify(gunzip)),
  deflateRaw: (bytes) => promisify(deflateRaw)(bytes),
};

function bounded(unpack: Unpack): Inflate['gunzip'] {
  return async (bytes, maxBytes) => {
    try {
      return await unpack(bytes, { maxOutputLength: maxBytes });
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

/** SHA-256 with Node. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(createHash('sha256').update(bytes).digest());

/** Read a file, or standard input for `-`. */
export async function readSource(source: string): Promise<Result<string, ParseError>> {
  if (source === '-') return ok(await text(process.stdin));
  try {
    return ok(await readFile(source, 'utf8'));
  } catch {
    return fail({ code: 'badPuzzle', message: `Can’t read this file: ${source}` });
  }
}

/** The message of an error, followed by the invalid text. */
export function describeError({ message, source }: ParseError): string {
  return [english.say(message), source ?? []].flat().join('\n');
}

/**
 * Open a link to any site, the data of a link, a file of another site, a puzzle text, the JSON of
 * `convert`, or a grid text.
 */
export async function openAnything(input: string): Promise<Result<Puzzle, ParseError>> {
  const text = input.trim();
  const foreign = await openForeignText(text);
  if (foreign) return foreign;
  const link = /^\S*[?&]d=([^&#\s]*)/.exec(text);
  if (link) return openShared(decodePercent(link[1] ?? ''), compression);
  if (/^(dfl_|gzip_|H4sI)/.test(text)) return openShared(text, compression);
  const puzzle = openPuzzle(text);
  return puzzle.ok ? withOwnSolution(puzzle.value, text) : puzzle;
}

/** The puzzle of a link to another site, or of a file saved there; null for any other text. */
async function openForeignText(text: string): Promise<Result<Puzzle, ParseError> | null> {
  if (looksLikePuzzle(text)) return null;
  const [source, ...rest] = findSources(text).sources;
  if (!source || source.kind === 'share' || source.kind === 'text' || rest.length > 0) return null;
  const opened = await openSource(source, compression);
  return opened.ok ? opened : fail({ code: 'badPuzzle', message: opened.error });
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

export const NOT_JSON = 'This line isn’t JSON.';

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
    return { id: null, puzzle: fail(NOT_JSON) };
  }
  if (typeof fields !== 'object' || fields === null)
    return { id: null, puzzle: fail('This line isn’t a JSON object.') };
  const id = 'id' in fields ? fields.id : null;
  if (!('grid' in fields) || typeof fields.grid !== 'string')
    return { id, puzzle: fail('This line has no "grid" that is a text.') };
  return readPuzzleLine(id, fields.grid);
}
