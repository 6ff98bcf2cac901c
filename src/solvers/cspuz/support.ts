import { groupOf } from '#engine/grid/connections.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { isCentered, touchedPoints } from '#engine/grid/placement.ts';
import { isKnownTo } from '#engine/solver/run/support.ts';

/** Symbols about the area they stand in: between cells it must be certain which area that is. */
const ABOUT_AN_AREA: readonly string[] = ['number', 'letter', 'galaxy', 'lotus'];
/** Those of them that cannot stand on corners at all. */
const NEVER_ON_CORNERS: readonly string[] = ['galaxy', 'lotus'];
/** A symbol that the rule below would not count. */
const STAND_IN = 'unsupported';
const COUNTS_SYMBOLS = 'symbols_per_region';

/** Whether the package can be asked for the grid: it knows all clues, and each stands where the package can have it. */
export function isKnownToCspuz(grid: Grid): boolean {
  return isKnownTo('cspuz', grid) && !hasGivenGray(grid) && isCountable(grid) && arePlaced(grid);
}

function hasGivenGray({ tiles }: Grid): boolean {
  return tiles.some(({ exists, fixed, color }) => exists && fixed && color === 'gray');
}

function isCountable({ rules, symbols }: Grid): boolean {
  const hasStandIn = (symbols.get(STAND_IN)?.length ?? 0) > 0;
  return !hasStandIn || rules.every(({ id }) => id !== COUNTS_SYMBOLS);
}

function arePlaced(grid: Grid): boolean {
  return ABOUT_AN_AREA.every((id) =>
    (grid.symbols.get(id) ?? []).every(({ at }) => {
      if (isCentered(at)) return true;
      const isCorner = !Number.isInteger(at.x) && !Number.isInteger(at.y);
      if (isCorner && NEVER_ON_CORNERS.includes(id)) return false;
      return isInOneArea(grid, at);
    }),
  );
}

/** Whether all cells around a place are merged, or are givens that do not differ. */
function isInOneArea(grid: Grid, at: Point): boolean {
  const cells = touchedPoints(at).map(({ x, y }) =>
    x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : -1,
  );
  const [first = -1] = cells;
  if (first >= 0) {
    const group = groupOf(grid, first);
    if (cells.every((cell) => group.includes(cell))) return true;
  }
  const tiles = cells.map((cell) => grid.tiles[cell]);
  if (!tiles.every((tile) => tile?.exists && tile.fixed)) return false;
  const colors = new Set(tiles.map((tile) => tile?.color).filter((color) => color !== 'gray'));
  return colors.size < 2;
}
