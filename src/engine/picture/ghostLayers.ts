import { UNIT } from '../glyph/svg.ts';
import type { Wrapping } from '../grid/directions.ts';
import type { Drawing } from './drawing.ts';
import { GHOST_ALPHA } from './geometry.ts';
import { length } from './contour.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';
import { strokeWith } from './tileLayers.ts';

const RIM_LINE_PX = 1.6;
const RIM_RADIUS_PX = 12;
/** Half the width and the height of an arrow head on the rim. */
const HEAD = 0.105;

/** True if the picture shows ghosts. */
export function hasGhosts({ depth }: Drawing): boolean {
  return depth.horizontal > 0 || depth.vertical > 0;
}

/** The mask that fades the ghosts and omits the board; both axes multiply in the corners. */
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
      svg('rect', { ...boardArea(drawing), fill: '#000' }),
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

/** The board within its rim, with a margin for tray and glow on sides that are not joined. */
function boardArea({ grid, depth }: Drawing): Readonly<Record<string, number>> {
  const x = depth.horizontal > 0 ? 0 : 1;
  const y = depth.vertical > 0 ? 0 : 1;
  return {
    x: -x * UNIT,
    y: -y * UNIT,
    width: (grid.width + 2 * x) * UNIT,
    height: (grid.height + 2 * y) * UNIT,
  };
}

/** Clips the layers of the board to its rim. */
export function boardClip(drawing: Drawing): SvgNode {
  return svg('clipPath', { id: drawing.id('board') }, [svg('rect', boardArea(drawing))]);
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
      svg('path', { d, ...headStroke(palette.halo, HEAD * 1.25) }),
      svg('path', { d, ...headStroke(palette.accent, HEAD * 0.42) }),
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

/** A rectangle with joined sides. Lengths in cells. */
export interface JoinedSides {
  readonly horizontal: Wrapping;
  readonly vertical: Wrapping;
  readonly width: number;
  readonly height: number;
  /** Half the width of an arrow head. */
  readonly head?: number;
}

/**
 * Path data of the arrow heads that show the joined sides of a rectangle: one on left and right,
 * two on top and bottom. They point in the same direction for a plain join, in opposite directions
 * for a mirrored one.
 */
export function rimHeads({
  horizontal,
  vertical,
  width,
  height,
  head = HEAD,
}: JoinedSides): readonly string[] {
  return [
    ...sideHeads(horizontal).map(([side, along, way]) =>
      chevron(side * width, height * (0.5 + along), way * head),
    ),
    ...sideHeads(vertical).map(([side, along, way]) =>
      doubleChevron(width * (0.5 + along), side * height, way * head),
    ),
  ];
}

/** Heads of one pair of sides: first or second side, distance from its middle, direction. */
type SideHead = readonly [side: 0 | 1, along: number, way: 1 | -1];

/** A side that is joined to its own reverse has two heads that face each other. */
function sideHeads(wrapping: Wrapping): readonly SideHead[] {
  switch (wrapping) {
    case 'none':
      return [];
    case 'wrap':
      return [
        [0, 0, 1],
        [1, 0, 1],
      ];
    case 'wrap-reverse':
      return [
        [0, 0, 1],
        [1, 0, -1],
      ];
    case 'reflect-reverse':
      return [
        [0, -0.25, 1],
        [0, 0.25, -1],
        [1, -0.25, 1],
        [1, 0.25, -1],
      ];
  }
}

/** An arrow head that points down, or up for a negative size. */
function chevron(x: number, y: number, size: number): string {
  const wide = Math.abs(size);
  const [back, tip] = [length(y - size / 2), length(y + size / 2)];
  return `M${length(x - wide)} ${back}L${length(x)} ${tip}L${length(x + wide)} ${back}`;
}

/** Two arrow heads that point right, or left for a negative size. */
function doubleChevron(x: number, y: number, size: number): string {
  const wide = Math.abs(size);
  return [-0.75, 0.75]
    .map((shift) => {
      const center = x + shift * size;
      const [back, tip] = [length(center - size / 2), length(center + size / 2)];
      return `M${back} ${length(y - wide)}L${tip} ${length(y)}L${back} ${length(y + wide)}`;
    })
    .join('');
}
