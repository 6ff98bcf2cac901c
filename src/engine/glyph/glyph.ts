import type { Orientation } from '#engine/grid/directions.ts';
import type { Point } from '#engine/grid/grid.ts';

/**
 * A drawing as data, in cell units: (0, 0) is the top-left corner of the cell, (1, 1) the
 * bottom-right. Painted by Pixi on the board, as SVG in dialogs and on the server. Colors depend on
 * the cell underneath.
 */
export type GlyphStep = GlyphPath | GlyphText;
export type Glyph = readonly GlyphStep[];

/** Scaling, mirroring and rotation of a step about the center of the cell. */
export interface GlyphTransform {
  /** Degrees clockwise. */
  readonly rotate?: number;
  readonly scale?: number;
  /** Mirror in x before rotating. */
  readonly mirror?: boolean;
}

export interface GlyphPath extends GlyphTransform {
  readonly kind: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly fill?: boolean;
  /** Line width; absent for no line. */
  readonly stroke?: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly dash?: readonly number[];
}

export interface GlyphText {
  readonly kind: 'text';
  /** May contain line breaks. */
  readonly text: string;
  /** Center. */
  readonly x: number;
  readonly y: number;
  /** Font size. The painter scales two digits to 86 %, three or more characters to 72 %. */
  readonly size: number;
  readonly weight: number;
  readonly italic?: boolean;
  /** Draw an outline of this width and fill it with the color of the cell. */
  readonly hollow?: number;
  /** Fill the text, and draw an outline of this width in the same color. */
  readonly outline?: number;
  /** Degrees clockwise about the center of the cell. */
  readonly rotate?: number;
}

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
