import type { Color, Point, Grid } from '#engine/grid/grid.ts';
import {
  DURATION_S,
  easeLink,
  easePaint,
  easeErase,
  computeProgress,
  type Motion,
} from '../motion/cellMotion.ts';
import { toCopy, type Place } from '#engine/picture/lattice.ts';
import type { Contact } from '#engine/edit/BoardInput.ts';
import { entryPoint } from '#engine/grid/path.ts';

/** The paint of a place: `over` covers `under`. */
export interface CellFill extends Motion {
  readonly over: Color;
  readonly under: Color;
  /** Point at which the paint enters, in the unit square of the place. */
  readonly entry: Point;
  /** The color that `under` had not yet covered when `over` began; null for none. */
  readonly base: Base | null;
}

/** A color that was not fully covered when the next fill began. */
interface Base {
  readonly color: Color;
  readonly entry: Point;
  readonly progress: number;
}

/** The color in which the places on both sides of an edge are joined. */
export interface JointColor extends Motion {
  readonly color: Color;
}

/** Start of the motions of places at rest. */
export const LONG_AGO_S = -10;
/** Center of the unit square. */
const CENTER: Point = { x: 0.5, y: 0.5 };
const NO_LINK: JointColor = { color: 'gray', from: 0, to: 0, startS: LONG_AGO_S };

/** The fill that changes the current paint of a place to a color. */
export function refilled(
  fill: CellFill,
  color: Color,
  progress: number,
  begin: { readonly entry: Point; readonly startS: number },
): CellFill {
  if (fill.to === 1 && fill.over === color) return fill;
  const isMidway = progress > 0 && progress < 1;
  if (!isMidway) {
    const shown = progress >= 0.5 ? fill.over : fill.under;
    if (color === 'gray')
      return { over: shown, under: color, from: 1, to: 0, base: null, ...begin };
    return { over: color, under: shown, from: 0, to: 1, base: null, ...begin };
  }
  if (fill.over === color) return { ...fill, from: progress, to: 1, startS: begin.startS };
  if (fill.under === color && fill.base === null)
    return { ...fill, from: progress, to: 0, startS: begin.startS };
  const base = { color: fill.under, entry: fill.entry, progress };
  return { over: color, under: fill.over, from: 0, to: 1, base, ...begin };
}

export function settledFill(color: Color): CellFill {
  const fill = { over: color, under: color, entry: CENTER, startS: LONG_AGO_S, base: null };
  return { ...fill, from: 1, to: 1 };
}

export function settledLink(color: Color | null): JointColor {
  return color === null ? NO_LINK : { color, from: 1, to: 1, startS: LONG_AGO_S };
}

export function settledMotion(isOn: boolean): Motion {
  const to = isOn ? 1 : 0;
  return { from: to, to, startS: LONG_AGO_S };
}

export function fillProgress(fill: CellFill, nowS: number): number {
  const durationS = { up: DURATION_S.paint, down: DURATION_S.erase };
  return computeProgress(fill, nowS, durationS, { up: easePaint, down: easeErase });
}

export function linkProgress(link: JointColor, nowS: number): number {
  const durationS = { up: DURATION_S.fuse, down: DURATION_S.part };
  return computeProgress(link, nowS, durationS, { up: easeLink, down: easeLink });
}

export function markProgress(mark: Motion, nowS: number): number {
  const durationS = { up: DURATION_S.error, down: DURATION_S.error };
  return computeProgress(mark, nowS, durationS, { up: easePaint, down: easePaint });
}

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
