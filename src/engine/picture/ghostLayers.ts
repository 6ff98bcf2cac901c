import { UNIT } from '../glyph/svg.ts';
import type { Wrapping } from '../config/field.ts';
import type { Drawing } from './drawing.ts';
import { GHOST_ALPHA, TRAY_MARGIN } from './geometry.ts';
import { svg, type SvgNode } from './svgNode.ts';
import { strokeWith } from './tileLayers.ts';

const RIM_LINE_PX = 1.6;
const RIM_RADIUS_PX = 12;
/** Half the width and the height of an arrow head on the rim. */
const HEAD = 0.085;

/** Whether the picture shows ghosts. */
export function hasGhosts({ depth }: Drawing): boolean {
  return depth.horizontal > 0 || depth.vertical > 0;
}

/** The mask that lets the board through and fades the ghosts; both axes multiply in the corners. */
export function fadeMask(drawing: Drawing): readonly SvgNode[] {
  if (!hasGhosts(drawing)) return [];
  const { grid, depth, id } = drawing;
  const marginX = depth.horizontal || 1;
  const marginY = depth.vertical || 1;
  const area = {
    x: -marginX * UNIT,
    y: -marginY * UNIT,
    width: (grid.width + 2 * marginX) * UNIT,
    height: (grid.height + 2 * marginY) * UNIT,
  };
  const bounds = { maskUnits: 'userSpaceOnUse', ...area };
  return [
    fadeGradient(drawing, 'x', grid.width, depth.horizontal),
    fadeGradient(drawing, 'y', grid.height, depth.vertical),
    svg('mask', { id: id('rows'), ...bounds }, [
      svg('rect', { ...area, fill: `url(#${id('fade-y')})` }),
    ]),
    svg('mask', { id: id('fade'), ...bounds }, [
      svg('rect', { ...area, fill: `url(#${id('fade-x')})`, mask: `url(#${id('rows')})` }),
    ]),
  ];
}

function fadeGradient({ id }: Drawing, axis: 'x' | 'y', size: number, depth: number): SvgNode {
  const rim = depth / (size + 2 * depth);
  const stops: readonly (readonly [number, number])[] =
    depth === 0
      ? [[0, 1]]
      : [
          [0, 0],
          [rim, GHOST_ALPHA],
          [rim, 1],
          [1 - rim, 1],
          [1 - rim, GHOST_ALPHA],
          [1, 0],
        ];
  const ends = { start: -depth * UNIT, end: (size + depth) * UNIT };
  return svg(
    'linearGradient',
    {
      id: id(`fade-${axis}`),
      gradientUnits: 'userSpaceOnUse',
      x1: axis === 'x' ? ends.start : 0,
      y1: axis === 'y' ? ends.start : 0,
      x2: axis === 'x' ? ends.end : 0,
      y2: axis === 'y' ? ends.end : 0,
    },
    stops.map(([offset, opacity]) =>
      svg('stop', { offset, 'stop-color': '#fff', 'stop-opacity': opacity }),
    ),
  );
}

/** Keeps what belongs to the board alone inside its rim, with the tray where a side is not joined. */
export function boardClip({ grid, depth, id }: Drawing): SvgNode {
  const x = depth.horizontal > 0 ? 0 : TRAY_MARGIN * 4;
  const y = depth.vertical > 0 ? 0 : TRAY_MARGIN * 4;
  return svg('clipPath', { id: id('board') }, [
    svg('rect', {
      x: -x * UNIT,
      y: -y * UNIT,
      width: (grid.width + 2 * x) * UNIT,
      height: (grid.height + 2 * y) * UNIT,
    }),
  ]);
}

/** The rim of a wrapped board, with arrow heads on the joined sides. */
export function rimLayer(drawing: Drawing): readonly SvgNode[] {
  if (!hasGhosts(drawing)) return [];
  const { grid, palette, cellPx, topology } = drawing;
  const line = RIM_LINE_PX / cellPx;
  const radius = Math.min(RIM_RADIUS_PX / cellPx, 0.4) * UNIT;
  return [
    svg('rect', {
      width: grid.width * UNIT,
      height: grid.height * UNIT,
      rx: radius,
      ...strokeWith(palette.accent, line),
    }),
    ...rimHeads({ ...topology, width: grid.width, height: grid.height }).flatMap((d) => [
      svg('path', { d, ...headStroke(palette.halo, HEAD * 1.5) }),
      svg('path', { d, ...headStroke(palette.accent, HEAD * 0.55) }),
    ]),
  ];
}

function headStroke(
  paint: Drawing['palette']['halo'],
  width: number,
): Readonly<Record<string, string | number>> {
  return {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...strokeWith(paint, width),
  };
}

/** A rectangle with joined sides. Lengths in cells, or in whatever `head` is in. */
export interface JoinedSides {
  readonly horizontal: Wrapping;
  readonly vertical: Wrapping;
  readonly width: number;
  readonly height: number;
  /** Half the width of an arrow head. */
  readonly head?: number;
}

/**
 * Path data of the arrow heads that tell how the sides of a rectangle are joined: one on left and right, two on top
 * and bottom. They point the same way for a plain join, against each other for a mirrored one.
 */
export function rimHeads({
  horizontal,
  vertical,
  width,
  height,
  head = HEAD,
}: JoinedSides): readonly string[] {
  const sides: string[] = [];
  if (horizontal !== 'none') {
    const back = isMirrored(horizontal) ? -1 : 1;
    sides.push(chevron(0, height / 2, 0, head), chevron(width, height / 2, 0, head * back));
  }
  if (vertical !== 'none') {
    const back = isMirrored(vertical) ? -1 : 1;
    sides.push(doubleChevron(width / 2, 0, head), doubleChevron(width / 2, height, head * back));
  }
  return sides;
}

function isMirrored(wrapping: Wrapping): boolean {
  return wrapping === 'wrap-reverse';
}

/** An arrow head that points down, or right when `alongX`; a negative size points back. */
function chevron(x: number, y: number, alongX: 0 | 1, size: number): string {
  const wide = Math.abs(size);
  const points =
    alongX === 0
      ? [
          [x - wide, y - size / 2],
          [x, y + size / 2],
          [x + wide, y - size / 2],
        ]
      : [
          [x - size / 2, y - wide],
          [x + size / 2, y],
          [x - size / 2, y + wide],
        ];
  return points
    .map(([px = 0, py = 0], index) => `${index === 0 ? 'M' : 'L'}${units(px)} ${units(py)}`)
    .join('');
}

function doubleChevron(x: number, y: number, size: number): string {
  return chevron(x - size * 0.75, y, 1, size) + chevron(x + size * 0.75, y, 1, size);
}

function units(cells: number): string {
  return String(Math.round(cells * UNIT * 100) / 100);
}
