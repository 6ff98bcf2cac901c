import type { DrawnPreview } from './drawnOverlays.ts';
import type { Size } from '../grid/anchor.ts';
import type { Color, Edge, Grid, Point } from '../grid/grid.ts';
import { BOARD_GEOMETRY } from './geometry.ts';
import type { Dash, OverlayFill, OverlayInk, OverlayStep } from './overlay.ts';
import {
  measureOverhang,
  type BoardPreview,
  boxBetween,
  growBox,
  outlineBox,
  RADIUS,
  WASH,
} from './preview.ts';
import { insertSteps, removeSteps, sizeSteps } from './sizePreviewSteps.ts';

const DASH: Dash = { on: 0.1, off: 0.14 };
/** Opacity of the fill between a symbol to be placed and the cell below. */
const SHADE = 0.55;
const GHOST = 0.85;
const PASTED = 0.82;

/** The drawing of a preview on a board, with its overhang. */
export function drawPreview(preview: BoardPreview, board: Size): DrawnPreview {
  return { steps: previewSteps(preview, board), overhang: measureOverhang(preview, board) };
}

/** The steps that draw a preview. */
export function previewSteps(preview: BoardPreview, board: Size): readonly OverlayStep[] {
  switch (preview.kind) {
    case 'symbol':
      return symbolSteps(preview);
    case 'cell':
      return outlineBox(boxBetween(preview.at, preview.at), { dash: DASH });
    case 'gap':
      return gapSteps(preview.edge);
    case 'selection':
      return selectionSteps(preview.from, preview.to);
    case 'paste':
      return pasteSteps(preview);
    case 'insert':
      return insertSteps(preview, board);
    case 'remove':
      return removeSteps(preview, board);
    case 'size':
      return sizeSteps(preview, board);
  }
}

function symbolSteps({
  at,
  glyph,
  isTaken,
}: Extract<BoardPreview, { kind: 'symbol' }>): readonly OverlayStep[] {
  const frame = boxBetween(at, at);
  if (isTaken) return outlineBox(frame, { ink: 'zone' });
  return [
    { kind: 'fill', ...frame, radius: RADIUS, ink: 'halo', alpha: SHADE },
    ...outlineBox(frame, { dash: DASH }),
    { kind: 'glyph', at, glyph, ink: 'focus', alpha: GHOST },
  ];
}

/**
 * A bar along the border between two cells, long enough to be visible and short enough to leave the
 * corners free.
 */
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
  const box = boxBetween(from, to);
  return [
    { kind: 'fill', ...box, radius: RADIUS, ink: 'focus', alpha: WASH },
    ...outlineBox(box, { dash: DASH }),
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
    const box = growBox({ left: place.x, top: place.y, width: 1, height: 1 }, -inset);
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
  return [...cells, ...glyphs, ...outlineBox(boxBetween(at, end), { dash: DASH })];
}

function colorAt({ width, tiles }: Grid, { x, y }: Point): Color {
  return tiles[Math.floor(y) * width + Math.floor(x)]?.color ?? 'gray';
}

function inkOn(color: Color): OverlayInk {
  if (color === 'dark') return 'onDark';
  return color === 'light' ? 'onLight' : 'onGray';
}
