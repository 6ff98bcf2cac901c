import type { OutlineShape } from './contour.ts';

/** Dimensions of the board in cells, from the design system. */
export interface BoardGeometry {
  readonly tile: OutlineShape;
  readonly plate: OutlineShape;
  readonly error: OutlineShape;
}

/** Concentric with the tiles: the error line just covers their edges. */
function errorShape({ inset, outer, inner }: OutlineShape): OutlineShape {
  const deeper = 0.034;
  return { inset: inset + deeper, outer: outer - deeper, inner: inner + deeper };
}

function geometryOf(tile: OutlineShape, plate: OutlineShape): BoardGeometry {
  return { tile, plate, error: errorShape(tile) };
}

/** For boards to play on, and pictures of them. */
export const BOARD_GEOMETRY = geometryOf(
  { inset: 0.033, outer: 0.17, inner: 0.236 },
  { inset: -0.085, outer: 0.26, inner: 0.1 },
);

/** For small example boards: wider gaps, rounder corners. */
export const EXAMPLE_GEOMETRY = geometryOf(
  { inset: 0.0425, outer: 0.2, inner: 0.285 },
  { inset: -0.085, outer: 0.3, inner: 0.1 },
);

/** Width of the tray beyond the outermost lattice lines. */
export const TRAY_MARGIN = 0.12;

export const SEAM = { line: 0.014, inset: 0.1 } as const;
export const RIM = { dark: 0.018, light: 0.014 } as const;
export const GLOW_BLUR = 0.16;
export const GIVEN = {
  inset: 0.096,
  radius: 0.03,
  line: 0.024,
  onLight: 0.5,
  onOther: 0.62,
} as const;
export const ERROR = {
  line: 0.068,
  halo: 0.125,
  hatchPitch: 0.15,
  hatchLine: 0.052,
  hatchAlpha: 0.62,
  disc: 0.3,
} as const;
/**
 * The dotted outline of foresight at a place. On a cell it is inside the line of an error, which
 * may be there too.
 */
export const SHOWN = {
  halo: 0.13,
  line: 0.075,
  gap: 0.115,
  cell: { reach: 0.32, radius: 0.1 },
} as const;
/** Patterns to tell cells apart if the system forces colors; they leave room for clues. */
export const PATTERN = {
  reach: 0.39,
  pitch: 0.26,
  dot: 0.03,
  stripe: 0.03,
  hatch: 0.045,
  frame: { reach: 0.37, line: 0.05, radius: 0.1 },
  clear: 0.34,
} as const;
export const HIGHLIGHT = { line: 0.045, wash: 0.2 } as const;
export const ZONE = { line: 0.056, halo: 0.115, dash: 0.1 } as const;
export const GHOST_ALPHA = 0.62;
