import { findGroup } from '#engine/grid/connections.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { isCentered, touchedPoints } from '#engine/grid/placement.ts';
import { isSupportedBy } from '#engine/solving/support.ts';

/** Symbols about their region. Between cells, all touched cells must belong to one region. */
const ABOUT_REGIONS: readonly string[] = ['number', 'letter', 'galaxy', 'lotus'];
/** Symbols of these that the package does not support on corners. */
const NEVER_ON_CORNERS: readonly string[] = ['galaxy', 'lotus'];
/** A placeholder symbol, which the package would not count for `symbols_per_region`. */
const PLACEHOLDER = 'unsupported';
const COUNTS_SYMBOLS = 'symbols_per_region';

/** True if the package supports all clues of a grid, and their positions. */
export function isSupportedByCspuz(grid: Grid): boolean {
  return (
    isSupportedBy('cspuz', grid) && !hasGivenGray(grid) && isCountable(grid) && arePlaced(grid)
  );
}

function hasGivenGray({ tiles }: Grid): boolean {
  return tiles.some(({ exists, fixed, color }) => exists && fixed && color === 'gray');
}

function isCountable({ rules, symbols }: Grid): boolean {
  const hasPlaceholder = (symbols.get(PLACEHOLDER)?.length ?? 0) > 0;
  return !hasPlaceholder || rules.every(({ id }) => id !== COUNTS_SYMBOLS);
}

function arePlaced(grid: Grid): boolean {
  return ABOUT_REGIONS.every((id) =>
    (grid.symbols.get(id) ?? []).every(({ at }) => {
      if (isCentered(at)) return true;
      const isCorner = !Number.isInteger(at.x) && !Number.isInteger(at.y);
      if (isCorner && NEVER_ON_CORNERS.includes(id)) return false;
      return isInOneRegion(grid, at);
    }),
  );
}

/** True if all cells around a point are merged, or are givens of one color. */
function isInOneRegion(grid: Grid, at: Point): boolean {
  const cells = touchedPoints(at).map(({ x, y }) =>
    x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : -1,
  );
  const [first = -1] = cells;
  if (first >= 0) {
    const group = findGroup(grid, first);
    if (cells.every((cell) => group.includes(cell))) return true;
  }
  const tiles = cells.map((cell) => grid.tiles[cell]);
  if (!tiles.every((tile) => tile?.exists && tile.fixed)) return false;
  const colors = new Set(tiles.map((tile) => tile?.color).filter((color) => color !== 'gray'));
  return colors.size < 2;
}
