import type { Orientation } from '../grid/directions.ts';
import type { Point } from '../grid/grid.ts';
import type { GlyphTransform } from './glyph.ts';

const DEGREES: Readonly<Record<Orientation, number>> = {
  up: 0,
  'up-right': 45,
  right: 90,
  'down-right': 135,
  down: 180,
  'down-left': 225,
  left: 270,
  'up-left': 315,
};

/** Rotation from one orientation to another in degrees clockwise, in (-180, 180]. */
export function turnBetween(from: Orientation, to: Orientation): number {
  const degrees = (DEGREES[to] - DEGREES[from] + 360) % 360;
  return degrees > 180 ? degrees - 360 : degrees;
}

/** True if an orientation is diagonal. */
export function isDiagonal(orientation: Orientation): boolean {
  return DEGREES[orientation] % 90 !== 0;
}

/**
 * A place in cell units after scaling, mirroring in x and rotating about the center of the cell.
 */
export function placeAfter(
  { x, y }: Point,
  { rotate = 0, scale = 1, mirror = false }: GlyphTransform,
): Point {
  const radians = (rotate * Math.PI) / 180;
  const dx = (mirror ? 0.5 - x : x - 0.5) * scale;
  const dy = (y - 0.5) * scale;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return { x: 0.5 + dx * cos - dy * sin, y: 0.5 + dx * sin + dy * cos };
}
