import type { Color, Point } from '../../grid/grid.ts';

/**
 * Layout of the cell shader's state texture: three RGBA float texels a place. The first is all that
 * a place at rest needs; the other two are read while it moves. Starts are times in seconds.
 *
 * 0: marks; start of the fill, its progress then, where it starts from 1: edge to the right: color,
 * aim and progress; its start; the same of the edge below 2: error: aim and progress; its start; if
 * a third color covers a fill that was not over: the color    below that fill and its progress;
 * where it started from
 */
export const TEXELS = 3;
export const FLOATS = 4 * TEXELS;

/** Bits of the marks, after two bits each for the color above and the color below. */
export const Mark = {
  under: 4,
  exists: 16,
  plate: 32,
  given: 64,
  /** The fill grows towards the color above. */
  grows: 128,
  /** This place, or an edge that it owns, is in motion. */
  moving: 256,
  joinRight: 512,
  joinDown: 1024,
  seamRight: 2048,
  seamDown: 4096,
  zoneRight: 8192,
  zoneDown: 16384,
  clue: 32768,
  clueRight: 65536,
  clueDown: 131072,
  clueCorner: 262144,
  highlight: 524288,
  ghost: 1048576,
  error: 2097152,
  /** The color below partly covers another one: its fill had not ended when the next began. */
  layered: 4194304,
} as const;

/** Marks that only the full shader draws. Neighbors of such a place need the full shader, too. */
export const BUSY =
  Mark.given | Mark.moving | Mark.zoneRight | Mark.zoneDown | Mark.highlight | Mark.error;

const CODE: Readonly<Record<Color, number>> = { gray: 0, dark: 1, light: 2 };
const ENTRY_STEPS = 2048;

/** The number of a color in the shader. */
export function colorCode(color: Color): number {
  return CODE[color];
}

/** Pack a motion from a progress towards 0 or 1. */
export function packMotion(from: number, to: 0 | 1): number {
  return 2 * to + Math.min(from, 0.999);
}

/** Pack a fill that had not ended when the next began: the color it covers, and its progress. */
export function packBase(color: Color, progress: number): number {
  return colorCode(color) + Math.min(Math.max(progress, 0), 0.999);
}

/** Pack the motion of an edge with the color in which its cells join. */
export function packLink(color: Color, from: number, to: 0 | 1): number {
  return 4 * colorCode(color) + packMotion(from, to);
}

/** Pack a point in the unit square of a cell into one number. */
export function packEntry({ x, y }: Point): number {
  return quantized(x) * 4096 + quantized(y);
}

function quantized(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * ENTRY_STEPS);
}
