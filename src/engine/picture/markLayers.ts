import { UNIT } from '../glyph/svg.ts';
import type { Cell, Edge, Grid, Point } from '../grid/grid.ts';
import type { Drawing, PlacedGlyph } from './drawing.ts';
import { ERROR, HIGHLIGHT, ZONE } from './geometry.ts';
import { toCopy } from './lattice.ts';
import { length, setsPath } from './contour.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';
import { strokeWith } from './tileLayers.ts';
import { cellsBelow } from './symbolLayer.ts';

/** Borders between zones: a dashed line on a halo. */
export function zoneLayer(drawing: Drawing): readonly SvgNode[] {
  const d = zonePath(drawing);
  if (d === '') return [];
  const { palette } = drawing;
  return [
    svg('path', { d, 'stroke-linecap': 'round', ...strokeWith(palette.halo, ZONE.halo) }),
    svg('path', {
      d,
      'stroke-linecap': 'round',
      'stroke-dasharray': ZONE.dash * UNIT,
      'stroke-dashoffset': (ZONE.dash / 2) * UNIT,
      ...strokeWith(palette.zone, ZONE.line),
    }),
  ];
}

/** A straight segment of border: along x from `from` to `to` at height `line`, or along y. */
interface Run {
  readonly isHorizontal: boolean;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The lattice line between the two cells of an edge. */
function borderOf({ x1, y1, x2, y2 }: Edge): readonly [Point, Point] {
  const x = Math.max(x1, x2);
  const y = Math.max(y1, y2);
  return x1 === x2
    ? [
        { x, y },
        { x: x + 1, y },
      ]
    : [
        { x, y },
        { x, y: y + 1 },
      ];
}

/** All borders. The segments of a straight line are joined, so that its dashes are continuous. */
function zonePath({ grid, copies, depth }: Drawing): string {
  const runs = copies.flatMap((copy) =>
    grid.zones.flatMap((edge): readonly Run[] => {
      const [a, b] = borderOf(edge).map((point) => toCopy(point, copy, grid));
      if (a === undefined || b === undefined) return [];
      const isSeen = [a, b].every(
        ({ x, y }) =>
          x >= -depth.horizontal &&
          x <= grid.width + depth.horizontal &&
          y >= -depth.vertical &&
          y <= grid.height + depth.vertical,
      );
      if (!isSeen) return [];
      return a.y === b.y
        ? [{ isHorizontal: true, line: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) }]
        : [{ isHorizontal: false, line: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) }];
    }),
  );
  return joinRuns(runs)
    .map(({ isHorizontal, line, from, to }) =>
      isHorizontal
        ? `M${length(from)} ${length(line)}H${length(to)}`
        : `M${length(line)} ${length(from)}V${length(to)}`,
    )
    .join('');
}

function joinRuns(runs: readonly Run[]): readonly Run[] {
  const sorted = [...runs].sort(
    (a, b) => Number(a.isHorizontal) - Number(b.isHorizontal) || a.line - b.line || a.from - b.from,
  );
  const joined: Run[] = [];
  for (const run of sorted) {
    const last = joined.at(-1);
    if (last?.isHorizontal === run.isHorizontal && last.line === run.line && run.from <= last.to)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, run.to) };
    else joined.push(run);
  }
  return joined;
}

/**
 * Highlighted cells: one shape with a translucent fill in the accent color and a line inside its
 * edge.
 */
export function highlightLayer({
  grid,
  highlight = [],
  geometry,
  palette,
}: Drawing): readonly SvgNode[] {
  if (highlight.length === 0) return [];
  const cells = placesOnBoard(highlight, grid);
  const { inset, outer, inner } = geometry.error;
  const line = { inset: inset + HIGHLIGHT.line / 2, outer, inner };
  const { color } = palette.accent;
  return [
    svg('path', {
      d: setsPath([cells], geometry.error),
      fill: color,
      'fill-opacity': HIGHLIGHT.wash,
    }),
    svg('path', { d: setsPath([cells], line), ...strokeWith(palette.accent, HIGHLIGHT.line) }),
  ];
}

function placesOnBoard(cells: readonly Cell[], { width }: Grid): readonly Point[] {
  return [...new Set(cells)].map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}

/** The error mark: hatching inside, halo and line around it; the hatching leaves out symbols. */
export function errorLayer(drawing: Drawing): readonly SvgNode[] {
  const { grid, errors, geometry, palette } = drawing;
  if (errors.length === 0) return [];
  const cells = placesOnBoard(errors, grid);
  const d = setsPath([cells], geometry.error);
  return [
    hatchPattern(drawing),
    svg('mask', { id: drawing.id('clear'), ...wholeBoardMask(drawing) }, [
      svg('path', { d, fill: '#fff' }),
      ...clearDiscs(symbolsOnErrors(drawing), ERROR.disc),
    ]),
    svg('path', { d, fill: `url(#${drawing.id('hatch')})`, mask: `url(#${drawing.id('clear')})` }),
    svg('path', { d, 'stroke-linejoin': 'round', ...strokeWith(palette.halo, ERROR.halo) }),
    svg('path', { d, 'stroke-linejoin': 'round', ...strokeWith(palette.error, ERROR.line) }),
  ];
}

function hatchPattern(drawing: Drawing): SvgNode {
  const pitch = ERROR.hatchPitch * UNIT;
  const { error } = drawing.palette;
  return svg(
    'pattern',
    {
      id: drawing.id('hatch'),
      patternUnits: 'userSpaceOnUse',
      width: pitch,
      height: pitch,
      patternTransform: 'rotate(45)',
    },
    [
      svg('path', {
        d: `M${length(ERROR.hatchPitch / 2)} 0V${length(ERROR.hatchPitch)}`,
        ...strokeWith({ color: error.color, opacity: ERROR.hatchAlpha }, ERROR.hatchLine),
      }),
    ],
  );
}

function symbolsOnErrors({ symbols, errors, grid }: Drawing): readonly PlacedGlyph[] {
  const marked = new Set(errors);
  return symbols.filter(({ at }) =>
    cellsBelow(at, grid).some((cell) => cell !== undefined && marked.has(cell)),
  );
}

/** Black discs at the symbols, which cut them out of a mask. The radius is in cells. */
export function clearDiscs(symbols: readonly PlacedGlyph[], radius: number): readonly SvgNode[] {
  return symbols.map(({ at }) =>
    svg('circle', {
      cx: (at.x + 0.5) * UNIT,
      cy: (at.y + 0.5) * UNIT,
      r: radius * UNIT,
      fill: '#000',
    }),
  );
}

/** Attributes of a mask over the whole board. */
export function wholeBoardMask({ grid }: Drawing): Readonly<Record<string, string | number>> {
  return {
    maskUnits: 'userSpaceOnUse',
    x: -UNIT,
    y: -UNIT,
    width: (grid.width + 2) * UNIT,
    height: (grid.height + 2) * UNIT,
  };
}
