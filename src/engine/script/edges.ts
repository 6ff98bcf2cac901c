import type { Edge } from '../grid/grid.ts';
import { ScriptError } from './helpers.ts';

/** The edge between a cell and its neighbor on the right or below. */
function edgeFrom(x: number, y: number, dx: 0 | 1): Edge {
  return { x1: x, y1: y, x2: x + dx, y2: y + 1 - dx };
}

/** Edges between the neighbors that pass a test. */
function edgesWhere(
  rows: readonly string[],
  belongs: (letter: string, next: string) => boolean,
): readonly Edge[] {
  return rows.flatMap((row, y) =>
    row.split('').flatMap((letter, x) => {
      const right = row[x + 1];
      const below = rows[y + 1]?.[x];
      return [
        ...(right !== undefined && belongs(letter, right) ? [edgeFrom(x, y, 1)] : []),
        ...(below !== undefined && belongs(letter, below) ? [edgeFrom(x, y, 0)] : []),
      ];
    }),
  );
}

/** Connections between equal letters that touch; a dot connects nothing. */
export function connectionEdges(rows: readonly string[]): readonly Edge[] {
  return edgesWhere(rows, (letter, next) => letter !== '.' && letter === next);
}

/** Zone borders between different letters. */
export function borderEdges(rows: readonly string[]): readonly Edge[] {
  return edgesWhere(rows, (letter, next) => letter !== next);
}

const ENDS = ['x1', 'y1', 'x2', 'y2'] as const;

/** Validates a list of edges from a script. */
export function readEdges(owner: string, list: readonly unknown[]): readonly Edge[] {
  return list.map((item, i) => {
    const values = new Map<string, unknown>(Object.entries(item ?? {}));
    const [x1, y1, x2, y2] = ENDS.map((end) => values.get(end));
    if (isWhole(x1) && isWhole(y1) && isWhole(x2) && isWhole(y2)) return { x1, y1, x2, y2 };
    throw new ScriptError(
      `${owner}: edge ${i}, counting from 0, needs x1, y1, x2 and y2 as whole numbers.`,
    );
  });
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
