import type { Color, Point } from '../grid/grid.ts';

/**
 * Layout of the cell shader's state texture: three RGBA float texels a place.
 *
 * 0: marks, start of the fill, its progress then, where it starts from
 * 1: edge to the right: color, aim and progress; its start; the same of the edge below
 * 2: error: aim and progress; its start; unused; unused
 */
export const TEXELS = 3;
export const FLOATS = 4 * TEXELS;

/** Bits of the marks. Two bits each for the color above and the color below come first. */
export const Mark = {
  under: 4,
  exists: 16,
  plate: 32,
  given: 64,
  grows: 128,
  seamRight: 256,
  seamDown: 512,
  zoneRight: 1024,
  zoneDown: 2048,
  clue: 4096,
  clueRight: 8192,
  clueDown: 16384,
  clueCorner: 32768,
  highlight: 65536,
  ghost: 131072,
} as const;

const CODE: Readonly<Record<Color, number>> = { gray: 0, dark: 1, light: 2 };
const CONTACT_STEPS = 2048;

/** The number of a color in the shader. */
export function colorCode(color: Color): number {
  return CODE[color];
}

/** A motion from a progress towards 0 or 1. */
export function packMotion(from: number, to: 0 | 1): number {
  return 2 * to + Math.min(from, 0.999);
}

/** The motion of an edge, and the color that flows through it. */
export function packLink(color: Color, from: number, to: 0 | 1): number {
  return 4 * colorCode(color) + packMotion(from, to);
}

/** A point within one cell of the unit square, in one number. */
export function packContact({ x, y }: Point): number {
  return quantized(x) * 4096 + quantized(y);
}

function quantized(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * CONTACT_STEPS);
}
