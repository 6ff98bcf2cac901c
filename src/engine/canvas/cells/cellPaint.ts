import type { Color, Point } from '../../grid/grid.ts';
import {
  DURATION,
  easedFuse,
  easedInk,
  easedLift,
  progressOf,
  type Motion,
} from '../motion/cellMotion.ts';

/** What a place shows of its paint: `over` covers `under`. */
export interface CellFill extends Motion {
  readonly over: Color;
  readonly under: Color;
  /** In the unit square of the place. */
  readonly contact: Point;
  /** What `under` stands on, when it had not covered that as `over` came. */
  readonly base: Base | null;
}

/** A fill that was overtaken on its way. */
interface Base {
  readonly color: Color;
  readonly contact: Point;
  readonly progress: number;
}

/** What flows through an edge. */
export interface Link extends Motion {
  readonly color: Color;
}

/** Seconds at which what has always been so began. */
export const LONG_AGO = -10;
/** Of the unit square. */
export const CENTER: Point = { x: 0.5, y: 0.5 };
const NO_LINK: Link = { color: 'gray', from: 0, to: 0, start: LONG_AGO };

/** The fill that brings a place from what it shows to a color. */
export function refilled(
  fill: CellFill,
  color: Color,
  progress: number,
  begin: { readonly contact: Point; readonly start: number },
): CellFill {
  if (fill.to === 1 && fill.over === color) return fill;
  const isMidway = progress > 0 && progress < 1;
  if (!isMidway) {
    const shown = progress >= 0.5 ? fill.over : fill.under;
    if (color === 'gray')
      return { over: shown, under: color, from: 1, to: 0, base: null, ...begin };
    return { over: color, under: shown, from: 0, to: 1, base: null, ...begin };
  }
  if (fill.over === color) return { ...fill, from: progress, to: 1, start: begin.start };
  if (fill.under === color && fill.base === null)
    return { ...fill, from: progress, to: 0, start: begin.start };
  const base = { color: fill.under, contact: fill.contact, progress };
  return { over: color, under: fill.over, from: 0, to: 1, base, ...begin };
}

export function settledFill(color: Color): CellFill {
  const fill = { over: color, under: color, contact: CENTER, start: LONG_AGO, base: null };
  return { ...fill, from: 1, to: 1 };
}

export function settledLink(color: Color | null): Link {
  return color === null ? NO_LINK : { color, from: 1, to: 1, start: LONG_AGO };
}

export function settledMotion(isOn: boolean): Motion {
  const to = isOn ? 1 : 0;
  return { from: to, to, start: LONG_AGO };
}

export function fillProgress(fill: CellFill, now: number): number {
  const duration = { up: DURATION.paint, down: DURATION.erase };
  return progressOf(fill, now, duration, { up: easedInk, down: easedLift });
}

export function linkProgress(link: Link, now: number): number {
  const duration = { up: DURATION.fuse, down: DURATION.part };
  return progressOf(link, now, duration, { up: easedFuse, down: easedFuse });
}

export function markProgress(mark: Motion, now: number): number {
  const duration = { up: DURATION.error, down: DURATION.error };
  return progressOf(mark, now, duration, { up: easedInk, down: easedInk });
}
