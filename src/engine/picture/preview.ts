import type { Glyph } from '../glyph/glyph.ts';
import type { Edge, Grid, Point } from '../grid/grid.ts';
import type { PlacedGlyph } from './drawing.ts';

/** What the active tool would do at the pointer: drawn over the board, not part of it. */
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
      readonly symbols: readonly Pick<PlacedGlyph, 'at' | 'glyph'>[];
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
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a preview extends beyond the right and the lower side of the board, in cells. */
export function overhangOf(preview: BoardPreview | null, board: Size): Point {
  if (preview?.kind !== 'size') return { x: 0, y: 0 };
  return {
    x: Math.max(0, preview.width - board.width),
    y: Math.max(0, preview.height - board.height),
  };
}
