import type { Size } from '../grid/anchor.ts';
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
import {
  placeOfSize,
  type BoardPreview,
  growBox,
  HALO,
  LINE,
  outlineBox,
  RADIUS,
  WASH,
} from './preview.ts';

/** Round ends make a dash of length 0 a dot. */
const DOTS: Dash = { on: 0, off: 0.12 };
const BADGE = 0.19;
/** Above this number, new cells are dotted as one area. */
const MAX_DOTTED_CELLS = 400;

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

/** The row or column at the pointer. */
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
  const inside = growBox(box, -0.05);
  return [
    { kind: 'fill', ...inside, radius: RADIUS, ink: 'error', alpha: 2 * WASH },
    ...outlineBox(inside, { ink: 'error' }),
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

/** Rows and columns to be added as dotted cells; those to be removed with an error outline. */
export function sizeSteps(
  preview: Extract<BoardPreview, { kind: 'size' }>,
  board: Size,
): readonly OverlayStep[] {
  const wanted = placeOfSize(preview, board);
  const old: Box = { left: 0, top: 0, width: board.width, height: board.height };
  const added = beyond(old, wanted);
  const count = added.reduce((sum, { width, height }) => sum + width * height, 0);
  const dotted = count > MAX_DOTTED_CELLS ? added : added.flatMap(cellsOf);
  return [
    ...beyond(wanted, old).flatMap(removedCells),
    ...dotted.map((box): OverlayStep => ({
      kind: 'line',
      points: roundedBox(growBox(box, -0.1), BOARD_GEOMETRY.tile.outer),
      isClosed: true,
      width: 0.04,
      ink: 'focus',
      dash: DOTS,
    })),
  ];
}

/**
 * The parts of `whole` outside `part`: strips at the left and the right, and between them one above
 * and one below.
 */
function beyond(part: Box, whole: Box): readonly Box[] {
  const end = whole.left + whole.width;
  const left = Math.min(Math.max(part.left, whole.left), end);
  const right = Math.min(Math.max(part.left + part.width, left), end);
  const bottom = whole.top + whole.height;
  const upper = Math.min(Math.max(part.top, whole.top), bottom);
  const lower = Math.min(Math.max(part.top + part.height, upper), bottom);
  const { top, height } = whole;
  return [
    { left: whole.left, top, width: left - whole.left, height },
    { left: right, top, width: end - right, height },
    { left, top, width: right - left, height: upper - top },
    { left, top: lower, width: right - left, height: bottom - lower },
  ].filter((box) => box.width > 0 && box.height > 0);
}

function cellsOf({ left, top, width, height }: Box): readonly Box[] {
  return Array.from({ length: width * height }, (_, index) => ({
    left: left + (index % width),
    top: top + Math.floor(index / width),
    width: 1,
    height: 1,
  }));
}
