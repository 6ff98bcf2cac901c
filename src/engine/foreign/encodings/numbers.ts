import { readRuns, writeRuns } from './runs.ts';

/** The content of a cell: a number, a clue without a number, or nothing. */
export type CellClue = number | 'open' | null;

/** Prefixes, with the number of digits that follow and the offset of their value. */
const PREFIXES = [
  { prefix: '', digits: 1, from: 0, to: 0xf },
  { prefix: '-', digits: 2, from: 0, to: 0xff },
  { prefix: '+', digits: 3, from: 0, to: 0xfff },
  { prefix: '=', digits: 3, from: 0x1000, to: 0x1fff },
  { prefix: '%', digits: 3, from: 0x2000, to: 0x2fff },
] as const;

const OPEN = '.';

/**
 * Read clues written as hexadecimal numbers with gaps. The text must be used completely, so that a
 * truncated link is not read as a smaller puzzle.
 */
export function readNumbers(text: string, count: number): readonly CellClue[] | null {
  const read = readRuns<CellClue>(text, count, readNumber);
  return read?.end === text.length ? read.values : null;
}

function readNumber(text: string, from: number) {
  if (text.charAt(from) === OPEN) return { value: 'open' as const, length: 1 };
  const form = PREFIXES.find(({ prefix }) => prefix !== '' && prefix === text.charAt(from));
  const { prefix, digits, from: added } = form ?? PREFIXES[0];
  const start = from + prefix.length;
  const number = text.slice(start, start + digits);
  if (number.length < digits || !/^[\da-f]+$/.test(number)) return null;
  return { value: parseInt(number, 16) + added, length: prefix.length + digits };
}

/** Write clues. Numbers are below 0x3000. */
export function writeNumbers(clues: readonly CellClue[]): string {
  return writeRuns(
    clues.map((clue) => (clue === 'open' ? OPEN : clue === null ? null : writeNumber(clue))),
  );
}

function writeNumber(number: number): string {
  const form = PREFIXES.find(({ to }) => number <= to) ?? PREFIXES[0];
  return form.prefix + (number - form.from).toString(16).padStart(form.digits, '0');
}

/**
 * Read the first `count` of the clues next to a board: one digit, `-` and two digits, or `.` for
 * none.
 */
export function readRimNumbers(text: string, count: number): readonly (number | null)[] | null {
  const values: (number | null)[] = [];
  let at = 0;
  while (values.length < count) {
    const one = readNumber(text, at);
    if (one === null) return null;
    values.push(one.value === 'open' ? null : one.value);
    at += one.length;
  }
  return at === text.length ? values : null;
}

/** Write clues next to a board, of at most two digits. */
export function writeRimNumbers(values: readonly (number | null)[]): string {
  return values.map((value) => (value === null ? OPEN : writeNumber(value))).join('');
}
