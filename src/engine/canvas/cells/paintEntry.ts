import type { Grid, Point } from '../../grid/grid.ts';
import { toCopy, type Place } from '../../picture/lattice.ts';
import type { Contact } from '../../edit/Contact.ts';
import { entryPoint } from '#engine/grid/path.ts';
import { CENTER } from './cellPaint.ts';

/** Entry of paint into a place: a point in the place's unit square, and the delay until then. */
interface PaintEntry {
  readonly point: Point;
  readonly delayS: number;
}

/** Longest delay of a cell when paint fills an area outwards. */
const SPREAD = { delayPerCellS: 0.014, longestDelayS: 0.2 } as const;
/** Lengths in cells below this are rounding errors. */
const SAME_POINT = 1e-6;
const SAME_LINE = 1e-4;

/** The entry of paint into a place, for the contact of a stroke with the board. */
export function paintEntry(place: Place, contact: Contact | null, grid: Grid): PaintEntry {
  if (contact === null) return { point: CENTER, delayS: 0 };
  const { from = contact } = contact;
  const x = place.cell % grid.width;
  const y = (place.cell - x) / grid.width;
  const entry = entryPoint(from, contact, x, y);
  const distance = Math.min(distanceOf(entry, contact), distanceOf(entry, from));
  const isCrossed = distance < SAME_POINT || isOnLine(entry, from, contact);
  const shown = toCopy(entry, place.copy, grid);
  return {
    point: { x: shown.x - place.x, y: shown.y - place.y },
    delayS: isCrossed ? 0 : Math.min(distance * SPREAD.delayPerCellS, SPREAD.longestDelayS),
  };
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isOnLine(point: Point, from: Point, to: Point): boolean {
  const length = distanceOf(from, to);
  if (length < SAME_POINT) return false;
  const away = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return Math.abs(away) / length < SAME_LINE;
}
