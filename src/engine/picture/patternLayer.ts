import { UNIT } from '../glyph/svg.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';
import type { Cell, Color } from '../grid/grid.ts';
import type { Drawing } from './drawing.ts';
import { PATTERN } from './geometry.ts';
import { clearDiscs, wholeBoardMask } from './markLayers.ts';
import { length } from './contour.ts';
import { strokeWith } from './tileLayers.ts';

/** A lattice with one point in the middle of the cell. */
const PLACES = [-1, 0, 1].map((step) => 0.5 + step * PATTERN.pitch);
const FROM = 0.5 - PATTERN.reach;
const TO = 0.5 + PATTERN.reach;
const COLORS: readonly Color[] = ['gray', 'dark', 'light'];

/**
 * Patterns that tell cells apart if colors alone do not: empty cells are dotted, dark ones striped,
 * light ones plain; errors are hatched across, and highlighted cells framed. All in the color of
 * symbols, which is legible on the cell; clues are left out. The cell shader draws the same.
 */
export function patternLayer(drawing: Drawing): readonly SvgNode[] {
  if (!drawing.hasPatterns) return [];
  const { grid, errors, highlight = [] } = drawing;
  const all = grid.tiles.map((_, cell) => cell);
  const filled = [
    ...patterned('gray', 'dots', dots(drawing), all, drawing),
    ...patterned('dark', 'stripes', stripes(drawing), all, drawing),
    ...COLORS.flatMap((color) =>
      patterned(color, `cross-${color}`, hatch(drawing, color), errors, drawing),
    ),
  ];
  if (filled.length === 0) return [];
  return [
    svg('mask', { id: drawing.id('free'), ...wholeBoardMask(drawing) }, [
      svg('rect', { ...wholeBoardMask(drawing), maskUnits: undefined, fill: '#fff' }),
      ...clearDiscs(drawing.symbols, PATTERN.clear),
    ]),
    svg('g', { mask: `url(#${drawing.id('free')})` }, filled),
    ...highlight.flatMap((cell) => frame(cell, drawing)),
  ];
}

/** The cells of a color, filled with a pattern that repeats in each. */
function patterned(
  color: Color,
  name: string,
  content: SvgNode,
  cells: readonly Cell[],
  { grid, id }: Drawing,
): readonly SvgNode[] {
  const d = cells
    .filter((cell) => grid.tiles[cell]?.exists === true && grid.tiles[cell].color === color)
    .map((cell) => {
      const x = cell % grid.width;
      const y = Math.floor(cell / grid.width);
      return `M${length(x + FROM)} ${length(y + FROM)}H${length(x + TO)}V${length(y + TO)}H${length(x + FROM)}Z`;
    })
    .join('');
  if (d === '') return [];
  const size = { patternUnits: 'userSpaceOnUse', width: UNIT, height: UNIT };
  return [
    svg('pattern', { id: id(name), ...size }, [content]),
    svg('path', { d, fill: `url(#${id(name)})` }),
  ];
}

/** Points as lines of length 0 with round ends. */
function dots({ palette }: Drawing): SvgNode {
  const d = PLACES.flatMap((y) => PLACES.map((x) => `M${length(x)} ${length(y)}h0`)).join('');
  const round = { 'stroke-linecap': 'round' };
  return svg('path', { d, ...round, ...strokeWith(palette.on.gray, 2 * PATTERN.dot) });
}

function stripes({ palette }: Drawing): SvgNode {
  const d = PLACES.map((y) => `M${length(FROM)} ${length(y)}H${length(TO)}`).join('');
  return svg('path', { d, ...strokeWith(palette.on.dark, PATTERN.stripe) });
}

function hatch({ palette }: Drawing, color: Color): SvgNode {
  const apart = PATTERN.pitch * Math.SQRT2;
  const d = [-2, -1, 0, 1, 2]
    .map((step) => `M${length(step * apart)} 0L${length(step * apart + 1)} ${length(1)}`)
    .join('');
  return svg('path', { d, ...strokeWith(palette.on[color], PATTERN.hatch) });
}

function frame(cell: Cell, { grid, palette }: Drawing): readonly SvgNode[] {
  const tile = grid.tiles[cell];
  if (tile?.exists !== true) return [];
  const { reach, line, radius } = PATTERN.frame;
  const side = 2 * reach * UNIT;
  return [
    svg('rect', {
      x: ((cell % grid.width) + 0.5 - reach) * UNIT,
      y: (Math.floor(cell / grid.width) + 0.5 - reach) * UNIT,
      width: side,
      height: side,
      rx: radius * UNIT,
      ...strokeWith(palette.on[tile.color], line),
    }),
  ];
}
