import type { Glyph } from '../glyph/glyph.ts';
import type { Point } from '../grid/grid.ts';

/** Theme colors used by drawings over the board. */
export type OverlayInk =
  | 'dark'
  | 'light'
  | 'gray'
  | 'onDark'
  | 'onLight'
  | 'onGray'
  | 'halo'
  | 'error'
  | 'zone'
  | 'focus'
  | 'trial'
  | 'page';

/** An upright rectangle. Lengths in cells from the top-left corner of the board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A filled box with round corners. */
export interface OverlayFill extends Box {
  readonly kind: 'fill';
  readonly radius: number;
  readonly ink: OverlayInk;
  /** Opacity; 1 when absent. */
  readonly alpha?: number;
}

/**
 * A line through points, with round ends and joints. Always opaque, so that its parts may overlap.
 */
export interface OverlayLine {
  readonly kind: 'line';
  readonly points: readonly Point[];
  /** True if the last point is joined to the first. */
  readonly isClosed: boolean;
  readonly width: number;
  readonly ink: OverlayInk;
  /**
   * Lengths of dashes and of the gaps between them, without the round ends; absent for a solid
   * line.
   */
  readonly dash?: Dash;
}

/** A glyph on the cell whose top-left corner is `at`. */
export interface OverlayGlyph {
  readonly kind: 'glyph';
  readonly at: Point;
  readonly glyph: Glyph;
  readonly ink: OverlayInk;
  /** Relative size, about the middle of the cell; 1 when absent. */
  readonly scale?: number;
  /** Opacity; 1 when absent. */
  readonly alpha?: number;
}

/** One drawing over the board; later ones cover earlier ones, glyphs cover all others. */
export type OverlayStep = OverlayFill | OverlayLine | OverlayGlyph;

/** The dash pattern of a line. Lengths in cells. */
export interface Dash {
  readonly on: number;
  readonly off: number;
}

/** Straight segments in a quarter turn. */
const TURN_STEPS = 6;

/** The outline of a box with round corners, clockwise from the end of its first corner. */
export function roundedBox({ left, top, width, height }: Box, radius: number): readonly Point[] {
  const round = Math.min(radius, width / 2, height / 2);
  const corners = [
    { x: left + width - round, y: top + round, from: -90 },
    { x: left + width - round, y: top + height - round, from: 0 },
    { x: left + round, y: top + height - round, from: 90 },
    { x: left + round, y: top + round, from: 180 },
  ];
  return corners.flatMap(({ x, y, from }) => arcPoints({ x, y }, round, from, from + 90));
}

/** Points along an arc, both ends included. Angles in degrees clockwise from the right. */
export function arcPoints(
  center: Point,
  radius: number,
  from: number,
  to: number,
): readonly Point[] {
  return Array.from({ length: TURN_STEPS + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / TURN_STEPS) * Math.PI) / 180;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** Length of the path through points. */
export function pathLength(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

/** The points of a line; if it is closed, with the first one again at the end. */
function verticesOf({ points, isClosed }: OverlayLine): readonly Point[] {
  return isClosed && points[0] !== undefined ? [...points, points[0]] : points;
}

/**
 * The dash of a line, slightly stretched on a closed line so that a whole number of dashes fits.
 */
export function fittedDash(line: OverlayLine): Dash | null {
  const { dash, isClosed } = line;
  if (dash === undefined) return null;
  const wholeLength = pathLength(verticesOf(line));
  const period = dash.on + dash.off;
  if (!isClosed || wholeLength === 0) return dash;
  const stretch = wholeLength / (Math.max(1, Math.round(wholeLength / period)) * period);
  return { on: dash.on * stretch, off: dash.off * stretch };
}

/** The solid paths of a line: the line itself, or its dashes. */
export function splitIntoDashes(line: OverlayLine): readonly (readonly Point[])[] {
  const path = verticesOf(line);
  const dash = fittedDash(line);
  return dash === null ? [path] : dashedPath(path, dash);
}

function dashedPath(path: readonly Point[], { on, off }: Dash): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  const count = Math.round(pathLength(path) / (on + off) + 0.4);
  for (let index = 0; index < count; index++) {
    const start = index * (on + off);
    const piece = pieceOf(path, start, start + on);
    if (piece.length > 0) pieces.push(piece);
  }
  return pieces;
}

/** The part of a path between two distances from its start. */
function pieceOf(path: readonly Point[], from: number, to: number): Point[] {
  const piece: Point[] = [];
  let passed = 0;
  for (const [index, end] of path.entries()) {
    const start = path[index - 1];
    if (start === undefined) continue;
    const length = distance(start, end);
    const [a, b] = [Math.max(from - passed, 0), Math.min(to - passed, length)];
    if (length > 0 && a <= b) {
      if (piece.length === 0) piece.push(between(start, end, a / length));
      piece.push(between(start, end, b / length));
    }
    passed += length;
  }
  return piece;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The smallest box around all steps; null for none. */
export function measureBounds(steps: readonly OverlayStep[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number, room: number): void => {
    left = Math.min(left, x - room);
    top = Math.min(top, y - room);
    right = Math.max(right, x + room);
    bottom = Math.max(bottom, y + room);
  };
  for (const step of steps)
    switch (step.kind) {
      case 'fill':
        reach(step.left, step.top, 0);
        reach(step.left + step.width, step.top + step.height, 0);
        break;
      case 'line':
        for (const { x, y } of step.points) reach(x, y, step.width / 2);
        break;
      case 'glyph':
        reach(step.at.x + 0.5, step.at.y + 0.5, 0.62);
    }
  return left > right ? null : { left, top, width: right - left, height: bottom - top };
}
