import { boardOf } from '#engine/judging/boardOf.ts';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import {
  recolor,
  type Color,
  type Grid,
  type Params,
  type SymbolInstance,
  bySymbolId,
} from '#engine/grid/grid.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Wrapping } from '#engine/grid/directions.ts';

/** Every color. */
export const COLORS: readonly Color[] = ['dark', 'light', 'gray'];

/** Two ways to join sides: horizontal, vertical. */
export type Wrap = readonly [horizontal: Wrapping, vertical: Wrapping];

/** The grid of a drawing, as examples have it, with its sides joined. */
export function draw(drawing: string, wrap?: Wrap): Grid {
  const rules = wrap
    ? [{ id: 'wrap_around', params: { horizontal: wrap[0], vertical: wrap[1] } }]
    : [];
  return { ...exampleGrid({ tiles: drawing }), rules };
}

/** The grid with symbols in place of its own, in the given order. */
export function withSymbols(grid: Grid, symbols: readonly SymbolInstance[]): Grid {
  return { ...grid, symbols: bySymbolId(symbols) };
}

/** The state of one symbol on a grid. */
export function stateOf(def: SymbolDef, { at, params }: SymbolInstance, grid: Grid) {
  return def.check(at, typed(def, params), boardOf(grid), null);
}

/** Params of an instance for its own definition. */
export function typed(def: SymbolDef, params: Params): Parameters<SymbolDef['check']>[1] {
  return params as Parameters<typeof def.check>[1];
}

/** The grid with one cell in another color. */
export function recolored(grid: Grid, cell: number, color: Color): Grid {
  return {
    ...grid,
    tiles: grid.tiles.map((tile, index) => (index === cell ? recolor(tile, color) : tile)),
  };
}

/** All ways to color the gray cells that exist. */
export function* completions(grid: Grid): Generator<Grid> {
  const open = grid.tiles.findIndex((tile) => tile.exists && tile.color === 'gray');
  if (open === -1) {
    yield grid;
    return;
  }
  yield* completions(recolored(grid, open, 'dark'));
  yield* completions(recolored(grid, open, 'light'));
}
