import { withTiles } from '../edit/edit.ts';
import { recolor, type Grid, type SymbolInstance } from '../grid/grid.ts';
import { mapStable } from '../grid/stable.ts';
import { ok, type Result } from '#base/result.ts';
import { BARE_TEXTS, gridReader, withVersion, withoutVersion } from './gridText.ts';
import { readSymbol, writeSymbol } from './instanceText.ts';
import type { ParseError } from '../text/ParseError.ts';
import { readTiles, roomForGrid, writeTiles } from './tileText.ts';

/** Parts of a grid as texts of their own, each with a version prefix: saved progress, presets. */

/** Write the tiles of a grid alone. */
export function writeTileText({ width, height, tiles }: Grid): string {
  return withVersion(writeTiles({ width, rows: height, tiles }));
}

/** The grid with the colors of a tile text, except givens. Tiles outside the grid are ignored. */
export function restoreTiles(grid: Grid, text: string): Result<Grid, ParseError> {
  const body = withoutVersion(text);
  if (!body.ok) return body;
  const block = readTiles(body.value, roomForGrid());
  if (!block.ok) return block;
  const { width, rows, tiles } = block.value;
  const restored = mapStable(grid.tiles, (tile, cell) => {
    const x = cell % grid.width;
    const y = (cell - x) / grid.width;
    const saved = x < width && y < rows ? tiles[y * width + x] : undefined;
    return saved && tile.exists && !tile.fixed ? recolor(tile, saved.color) : tile;
  });
  return ok(withTiles(grid, restored));
}

/** Write one symbol. */
export function writeSymbolText(symbol: SymbolInstance): string {
  return withVersion(writeSymbol(symbol, BARE_TEXTS));
}

/** Read one symbol. */
export function parseSymbolText(text: string): Result<SymbolInstance, ParseError> {
  const body = withoutVersion(text);
  return body.ok ? readSymbol(body.value, gridReader()) : body;
}
