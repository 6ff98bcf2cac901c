import type { Glyph, GlyphStep } from './glyph.ts';

/** Width of a halo beyond the lines of a glyph, in cells. */
const REACH = 0.05;

/** A thicker copy of a glyph, drawn below it if the cells underneath differ in color. */
export function createHalo(glyph: Glyph): Glyph {
  return glyph.map(haloOfStep);
}

function haloOfStep(step: GlyphStep): GlyphStep {
  if (step.kind === 'path') return { ...step, stroke: (step.stroke ?? 0) + 2 * REACH };
  const { hollow = 0, ...text } = step;
  return { ...text, outline: hollow + 2 * REACH };
}
