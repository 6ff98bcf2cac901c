import { changedCells, noteChange } from '#engine/grid/changes.ts';
import type { Cell, Grid, Tile } from '#engine/grid/grid.ts';

/**
 * Everything of a grid except its tiles. Shared, not copied: an edit keeps the parts it leaves as
 * they are.
 */
export type Frame = Omit<Grid, 'tiles'>;

/**
 * The difference between two grids, applicable in both directions. Tiles are stored cell by cell, a
 * few words each; the frame only if it differs, and all tiles only if the size differs.
 */
export type GridChange =
  | {
      readonly kind: 'tiles';
      readonly cells: readonly Cell[];
      readonly before: readonly Tile[];
      readonly after: readonly Tile[];
      readonly frame: { readonly before: Frame; readonly after: Frame } | null;
    }
  | { readonly kind: 'whole'; readonly before: Grid; readonly after: Grid };

/** The change from `before` to `after`; null if they are the same. */
export function changeBetween(before: Grid, after: Grid): GridChange | null {
  if (before === after) return null;
  if (before.width !== after.width || before.height !== after.height)
    return { kind: 'whole', before, after };
  const cells = changedCells(before, after);
  const isFrameSame =
    before.connections === after.connections &&
    before.zones === after.zones &&
    before.symbols === after.symbols &&
    before.rules === after.rules;
  if (isFrameSame && cells.length === 0) return null;
  return {
    kind: 'tiles',
    cells,
    before: tilesAt(before, cells),
    after: tilesAt(after, cells),
    frame: isFrameSame ? null : { before: frameFromGrid(before), after: frameFromGrid(after) },
  };
}

/** Applies a change to `grid`, which must be the grid before it. */
export function applyChange(grid: Grid, change: GridChange): Grid {
  if (change.kind === 'whole') return change.after;
  return patched(grid, change.cells, change.after, change.frame?.after);
}

/** Reverts a change of `grid`, which must be the grid after it. */
export function revertChange(grid: Grid, change: GridChange): Grid {
  if (change.kind === 'whole') return change.before;
  return patched(grid, change.cells, change.before, change.frame?.before);
}

function patched(
  grid: Grid,
  cells: readonly Cell[],
  tiles: readonly Tile[],
  frame: Frame | undefined,
): Grid {
  const patch = [...grid.tiles];
  cells.forEach((cell, i) => {
    const tile = tiles[i];
    if (tile) patch[cell] = tile;
  });
  return noteChange(grid, { ...grid, ...frame, tiles: patch }, cells);
}

function tilesAt(grid: Grid, cells: readonly Cell[]): Tile[] {
  return cells.flatMap((cell) => grid.tiles[cell] ?? []);
}

export function frameFromGrid({ width, height, connections, zones, symbols, rules }: Grid): Frame {
  return { width, height, connections, zones, symbols, rules };
}
