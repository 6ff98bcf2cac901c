import { escapeText, unescapeText } from '../text/escape.ts';
import type { Orientation } from '../grid/directions.ts';
import { MAX_TEXT_CELLS } from '../codec/tileText.ts';
import { ENUMS } from './enums.ts';

/**
 * An error of a script, as a sentence for its author. Caught at the end of the script. In English,
 * like the names in scripts and the messages of their engine.
 */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** A place, as written in scripts. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<Orientation, Place>> = {
  up: { x: 0, y: -1 },
  'up-right': { x: 1, y: -1 },
  right: { x: 1, y: 0 },
  'down-right': { x: 1, y: 1 },
  down: { x: 0, y: 1 },
  'down-left': { x: -1, y: 1 },
  left: { x: -1, y: 0 },
  'up-left': { x: -1, y: -1 },
};

/** Rows of values, computed from column and row, or all equal. */
function array(width: unknown, height: unknown, value: unknown): unknown[][] {
  const columns = readSide('array', width);
  const rows = readSide('array', height);
  if (columns * rows > MAX_TEXT_CELLS) {
    throw new ScriptError('array: there can’t be more than 1,000,000 values.');
  }
  return Array.from({ length: rows }, (_row, y) =>
    Array.from({ length: columns }, (_column, x): unknown => {
      if (typeof value !== 'function') return value;
      const made: unknown = Reflect.apply(value, undefined, [x, y]);
      return made;
    }),
  );
}

/** Validates a width or height from a script. */
export function readSide(owner: string, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new ScriptError(`${owner}: width and height must be whole numbers from 0.`);
}

/** Validates rows of letters from a script: strings of equal length. */
export function readRows(owner: string, value: unknown): readonly string[] {
  if (!Array.isArray(value))
    throw new ScriptError(`${owner}: the rows must be an array of strings.`);
  const rows = (value as readonly unknown[]).map((row, y) => {
    if (typeof row === 'string') return row;
    throw new ScriptError(`${owner}: row ${y}, counting from 0, must be a string.`);
  });
  const width = rows[0]?.length ?? 0;
  const odd = rows.findIndex(({ length }) => length !== width);
  const found = rows[odd];
  if (found === undefined) return rows;
  throw new ScriptError(
    `${owner}: row ${odd}, counting from 0, has length ${found.length}, but row 0 has length ${width}.`,
  );
}

/** The place `distance` steps from another. */
function move(from: unknown, orientation: unknown, distance: unknown = 1): Place {
  const place = readPlace(from);
  const way = Object.values(ENUMS.Orientation).find((name) => name === orientation);
  if (!place) throw new ScriptError('move: the position must be an object with x and y.');
  if (way === undefined) throw new ScriptError('move: the direction must be one of Orientation.');
  if (typeof distance !== 'number') throw new ScriptError('move: the distance must be a number.');
  const step = STEPS[way];
  return { x: place.x + distance * step.x, y: place.y + distance * step.y };
}

/** Reads a place `{ x, y }` from a script; undefined for other values. */
export function readPlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) {
    return undefined;
  }
  const { x, y } = value;
  return isFinite(x) && isFinite(y) ? { x, y } : undefined;
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The value with the smallest key; the first of equal ones. */
function minBy(values: unknown, keyOf: unknown): unknown {
  return leastBy('minBy', values, keyOf, 1);
}

/** The value with the largest key; the first of equal ones. */
function maxBy(values: unknown, keyOf: unknown): unknown {
  return leastBy('maxBy', values, keyOf, -1);
}

function leastBy(owner: string, values: unknown, keyOf: unknown, sign: 1 | -1): unknown {
  if (!Array.isArray(values)) throw new ScriptError(`${owner}: the values must be an array.`);
  if (typeof keyOf !== 'function') {
    throw new ScriptError(`${owner}: the key must be a function.`);
  }
  let best: unknown = undefined;
  let least = Infinity;
  for (const value of values as readonly unknown[]) {
    const key = sign * Number(Reflect.apply(keyOf, undefined, [value]));
    if (key < least) [best, least] = [value, key];
  }
  return best;
}

/** True if two values of a clue are equal. Grids and lists are compared by their content. */
function configEquals(_type: unknown, a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** A value without methods; a grid is the texts of its parts. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!('rows' in value)) return value;
  const { rows, rules, symbols } = value as Readonly<Record<string, unknown>>;
  return { rows, rules, symbols };
}

/** The helper functions of scripts, by name. */
export const HELPERS = {
  array,
  move,
  minBy,
  maxBy,
  configEquals,
  escape: (text: unknown) => escapeText(String(text)),
  unescape: (text: unknown) => unescapeText(String(text)),
} as const;
