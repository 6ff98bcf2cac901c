import { NO_OVERHANG, type Overhang } from './drawnOverlays.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { anchoredOffset, TOP_LEFT, type Anchor, type Size } from '../grid/anchor.ts';
import type { Edge, Grid, Point } from '#engine/grid/grid.ts';
import type { PlacedGlyph } from './drawing.ts';
import { type Box, roundedBox, type Dash, type OverlayInk, type OverlayStep } from './overlay.ts';

/** The effect of the active tool at the pointer: drawn over the board, not part of it. */
export type BoardPreview =
  /** A symbol to be placed; `isTaken` if there is already one of its kind. */
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
  /** Cells to be copied, from one corner to the other, both included. */
  | { readonly kind: 'selection'; readonly from: Point; readonly to: Point }
  /** The grid to be pasted, with its top-left cell at `at`. */
  | {
      readonly kind: 'paste';
      readonly at: Point;
      readonly grid: Grid;
      readonly symbols: readonly Pick<PlacedGlyph, 'at' | 'glyph'>[];
    }
  /** A row or column to be inserted before the index, or removed at it. */
  | {
      readonly kind: 'insert' | 'remove';
      readonly axis: 'row' | 'column';
      readonly index: number;
    }
  /** The board in another size; the anchored part stays, by default the top-left corner. */
  | {
      readonly kind: 'size';
      readonly width: number;
      readonly height: number;
      readonly anchor?: Anchor;
    };

type SizePreview = Extract<BoardPreview, { kind: 'size' }>;

/** The area of the resized board, in coordinates of the present board. */
export function placeOfSize(preview: SizePreview, board: Size): Box {
  const { width, height, anchor = TOP_LEFT } = preview;
  const { x, y } = anchoredOffset(anchor, board, preview);
  return { left: 0 - x, top: 0 - y, width, height };
}

/** Extent of a preview beyond the sides of the board, in cells. */
export function measureOverhang(preview: BoardPreview, board: Size): Overhang {
  if (preview.kind !== 'size') return NO_OVERHANG;
  const { left, top, width, height } = placeOfSize(preview, board);
  return {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + width - board.width),
    bottom: Math.max(0, top + height - board.height),
  };
}

/** Width of the halo around the lines of previews. */
export const HALO = 0.13;
/** Width of the lines of previews. */
export const LINE = 0.06;
/** Corner radius of the boxes of previews. */
export const RADIUS = 0.2;
/** Opacity of a translucent fill. */
export const WASH = 0.16;

/** The cells between two corners, both included. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x) + 1,
    height: Math.abs(a.y - b.y) + 1,
  };
}

/** A box larger by `by` on every side; smaller for a negative number. */
export function growBox({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** A line around a box, on a halo. */
export function outlineBox(
  box: Box,
  { ink = 'focus', dash }: { readonly ink?: OverlayInk; readonly dash?: Dash },
): readonly OverlayStep[] {
  const line = { kind: 'line', points: roundedBox(box, RADIUS), isClosed: true } as const;
  return [
    { ...line, width: HALO, ink: 'halo' },
    { ...line, width: LINE, ink, ...(dash && { dash }) },
  ];
}
