import type { Orientation } from '#engine/grid/directions.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { turnBetween } from '#engine/glyph/layout.ts';

const STANDING: Glyph = [
  {
    kind: 'path',
    d: 'M.5 .225C.605 .345 .625 .5 .5 .7C.375 .5 .395 .345 .5 .225Z',
    stroke: 0.042,
    join: 'round',
  },
  {
    kind: 'path',
    d: 'M.365 .43C.315 .385 .275 .36 .235 .345C.225 .5 .31 .665 .5 .7C.69 .665 .775 .5 .765 .345C.725 .36 .685 .385 .635 .43',
    stroke: 0.042,
    cap: 'round',
    join: 'round',
  },
  {
    kind: 'path',
    d: 'M.225 .515C.185 .52 .155 .53 .125 .545C.185 .665 .32 .735 .5 .7C.68 .735 .815 .665 .875 .545C.845 .53 .815 .52 .775 .515',
    stroke: 0.042,
    cap: 'round',
    join: 'round',
  },
  { kind: 'path', d: 'M.5 .085V.15M.5 .775V.915', stroke: 0.054, cap: 'round' },
];

/** A flower rotated to the orientation. The ticks above and below it mark the mirror axis. */
export function lotusGlyph(orientation: Orientation): Glyph {
  const rotate = turnBetween('up', orientation);
  return rotate === 0 ? STANDING : STANDING.map((step) => ({ ...step, rotate }));
}
