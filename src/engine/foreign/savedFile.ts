import { isRecord } from '#base/isRecord.ts';
import { withoutEnd } from '../text/withoutEnd.ts';

/**
 * The form in which puzz.link and other sites with pzprjs save puzzles: a line `pzprv3`, then
 * genre, rows, columns, and the lines of the genre. Links have it as well, with `/` between lines:
 * `…/p?pzprv3/nurikabe/…`. From FileData in src/pzpr/parser.js of pzprjs.
 */
export interface SavedFile {
  readonly genre: string;
  readonly isVariant: boolean;
  readonly width: number;
  readonly height: number;
  /** The lines of the genre: the puzzle, and the state of its solution. */
  readonly lines: readonly string[];
  /** The author, if the file names one. */
  readonly author: string;
}

/** The lines of a file after its size, read one after the other. */
export interface FileLines {
  /** The next line; empty at the end. */
  readonly next: () => string;
  /** The values of the next `height` lines, row by row; null unless each line has `width`. */
  readonly cells: (width: number, height: number) => readonly string[] | null;
}

/** A reader of lines. */
export function readLines(lines: readonly string[]): FileLines {
  let at = 0;
  const next = () => lines[at++]?.trim() ?? '';
  const cells = (width: number, height: number) => {
    const rows = Array.from({ length: height }, () => next().split(/\s+/));
    return rows.every(({ length }) => length === width) ? rows.flat() : null;
  };
  return { next, cells };
}

const HEADER = /^pzprv3(?:\.\d{1,3})?$/;
const VARIANT = 'v:';
/** Lines of a genre hold numbers, signs and single letters, unlike texts around a file. */
const CONTENT = /^[\w.#+=%,[\] -]+$/;
const WORD = /[a-z]{3}/i;
const INFO = /^(?:info|history):\{/;
const ONE_LINE = /^(?:v:[^/]{0,40}\/)?pzprv3(?:\.\d{1,3})?\//;

/** The number of lines from `from` that are a saved file; zero if none begins there. */
export function savedFileLength(lines: readonly string[], from: number): number {
  const at = (index: number) => lines[index]?.trim() ?? '';
  if (ONE_LINE.test(at(from))) return 1;
  let end = at(from).startsWith(VARIANT) ? from + 1 : from;
  if (!HEADER.test(at(end)) || !/^[a-z][\w-]*$/.test(at(end + 1))) return 0;
  end += 2;
  while (CONTENT.test(at(end)) && !WORD.test(at(end))) end += 1;
  if (INFO.test(at(end))) end = endOfBraces(lines, end);
  return end - from;
}

/** The line after the one that closes the braces opened from line `from` on. */
function endOfBraces(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let i = from; i < lines.length; i++) {
    for (const character of lines[i] ?? '')
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth <= 0) return i + 1;
  }
  return lines.length;
}

/** Parse a saved file; null if its size is missing. */
export function parseSavedFile(text: string): SavedFile | { readonly genre: string } {
  const [body = '', info = ''] = splitInfo(text.trim());
  const all = body.split(ONE_LINE.test(body) ? '/' : /\r?\n/).map((line) => line.trim());
  const isVariant = (all[0] ?? '').startsWith(VARIANT);
  const [, genre = '', rows = '', columns = '', ...lines] = isVariant ? all.slice(1) : all;
  const [width, height] = [sideOf(columns), sideOf(rows)];
  if (width === null || height === null) return { genre };
  return { genre, isVariant, width, height, lines, author: authorOf(info) };
}

function splitInfo(text: string): readonly string[] {
  const start = text.search(/(?:^|\n|\/)(?:info|history):\{/);
  return start < 0 ? [text] : [text.slice(0, start), text.slice(text.indexOf(':', start) + 1)];
}

/** The author in the metadata at the end of a file, which is JSON. */
function authorOf(info: string): string {
  try {
    const value: unknown = JSON.parse(withoutEnd(info, '/'));
    const metadata = isRecord(value) ? value['metadata'] : null;
    const author = isRecord(metadata) ? metadata['author'] : null;
    return typeof author === 'string' ? author.trim() : '';
  } catch {
    return '';
  }
}

/** A side of a board: at least one, with few enough digits to be a safe number. */
export function sideOf(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
