import {
  type Grid,
  type RuleInstance,
  type SymbolInstance,
  type Color,
  internedTile,
  type Edge,
  type Tile,
} from '#engine/grid/grid.ts';

/** A small board that shows a clue, for palettes and legends. */
export interface Example {
  /** `'bw/n.'`: b dark, w light, n gray, `.` no tile, upper case a given, `/` next row. */
  readonly tiles: string;
  /** Merge letters laid out like `tiles`, `.` for none. */
  readonly connections?: string;
  /** Zone letters laid out like `tiles`: a border runs between different letters. */
  readonly zones?: string;
  readonly symbols?: readonly SymbolInstance[];
  readonly rules?: readonly RuleInstance[];
  /** A grid shown in place of all the rest. */
  readonly grid?: Grid;
}

const CHARACTERS: Readonly<Record<Color, Readonly<Record<string, string>>>> = {
  dark: {},
  light: { b: 'w', w: 'b', B: 'W', W: 'B' },
  gray: { b: 'n', B: 'N' },
};

/** The tiles of a drawing about dark cells, for the same example about another color. */
export function exampleTiles(color: Color, tiles: string): string {
  return tiles.replaceAll(/[bwBW]/g, (letter) => CHARACTERS[color][letter] ?? letter);
}

/** An author's own drawing as the example of a clue. */
export function exampleFromGrid(grid: Grid): Example {
  return { tiles: '', grid };
}

const COLORS: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray' };

/** The grid of an example. Throws for an invalid drawing, which is a bug: examples are code. */
export function exampleGrid(example: Example): Grid {
  if (example.grid) return example.grid;
  const rows = example.tiles.split('/');
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width)) throw new Error(`Ragged drawing: ${example.tiles}`);
  const symbols = new Map<string, SymbolInstance[]>();
  for (const symbol of example.symbols ?? [])
    symbols.set(symbol.id, [...(symbols.get(symbol.id) ?? []), symbol]);
  const isBorder = (a: string, b: string) => a !== b;
  const isJoint = (a: string, b: string) => a === b && a !== '.';
  return {
    width,
    height: rows.length,
    tiles: Array.from(rows.join(''), tileFrom),
    connections: edgesBetween(example.connections, isJoint),
    zones: edgesBetween(example.zones, isBorder),
    symbols,
    rules: example.rules ?? [],
  };
}

function tileFrom(letter: string): Tile {
  if (letter === '.') return internedTile(false, true, 'light');
  const color = COLORS[letter.toLowerCase()];
  if (color === undefined) throw new Error(`Unknown letter in a drawing: ${letter}`);
  return internedTile(true, letter !== letter.toLowerCase(), color);
}

/** Edges between neighboring letters of a layout for which `joins` holds. */
function edgesBetween(
  layout: string | undefined,
  joins: (a: string, b: string) => boolean,
): readonly Edge[] {
  const rows = layout?.split('/') ?? [];
  const at = (x: number, y: number) => rows[y]?.[x];
  const edges: Edge[] = [];
  rows.forEach((row, y) => {
    Array.from(row).forEach((letter, x) => {
      const right = at(x + 1, y);
      const below = at(x, y + 1);
      if (right !== undefined && joins(letter, right))
        edges.push({ x1: x, y1: y, x2: x + 1, y2: y });
      if (below !== undefined && joins(letter, below))
        edges.push({ x1: x, y1: y, x2: x, y2: y + 1 });
    });
  });
  return edges;
}
