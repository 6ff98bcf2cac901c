import type { Orientation } from '#engine/grid/directions.ts';
import type { Glyph, GlyphTransform } from '#engine/glyph/glyph.ts';
import { isDiagonal, placeAfter, turnBetween } from '#engine/glyph/layout.ts';

/** The right-hand orientation that mirrors a left-hand one. */
const MIRRORED: Readonly<Partial<Record<Orientation, Orientation>>> = {
  left: 'right',
  'up-left': 'up-right',
  'down-left': 'down-right',
};

/** Longer numbers are drawn smaller, to fit next to the shaft. */
const MOST_CHARACTERS = 4;

/**
 * A shaft in the orientation, with the upright number next to it: below a level shaft, never above.
 */
export function dartGlyph(text: string, orientation: Orientation): Glyph {
  const drawn = MIRRORED[orientation] ?? orientation;
  const mirror = drawn !== orientation;
  const turn = turnBetween('right', drawn);
  const scale = isDiagonal(orientation) ? 0.86 : 1;
  const transform: GlyphTransform = { rotate: mirror ? -turn : turn, scale, mirror };
  return [
    { kind: 'path', d: 'M.17 .235H.64', stroke: 0.054, cap: 'round', ...transform },
    {
      kind: 'path',
      d: 'M.86 .235L.615 .1L.675 .235L.615 .37Z',
      fill: true,
      stroke: 0.02,
      join: 'round',
      ...transform,
    },
    {
      kind: 'text',
      text,
      ...placeAfter({ x: 0.5, y: 0.645 }, transform),
      size: 0.5 * scale * Math.min(1, MOST_CHARACTERS / text.length),
      weight: 520,
    },
  ];
}
