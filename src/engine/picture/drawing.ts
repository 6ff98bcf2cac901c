import type { State } from '../clues/verdict.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { Topology } from '../grid/board.ts';
import type { Givens } from '../grid/colors.ts';
import type { Cell, Grid, Point } from '../grid/grid.ts';
import type { BoardGeometry } from './geometry.ts';
import type { OverlayStep } from './overlay.ts';
import type { BoardCopy, GhostDepth, Place } from './lattice.ts';
import type { Palette } from './palette.ts';

/** A symbol at its place. */
export interface PlacedGlyph {
  readonly at: Point;
  readonly glyph: Glyph;
  readonly state: State;
  /** Relative size of the drawing; 1 when absent. */
  readonly scale?: number;
}

/** The content of a picture of a board. */
export interface PictureInput {
  readonly grid: Grid;
  /** Distinguishes givens from cells that became final; absent if every fixed cell is a given. */
  readonly givens?: Givens;
  readonly topology: Topology;
  readonly symbols: readonly PlacedGlyph[];
  /** Cells under an error mark. */
  readonly errors: readonly Cell[];
  /** Highlighted cells. */
  readonly highlight?: readonly Cell[];
  /** Drawn right below the symbols. */
  readonly underlay?: readonly OverlayStep[];
  /** Drawn above everything else. */
  readonly overlay?: readonly OverlayStep[];
}

/** The input of all layers of one picture. */
export interface Drawing extends PictureInput {
  readonly palette: Palette;
  readonly geometry: BoardGeometry;
  /**
   * Size of a cell in pixels, for lines that must stay visible and for thicker symbols on small
   * cells.
   */
  readonly cellPx: number;
  readonly separateTiles: boolean;
  readonly hasPatterns: boolean;
  readonly depth: GhostDepth;
  readonly places: readonly Place[];
  readonly copies: readonly BoardCopy[];
  /** Creates an id that is unique on the page. */
  readonly id: (name: string) => string;
}

/** A line width in cells, at least one pixel. */
export function visibleLineWidth(cells: number, { cellPx }: Drawing): number {
  return Math.max(cells, 1 / cellPx);
}
