import type { Grid, RuleInstance, SymbolInstance, Color } from '../grid/grid.ts';

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
