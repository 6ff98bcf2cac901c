import { UNIT } from '../glyph/svg.ts';
import { findGroup } from '../grid/connections.ts';
import { isGiven } from '../grid/colors.ts';
import type { Color, SolidColor } from '../grid/grid.ts';
import {
  cellSet,
  traceContour,
  roundOutline,
  withoutHoles,
  length,
  outlinePath,
  setsPath,
} from './contour.ts';
import { visibleLineWidth, type Drawing } from './drawing.ts';
import { EXAMPLE_GEOMETRY, GIVEN, GLOW_BLUR, RIM, SEAM } from './geometry.ts';
import { fusedSets, type Place } from './lattice.ts';
import type { Paint } from './palette.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';

/** Fill attributes of a shape. */
function fillWith({ color, opacity }: Paint): Readonly<Record<string, string | number>> {
  return opacity === 1 ? { fill: color } : { fill: color, 'fill-opacity': opacity };
}

/** Line attributes for a width in cells. */
export function strokeWith(
  { color, opacity }: Paint,
  width: number,
): Readonly<Record<string, string | number>> {
  const line = { fill: 'none', stroke: color, 'stroke-width': width * UNIT };
  return opacity === 1 ? line : { ...line, 'stroke-opacity': opacity };
}

/** The tray: the outer contour of all cells; a hole inside it shows the tray. */
export function trayLayer(drawing: Drawing): readonly SvgNode[] {
  const cells = drawing.places.filter(({ tile }) => tile.exists);
  const loops = withoutHoles(traceContour(cellSet(cells)));
  if (loops.length === 0) return [];
  const d = outlinePath(loops.map((loop) => roundOutline(loop, drawing.geometry.plate)));
  return [svg('path', { d, ...fillWith(drawing.palette.plate) })];
}

/** Path data of all tiles of one color; empty if there is none. */
function tilesPath(drawing: Drawing, color: Color): string {
  const sets = fusedSets(drawing.grid, drawing.places, color, drawing.separateTiles);
  return setsPath(sets, drawing.geometry.tile);
}

/** Gray tiles, flat. */
export function grayLayer(drawing: Drawing): readonly SvgNode[] {
  const d = tilesPath(drawing, 'gray');
  return d === '' ? [] : [svg('path', { d, ...fillWith(drawing.palette.tile.gray) })];
}

/** The glow under the light cells; small examples have none. */
export function glowLayer(drawing: Drawing): readonly SvgNode[] {
  if (drawing.geometry === EXAMPLE_GEOMETRY) return [];
  const d = tilesPath(drawing, 'light');
  if (d === '') return [];
  const { grid, depth } = drawing;
  const spread = GLOW_BLUR * 3;
  const filter = svg(
    'filter',
    {
      id: drawing.id('glow'),
      filterUnits: 'userSpaceOnUse',
      x: (-depth.horizontal - spread) * UNIT,
      y: (-depth.vertical - spread) * UNIT,
      width: (grid.width + 2 * (depth.horizontal + spread)) * UNIT,
      height: (grid.height + 2 * (depth.vertical + spread)) * UNIT,
    },
    [svg('feGaussianBlur', { stdDeviation: GLOW_BLUR * UNIT })],
  );
  const filterUrl = `url(#${drawing.id('glow')})`;
  return [filter, svg('path', { d, filter: filterUrl, ...fillWith(drawing.palette.glow) })];
}

/** Dark cells with their rim. */
export function darkLayer(drawing: Drawing): readonly SvgNode[] {
  const d = tilesPath(drawing, 'dark');
  if (d === '') return [];
  const { palette } = drawing;
  return [
    svg('path', {
      d,
      ...strokeWith(palette.rim.dark, visibleLineWidth(RIM.dark, drawing)),
      ...fillWith(palette.tile.dark),
    }),
  ];
}

/** Light cells with their rim, brighter towards the top of the board. */
export function lightLayer(drawing: Drawing): readonly SvgNode[] {
  const d = tilesPath(drawing, 'light');
  if (d === '') return [];
  const { palette, grid } = drawing;
  const gradient = svg(
    'linearGradient',
    {
      id: drawing.id('light'),
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      y1: 0,
      x2: 0,
      y2: grid.height * UNIT,
    },
    [
      svg('stop', { offset: 0, 'stop-color': palette.lightTop.color }),
      svg('stop', { offset: 1, 'stop-color': palette.tile.light.color }),
    ],
  );
  return [
    gradient,
    svg('path', {
      d,
      ...strokeWith(palette.rim.light, visibleLineWidth(RIM.light, drawing)),
      fill: `url(#${drawing.id('light')})`,
    }),
  ];
}

/** On smaller cells, hairlines would merge into a gray area. */
const LEAST_WITH_SEAMS_PX = 10;

/** Hairlines between adjacent cells of one color, except inside a connection. */
export function seamLayer(drawing: Drawing): readonly SvgNode[] {
  if (drawing.cellPx < LEAST_WITH_SEAMS_PX) return [];
  if (drawing.separateTiles) return [];
  const seams: readonly (readonly [SolidColor, Paint])[] = [
    ['dark', drawing.palette.seam.dark],
    ['light', drawing.palette.seam.light],
  ];
  return seams.flatMap(([color, paint]) => {
    const d = seamPath(drawing, color);
    if (d === '') return [];
    return [svg('path', { d, ...strokeWith(paint, visibleLineWidth(SEAM.line, drawing)) })];
  });
}

function seamPath({ grid, places, depth }: Drawing, color: SolidColor): string {
  const stride = grid.width + 2 * depth.horizontal;
  const joins = (place: Place, other: Place | undefined): boolean => {
    if (other?.tile.exists !== true || other.tile.color !== color) return false;
    return other.copy !== place.copy || !findGroup(grid, place.cell).includes(other.cell);
  };
  let d = '';
  for (const [index, place] of places.entries()) {
    const { x, y, tile } = place;
    if (!tile.exists || tile.color !== color) continue;
    const right = x + 1 < grid.width + depth.horizontal ? places[index + 1] : undefined;
    if (joins(place, right))
      d += `M${length(x + 1)} ${length(y + SEAM.inset)}V${length(y + 1 - SEAM.inset)}`;
    if (joins(place, places[index + stride]))
      d += `M${length(x + SEAM.inset)} ${length(y + 1)}H${length(x + 1 - SEAM.inset)}`;
  }
  return d;
}

/** Square frames inside the givens. */
export function givenLayer(drawing: Drawing): readonly SvgNode[] {
  const { palette, grid, givens = null } = drawing;
  const side = (1 - 2 * GIVEN.inset) * UNIT;
  return grid.tiles.flatMap((tile, cell) => {
    if (!isGiven(grid, cell, givens)) return [];
    const ink = palette.on[tile.color];
    const alpha = tile.color === 'light' ? GIVEN.onLight : GIVEN.onOther;
    return [
      svg('rect', {
        x: ((cell % grid.width) + GIVEN.inset) * UNIT,
        y: (Math.floor(cell / grid.width) + GIVEN.inset) * UNIT,
        width: side,
        height: side,
        rx: GIVEN.radius * UNIT,
        ...strokeWith({ color: ink.color, opacity: alpha }, visibleLineWidth(GIVEN.line, drawing)),
      }),
    ];
  });
}
