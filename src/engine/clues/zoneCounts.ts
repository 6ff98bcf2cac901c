import type { Board, Zone } from '../grid/board.ts';
import type { Cell, Color } from '../grid/grid.ts';
import { error, incomplete, satisfied, type Verdict } from './verdict.ts';

/** The number of cells of a color in a zone, and the number that it can still get. */
export interface ZoneCount {
  readonly zone: Zone;
  readonly size: number;
  readonly done: number;
  /** Number of gray cells; 0 if gray cells are counted. */
  readonly open: number;
}

/** The counts of all zones, in their order. */
export function zoneCounts(board: Board, color: Color): readonly ZoneCount[] {
  return board.zones().map((zone) => {
    let done = 0;
    let gray = 0;
    for (const cell of zone.cells) {
      const own = board.color(cell);
      if (own === color) done += 1;
      if (own === 'gray') gray += 1;
    }
    return { zone, size: zone.cells.length, done, open: color === 'gray' ? 0 : gray };
  });
}

/**
 * The cells that make the count of a broken zone wrong: the counted cells, or, if the zone cannot
 * get enough, those with another color. The whole zone if there are none.
 */
export function culpritsIn(
  { zone, done, open }: ZoneCount,
  color: Color,
  board: Board,
  wanted: number,
): readonly Cell[] {
  const isShort = done + open < wanted;
  const cells = zone.cells.filter((cell) => {
    const own = board.color(cell);
    return isShort ? own !== color && own !== 'gray' : own === color;
  });
  return cells.length === 0 ? zone.cells : cells;
}

/** Error at the first broken zone; otherwise done when no zone is open. */
export function zoneVerdict(counts: readonly ZoneCount[], broken: ZoneCount | undefined): Verdict {
  if (broken) return error(broken.zone.cells);
  return counts.every(({ open }) => open === 0) ? satisfied : incomplete;
}
