import type { Orientation } from '#engine/grid/directions.ts';
import type { Glyph, GlyphPath } from '#engine/glyph/glyph.ts';
import { turnBetween } from '#engine/glyph/layout.ts';

const PUPIL: GlyphPath = {
  kind: 'path',
  d: 'M0.412 0.5a0.088 0.088 0 1 0 0.176 0a0.088 0.088 0 1 0 -0.176 0Z',
  fill: true,
};

const CLOSED_RING: GlyphPath = {
  kind: 'path',
  d: 'M0.3 0.5a0.2 0.2 0 1 0 0.4 0a0.2 0.2 0 1 0 -0.4 0Z',
  stroke: 0.036,
};

const FRAME: GlyphPath = {
  kind: 'path',
  d: 'M0.105 0.5a0.395 0.395 0 1 0 0.79 0a0.395 0.395 0 1 0 -0.79 0Z',
  stroke: 0.036,
};

const ARROW: readonly GlyphPath[] = [
  { kind: 'path', d: 'M.5 .41V.235', stroke: 0.054, cap: 'butt' },
  { kind: 'path', d: 'M.5 .095L.605 .255H.395Z', fill: true, stroke: 0.022, join: 'round' },
];

const FRAMED_ARROW: readonly GlyphPath[] = [
  { kind: 'path', d: 'M.5 .44V.3', stroke: 0.054, cap: 'butt' },
  { kind: 'path', d: 'M.5 .185L.585 .315H.415Z', fill: true, stroke: 0.02, join: 'round' },
];

/**
 * An eye with an arrow for each direction. It has a frame if diagonals count, and a ring if there
 * is no arrow.
 */
export function myopiaGlyph(directions: readonly Orientation[], isFramed: boolean): Glyph {
  const frame = isFramed ? [FRAME] : [];
  if (directions.length === 0) return [PUPIL, CLOSED_RING, ...frame];
  const arrow = isFramed ? FRAMED_ARROW : ARROW;
  const arrows = arrow.flatMap((step) =>
    directions.map((direction) => ({ ...step, rotate: turnBetween('up', direction) })),
  );
  return [PUPIL, ...arrows, ...frame];
}
