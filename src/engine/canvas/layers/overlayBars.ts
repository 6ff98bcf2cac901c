import type { Point } from '../../grid/grid.ts';
import {
  splitIntoDashes,
  type OverlayFill,
  type OverlayInk,
  type OverlayLine,
  type OverlayStep,
} from '../../picture/overlay.ts';
import type { BoardTheme } from '../../picture/theme.ts';

/** Numbers of one corner of a bar: center, half size, axis, corner, radius, color. */
export const STRIDE = 13;

/** A box turned so that its width lies along an axis. Everything but glyphs is made of these. */
export interface OverlayBar {
  readonly center: Point;
  readonly axis: Point;
  readonly halfLength: number;
  readonly halfWidth: number;
  readonly radius: number;
  readonly ink: OverlayInk;
  readonly alpha: number;
}

const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The numbers of all corners of a bar. */
export function createVertices(bar: OverlayBar, theme: BoardTheme): readonly number[] {
  return CORNERS.flatMap((corner) => vertexOf(bar, corner, theme));
}

function vertexOf(bar: OverlayBar, corner: Point, theme: BoardTheme): readonly number[] {
  const { center, halfLength, halfWidth, axis, radius, ink, alpha } = bar;
  const color = theme[ink];
  return [
    center.x,
    center.y,
    halfLength,
    halfWidth,
    axis.x,
    axis.y,
    corner.x,
    corner.y,
    radius,
    ((color >> 16) & 255) / 255,
    ((color >> 8) & 255) / 255,
    (color & 255) / 255,
    alpha,
  ];
}

/** The bars of a step; none for glyphs. */
export function splitIntoBars(step: OverlayStep): readonly OverlayBar[] {
  if (step.kind === 'glyph') return [];
  return step.kind === 'fill' ? [barOfFill(step)] : barsOfLine(step);
}

function barOfFill({ left, top, width, height, radius, ink, alpha = 1 }: OverlayFill): OverlayBar {
  const center = { x: left + width / 2, y: top + height / 2 };
  const axis = { x: 1, y: 0 };
  return { center, axis, halfLength: width / 2, halfWidth: height / 2, radius, ink, alpha };
}

/** One bar with round ends for each straight piece. */
function barsOfLine(line: OverlayLine): readonly OverlayBar[] {
  return splitIntoDashes(line).flatMap((points) =>
    points.slice(1).map((end, index): OverlayBar => {
      const start = points[index] ?? end;
      const length = Math.hypot(end.x - start.x, end.y - start.y);
      return {
        center: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
        axis:
          length === 0
            ? { x: 1, y: 0 }
            : { x: (end.x - start.x) / length, y: (end.y - start.y) / length },
        halfLength: (length + line.width) / 2,
        halfWidth: line.width / 2,
        radius: line.width / 2,
        ink: line.ink,
        alpha: 1,
      };
    }),
  );
}
