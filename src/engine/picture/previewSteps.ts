import type { Color, Edge, Grid, Point } from '../grid/grid.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { PlacedGlyph } from './drawing.ts';
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

/** What the tool in hand would do where it is: drawn over the board, part of nothing. */
export type BoardPreview =
  /** A symbol about to be placed; `isTaken` where one of its kind stands already. */
  | {
      readonly kind: 'symbol';
      readonly at: Point;
      readonly glyph: Glyph;
      readonly isTaken: boolean;
    }
  /** A tool for whole cells. */
  | { readonly kind: 'cell'; readonly at: Point }
  /** A tool for the gap between two cells. */
  | { readonly kind: 'gap'; readonly edge: Edge }
  /** Cells about to be copied, from one corner to the other, both included. */
  | { readonly kind: 'selection'; readonly from: Point; readonly to: Point }
  /** What would be pasted, its top-left cell at a place. */
  | {
      readonly kind: 'paste';
      readonly at: Point;
      readonly grid: Grid;
      readonly symbols: readonly PlacedGlyph[];
    }
  /** A row or column about to be added before that of the index, or taken away. */
  | {
      readonly kind: 'insert' | 'remove';
      readonly axis: 'row' | 'column';
      readonly index: number;
    }
  /** The board in another size, its top-left corner where it is. */
  | { readonly kind: 'size'; readonly width: number; readonly height: number };

/** Size of a board in cells. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const HALO = 0.13;
const LINE = 0.06;
const DASH: Dash = { on: 0.1, off: 0.14 };
/** Round ends make a dash of no length a dot. */
const DOTS: Dash = { on: 0, off: 0.12 };
const RADIUS = 0.2;
/** Keeps a ghosted symbol clear of whatever lies below. */
const SHADE = 0.55;
const GHOST = 0.85;
const PASTED = 0.82;
const WASH = 0.16;
const BADGE = 0.19;

/** The drawing of a preview. */
export function previewSteps(preview: BoardPreview, board: Size): readonly OverlayStep[] {
  switch (preview.kind) {
    case 'symbol':
      return symbolSteps(preview);
    case 'cell':
      return outlined(around(preview.at, preview.at), { dash: DASH });
    case 'gap':
      return gapSteps(preview.edge);
    case 'selection':
      return selectionSteps(preview.from, preview.to);
    case 'paste':
      return pasteSteps(preview);
    case 'insert':
      return insertSteps(preview, board);
    case 'remove':
      return removeSteps(stripeOf(preview, board));
    case 'size':
      return sizeSteps(board, preview);
  }
}

/** How far a preview reaches beyond the right and the lower side of the board: what is to be seen of rows to come. */
export function overhangOf(preview: BoardPreview | null, board: Size): Point {
  if (preview?.kind !== 'size') return { x: 0, y: 0 };
  return {
    x: Math.max(0, preview.width - board.width),
    y: Math.max(0, preview.height - board.height),
  };
}

function symbolSteps({
  at,
  glyph,
  isTaken,
}: Extract<BoardPreview, { kind: 'symbol' }>): readonly OverlayStep[] {
  const frame = around(at, at);
  if (isTaken) return outlined(frame, { ink: 'zone' });
  return [
    { kind: 'fill', ...frame, radius: RADIUS, ink: 'halo', alpha: SHADE },
    ...outlined(frame, { dash: DASH }),
    { kind: 'glyph', at, glyph, ink: 'focus', alpha: GHOST },
  ];
}

/** A bar along the border between two cells, long enough to be seen and short enough to leave the corners. */
function gapSteps({ x1, y1, x2, y2 }: Edge): readonly OverlayStep[] {
  const middle = { x: (x1 + x2 + 1) / 2, y: (y1 + y2 + 1) / 2 };
  const isUpright = y1 === y2;
  const bar = (thickness: number, length: number, ink: OverlayInk): OverlayFill => {
    const width = isUpright ? thickness : length;
    const height = isUpright ? length : thickness;
    const place = { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
    return { kind: 'fill', ...place, radius: thickness / 2, ink };
  };
  return [bar(0.24, 0.74, 'halo'), bar(0.12, 0.62, 'focus')];
}

function selectionSteps(from: Point, to: Point): readonly OverlayStep[] {
  const box = around(from, to);
  return [
    { kind: 'fill', ...box, radius: RADIUS, ink: 'focus', alpha: WASH },
    ...outlined(box, { dash: DASH }),
  ];
}

function pasteSteps({
  at,
  grid,
  symbols,
}: Extract<BoardPreview, { kind: 'paste' }>): readonly OverlayStep[] {
  const { inset, outer } = BOARD_GEOMETRY.tile;
  const cells = grid.tiles.flatMap((tile, cell): readonly OverlayStep[] => {
    if (!tile.exists) return [];
    const column = cell % grid.width;
    const place = { x: at.x + column, y: at.y + (cell - column) / grid.width };
    const box = grown({ left: place.x, top: place.y, width: 1, height: 1 }, -inset);
    return [{ kind: 'fill', ...box, radius: outer, ink: tile.color, alpha: PASTED }];
  });
  const glyphs = symbols.map((symbol): OverlayStep => ({
    kind: 'glyph',
    at: { x: at.x + symbol.at.x, y: at.y + symbol.at.y },
    glyph: symbol.glyph,
    ink: inkOn(colorAt(grid, symbol.at)),
    alpha: PASTED,
  }));
  const end = { x: at.x + grid.width - 1, y: at.y + grid.height - 1 };
  return [...cells, ...glyphs, ...outlined(around(at, end), { dash: DASH })];
}

function colorAt({ width, tiles }: Grid, { x, y }: Point): Color {
  return tiles[Math.floor(y) * width + Math.floor(x)]?.color ?? 'gray';
}

function inkOn(color: Color): OverlayInk {
  if (color === 'dark') return 'onDark';
  return color === 'light' ? 'onLight' : 'onGray';
}

/** A line where the row or column would come in, with a plus at both ends. */
function insertSteps(
  { axis, index }: Extract<BoardPreview, { kind: 'insert' | 'remove' }>,
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
function stripeOf(
  { axis, index }: Extract<BoardPreview, { kind: 'insert' | 'remove' }>,
  { width, height }: Size,
): Box {
  return axis === 'row'
    ? { left: 0, top: index, width, height: 1 }
    : { left: index, top: 0, width: 1, height };
}

function removeSteps(stripe: Box): readonly OverlayStep[] {
  const { left, top, width, height } = stripe;
  const isUpright = height > width;
  const start = isUpright ? { x: left + 0.5, y: top } : { x: left, y: top + 0.5 };
  const end = isUpright ? { x: left + 0.5, y: top + height } : { x: left + width, y: top + 0.5 };
  return [
    ...struck(stripe),
    ...badge(start, 'error', false),
    ...(width === height ? [] : badge(end, 'error', false)),
  ];
}

/** Cells that go away: washed over, with the outline of an error. */
function struck(box: Box): readonly OverlayStep[] {
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

/** Rows and columns to come as dotted cells, those to go struck out. */
function sizeSteps(board: Size, wanted: Size): readonly OverlayStep[] {
  const kept = {
    width: Math.min(board.width, wanted.width),
    height: Math.min(board.height, wanted.height),
  };
  const gone = beyond(kept, board).flatMap(struck);
  const come = beyond(kept, wanted)
    .flatMap(cellsOf)
    .map((cell): OverlayStep => ({
      kind: 'line',
      points: roundedBox(grown(cell, -0.1), BOARD_GEOMETRY.tile.outer),
      isClosed: true,
      width: 0.04,
      ink: 'focus',
      dash: DOTS,
    }));
  return [...gone, ...come];
}

/** What a board has beyond a part of it at its top-left corner: a strip at the right, and one below. */
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

/** The cells between two corners, both included. */
function around(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x) + 1,
    height: Math.abs(a.y - b.y) + 1,
  };
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** A line round a box on a halo. */
function outlined(
  box: Box,
  { ink = 'focus', dash }: { readonly ink?: OverlayInk; readonly dash?: Dash },
): readonly OverlayStep[] {
  const line = { kind: 'line', points: roundedBox(box, RADIUS), isClosed: true } as const;
  return [
    { ...line, width: HALO, ink: 'halo' },
    { ...line, width: LINE, ink, ...(dash && { dash }) },
  ];
}
