import type { Wrapping } from './directions.ts';
import type { Cell, Color, Grid, Point, SolidColor, SymbolInstance, Tile } from './grid.ts';

/** The joined sides of a grid. */
export interface Topology {
  readonly horizontal: Wrapping;
  readonly vertical: Wrapping;
}

/**
 * A maximal connected set of existing cells, of any kind. Stays the same object from board to board
 * while nothing in it changes.
 */
export interface Component {
  /** In row-major order. */
  readonly cells: readonly Cell[];
  /**
   * One logical place for each cell, in the order of `cells`: neighbors are at neighboring places
   * even across a joined side.
   */
  readonly points: readonly Point[];
  has(cell: Cell): boolean;
}

/** A maximal connected set of existing cells of one color. */
export interface Region extends Component {
  readonly color: Color;
  /**
   * The region and every gray cell it can still grow into, through gray and other cells of its
   * color.
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
 * A grid with its neighbors, regions and zones: read-only, computed on first use and cached.
 * Coordinates x, y are logical: they are mapped through the wrap-around; outside the board they
 * read as a missing gray tile.
 */
export interface Board {
  readonly grid: Grid;
  readonly topology: Topology;
  /** True if the grid has a rule that joins sides, whatever its settings. */
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
  /** The stored color, also of a hole. */
  color(cell: Cell): Color;
  /**
   * Stored cells left, right, above and below, if they are inside; holes included; a wrapped board
   * may list a cell twice.
   */
  neighbors(cell: Cell): readonly Cell[];

  /** Existing cells of a color, or all existing cells. */
  count(color?: Color): number;
  /** No existing gray cell. */
  readonly isComplete: boolean;
  /** No existing gray cell that is not a given. */
  readonly isFilled: boolean;

  /** The region of a cell; undefined for a hole. */
  regionOf(cell: Cell): Region | undefined;
  /** All regions of a color, in row-major order of their first cells. */
  regions(color: Color): readonly Region[];
  /**
   * The component of cells of `color` or gray that contains a cell. It is the reach of every region
   * of `color` in it. Undefined for a hole or the other color.
   */
  reachOf(cell: Cell, color: SolidColor): Component | undefined;
  /**
   * The reaches of all regions of a color, without duplicates, in order of their first cells of the
   * color.
   */
  reaches(color: SolidColor): readonly Component[];
  /** The author's zones, in order of their first cells. */
  zones(): readonly Zone[];

  /** Placed symbols of an id, except excused ones. */
  symbols(id: string): readonly SymbolInstance[];
  /** Every placed symbol, including excused ones. */
  allSymbols(): readonly SymbolInstance[];
  /** Every placed symbol that must be satisfied, including excused ones. */
  countedSymbols(): readonly SymbolInstance[];
}
