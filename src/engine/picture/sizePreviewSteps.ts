import type { Point } from '../grid/grid.ts';
import { BOARD_GEOMETRY } from './geometry.ts';
import {
  roundedBox,
  type Box,
  type Dash,
  type OverlayFill,
  type OverlayInk,
  type OverlayLine,
  type OverlayStep,
} from './overlay.ts';
import type { BoardPreview, Size } from './preview.ts';
import { grown, HALO, LINE, outlined, RADIUS, WASH } from './previewParts.ts';

/** Round ends make a dash of no length a dot. */
const DOTS: Dash = { on: 0, off: 0.12 };
const BADGE = 0.19;

type LinePreview = Extract<BoardPreview, { kind: 'insert' | 'remove' }>;

/** A line where the row or column would be inserted, with a plus at both ends. */
export function insertSteps(
  { axis, index }: LinePreview,
  { width, height }: Size,
): readonly OverlayStep[] {
  const from = axis === 'row' ? { x: 0, y: index } : { x: index, y: 0 };
  const to = axis === 'row' ? { x: width, y: index } : { x: index, y: height };
  const line = (thickness: number, ink: OverlayInk): OverlayLine => ({
    kind: 'line',
    points: [from, to],
    isClosed: false,
    width: thickness,
    ink,
  });
  return [
    line(HALO, 'halo'),
    line(LINE, 'focus'),
    ...badge(from, 'focus', true),
    ...badge(to, 'focus', true),
  ];
}

/** The row or column a tool is at. */
function stripeOf({ axis, index }: LinePreview, { width, height }: Size): Box {
  return axis === 'row'
    ? { left: 0, top: index, width, height: 1 }
    : { left: index, top: 0, width: 1, height };
}

/** The row or column to be removed, with an error outline and a minus at both ends. */
export function removeSteps(preview: LinePreview, board: Size): readonly OverlayStep[] {
  const stripe = stripeOf(preview, board);
  const { left, top, width, height } = stripe;
  const isUpright = height > width;
  const start = isUpright ? { x: left + 0.5, y: top } : { x: left, y: top + 0.5 };
  const end = isUpright ? { x: left + 0.5, y: top + height } : { x: left + width, y: top + 0.5 };
  return [
    ...removedCells(stripe),
    ...badge(start, 'error', false),
    ...(width === height ? [] : badge(end, 'error', false)),
  ];
}

/** Cells to be removed: covered translucently, with the outline of an error. */
function removedCells(box: Box): readonly OverlayStep[] {
  const inside = grown(box, -0.05);
  return [
    { kind: 'fill', ...inside, radius: RADIUS, ink: 'error', alpha: 2 * WASH },
    ...outlined(inside, { ink: 'error' }),
  ];
}

/** A disc with a plus or a minus. */
function badge({ x, y }: Point, ink: OverlayInk, isPlus: boolean): readonly OverlayStep[] {
  const disc = (radius: number, color: OverlayInk): OverlayFill => ({
    kind: 'fill',
    left: x - radius,
    top: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    radius,
    ink: color,
  });
  const arm = BADGE * 0.55;
  const stroke = (dx: number, dy: number): OverlayLine => ({
    kind: 'line',
    points: [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ],
    isClosed: false,
    width: LINE,
    ink: 'halo',
  });
  return [
    disc(BADGE + (HALO - LINE) / 2, 'halo'),
    disc(BADGE, ink),
    stroke(arm, 0),
    ...(isPlus ? [stroke(0, arm)] : []),
  ];
}

/** Rows and columns to be added as dotted cells, those to be removed with an error outline. */
export function sizeSteps(board: Size, wanted: Size): readonly OverlayStep[] {
  const common = {
    width: Math.min(board.width, wanted.width),
    height: Math.min(board.height, wanted.height),
  };
  const removed = beyond(common, board).flatMap(removedCells);
  const added = beyond(common, wanted)
    .flatMap(cellsOf)
    .map((cell): OverlayStep => ({
      kind: 'line',
      points: roundedBox(grown(cell, -0.1), BOARD_GEOMETRY.tile.outer),
      isClosed: true,
      width: 0.04,
      ink: 'focus',
      dash: DOTS,
    }));
  return [...removed, ...added];
}

/**
 * The parts of `whole` outside `part`, both from the top-left corner: a strip at the right, and one
 * below.
 */
function beyond(part: Size, whole: Size): readonly Box[] {
  return [
    { left: part.width, top: 0, width: whole.width - part.width, height: whole.height },
    { left: 0, top: part.height, width: part.width, height: whole.height - part.height },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

function cellsOf({ left, top, width, height }: Box): readonly Box[] {
  return Array.from({ length: width * height }, (_, index) => ({
    left: left + (index % width),
    top: top + Math.floor(index / width),
    width: 1,
    height: 1,
  }));
}
