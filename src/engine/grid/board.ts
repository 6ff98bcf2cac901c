import type { Wrapping } from './directions.ts';
import type { Cell, Color, Grid, Point, SolidColor, SymbolInstance, Tile } from './grid.ts';

/** How the sides of a grid are joined. */
export interface Topology {
  readonly horizontal: Wrapping;
  readonly vertical: Wrapping;
}

/**
 * A maximal connected set of existing cells, whatever it is made of. Stays the same object from
 * board to board while nothing in it changes.
 */
export interface Component {
  /** Row-major. */
  readonly cells: readonly Cell[];
  /**
   * One logical place for each cell, in the order of `cells`, so that neighbors are neighboring
   * places across a joined side too.
   */
  readonly points: readonly Point[];
  has(cell: Cell): boolean;
}

/** A maximal connected set of existing cells of one color. */
export interface Region extends Component {
  readonly color: Color;
  /**
   * The region and every gray cell it can still grow into (through gray, joining further cells of
   * the color).
   */
  readonly reach: Component;
  /** The region cannot grow: its reach has no gray cell. Always true for gray. */
  readonly isClosed: boolean;
}

/** Cells fenced off by the author. */
export interface Zone extends Component {
  readonly index: number;
}

/**
 * A grid plus what follows from it, read-only, computed on first use and cached. Places given as x,
 * y are logical: they are mapped through the wrap-around; outside the board they read as a missing
 * gray tile.
 */
export interface Board {
  readonly grid: Grid;
  readonly topology: Topology;
  /** Whether the grid has a rule that joins sides, whatever its settings. */
  readonly isWrapped: boolean;
  readonly width: number;
  readonly height: number;
  /** Number of cells, holes included. */
  readonly size: number;

  /** The stored cell at a logical place, undefined outside. */
  cellAt(x: number, y: number): Cell | undefined;
  tileAt(x: number, y: number): Tile;
  exists(cell: Cell): boolean;
  fixed(cell: Cell): boolean;
  /** The stored color, of a hole too. */
  color(cell: Cell): Color;
  /**
   * Stored cells left, right, above and below, as far as they are inside; holes included, repeats
   * possible when wrapped.
   */
  neighbors(cell: Cell): readonly Cell[];

  /** Existing cells of a color, or all existing cells. */
  count(color?: Color): number;
  /** No existing gray cell. */
  readonly isComplete: boolean;
  /** No existing gray cell that is not a given. */
  readonly isFilled: boolean;

  /** The region a cell lies in; undefined for a hole. */
  regionOf(cell: Cell): Region | undefined;
  /** All regions of a color, in row-major order of their first cells. */
  regions(color: Color): readonly Region[];
  /**
   * The component of cells of `color` or gray that a cell lies in, which is the reach of every
   * region of `color` in it; undefined for a hole or the other color.
   */
  reachOf(cell: Cell, color: SolidColor): Component | undefined;
  /**
   * The reaches of all regions of a color, each once, in order of their first cells of the color.
   */
  reaches(color: SolidColor): readonly Component[];
  /** The author's zones, in order of their first cells. */
  zones(): readonly Zone[];

  /** Placed symbols of an id, without excused ones. */
  symbols(id: string): readonly SymbolInstance[];
  /** Every placed symbol, excused or not. */
  allSymbols(): readonly SymbolInstance[];
  /** Every placed symbol that must be satisfied, excused or not. */
  countedSymbols(): readonly SymbolInstance[];
}
