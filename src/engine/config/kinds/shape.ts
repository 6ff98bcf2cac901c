import { escapeText, unescapeText } from '../../codec/escape.ts';
import { emptyGrid, tileOf, type Color, type Grid } from '../../grid/grid.ts';
import { ok } from '../../result.ts';
import type { Kind } from './kind.ts';

/** The pattern a grid stands for: its colors on existing cells without givens, holes gray, nothing else. */
export function cleanPattern({ width, height, tiles }: Grid): Grid {
  return {
    ...emptyGrid(0, 0),
    width,
    height,
    tiles: tiles.map(({ exists, color }) => tileOf(true, false, exists ? color : 'gray')),
  };
}

/** A grid inside the text, escaped, of which only the colored tiles matter. */
export const shapeKind: Kind<'shape'> = {
  read(text, grids) {
    const grid = grids.read(unescapeText(text));
    return grid.ok ? ok(cleanPattern(grid.value)) : grid;
  },
  write: (grid, grids) => escapeText(grids.write(grid)),
  canonical: (grid) => canonicalElements(grid).toSorted().join('/'),
  isEqual: (a, b) => canonicalElements(a).join('/') === canonicalElements(b).join('/'),
};

interface Element {
  readonly x: number;
  readonly y: number;
  readonly color: Color;
}

/** The eight ways to lay a shape, each a map of places. */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [-y, x],
  (x, y) => [-x, -y],
  (x, y) => [y, -x],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, -x],
];
const COLOR_ORDER: readonly Color[] = ['gray', 'light', 'dark'];

/** The colored cells as `x-y-color`, laid in the one of eight ways that comes first: row by row, light before dark. */
function canonicalElements({ width, tiles }: Grid): readonly string[] {
  const elements = tiles.flatMap(({ exists, color }, cell): readonly Element[] => {
    const x = cell % width;
    return exists && color !== 'gray' ? [{ x, y: (cell - x) / width, color }] : [];
  });
  const [first = []] = TURNS.map((turn) => laid(elements, turn)).sort(compareShapes);
  return first.map(({ x, y, color }) => `${x}-${y}-${color}`);
}

function laid(elements: readonly Element[], turn: (typeof TURNS)[number]): readonly Element[] {
  const turned = elements.map(({ x, y, color }) => {
    const [newX, newY] = turn(x, y);
    return { x: newX, y: newY, color };
  });
  const left = turned.reduce((least, { x }) => Math.min(least, x), Infinity);
  const top = turned.reduce((least, { y }) => Math.min(least, y), Infinity);
  return turned
    .map(({ x, y, color }) => ({ x: x - left, y: y - top, color }))
    .sort(compareElements);
}

function compareElements(a: Element, b: Element): number {
  return a.y - b.y || a.x - b.x || COLOR_ORDER.indexOf(a.color) - COLOR_ORDER.indexOf(b.color);
}

/** Shapes of the same number of elements, element by element. */
function compareShapes(a: readonly Element[], b: readonly Element[]): number {
  for (const [i, element] of a.entries()) {
    const other = b[i];
    const order = other ? compareElements(element, other) : 1;
    if (order !== 0) return order;
  }
  return 0;
}
