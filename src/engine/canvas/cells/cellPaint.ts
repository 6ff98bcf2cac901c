import type { Color, Point } from '../../grid/grid.ts';
import {
  DURATION_S,
  easeLink,
  easePaint,
  easeErase,
  computeProgress,
  type Motion,
} from '../motion/cellMotion.ts';

/** What a place shows of its paint: `over` covers `under`. */
export interface CellFill extends Motion {
  readonly over: Color;
  readonly under: Color;
  /** Where paint came in, in the unit square of the place. */
  readonly entry: Point;
  /** What `under` had not yet covered when `over` came; null if nothing. */
  readonly base: Base | null;
}

/** A color that was still being covered when the next one came. */
interface Base {
  readonly color: Color;
  readonly entry: Point;
  readonly progress: number;
}

/** The color in which the places on both sides of an edge are joined. */
export interface Link extends Motion {
  readonly color: Color;
}

/** When motions of places at rest began. */
export const LONG_AGO_S = -10;
/** Of the unit square. */
export const CENTER: Point = { x: 0.5, y: 0.5 };
const NO_LINK: Link = { color: 'gray', from: 0, to: 0, startS: LONG_AGO_S };

/** The fill that changes a place from what it shows to a color. */
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

export function settledLink(color: Color | null): Link {
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

export function linkProgress(link: Link, nowS: number): number {
  const durationS = { up: DURATION_S.fuse, down: DURATION_S.part };
  return computeProgress(link, nowS, durationS, { up: easeLink, down: easeLink });
}

export function markProgress(mark: Motion, nowS: number): number {
  const durationS = { up: DURATION_S.error, down: DURATION_S.error };
  return computeProgress(mark, nowS, durationS, { up: easePaint, down: easePaint });
}
