import type { Board, Component, Region, Topology, Zone } from './board.ts';
import type { BoardReads } from './boardReads.ts';
import {
  NOWHERE,
  type Cell,
  type Color,
  type Grid,
  type SolidColor,
  type SymbolInstance,
  type Tile,
} from './grid.ts';
import { RegionIndex } from './RegionIndex.ts';
import { isInside, mapPoint } from './wrap.ts';
import { findZones } from './zones.ts';

/** Options of a board. */
export interface CreateBoardOptions {
  readonly topology: Topology;
  /** True if the grid has a rule that joins sides, whatever its settings. */
  readonly isWrapped: boolean;
  /** True if symbols of an id may stay unsatisfied: they are never counted. By default none may. */
  readonly isOptional?: ((id: string) => boolean) | undefined;
  /** Symbols left out of `symbols`. */
  readonly excused?: ReadonlySet<SymbolInstance>;
  /** A board whose grid differs only in the colors of `changed`; unchanged results are reused. */
  readonly previous?: { readonly board: Board; readonly changed: readonly Cell[] };
}

/** A board of a grid. Derived values are computed on first use. */
export function createBoard(grid: Grid, options: CreateBoardOptions): Board {
  return new ComputedBoard(grid, options);
}

/**
 * Add everything that `run` reads from the board to `reads`. Calls may be nested: the outer record
 * then gets the reads of the inner one, too.
 */
export function recordReads<T>(board: Board, reads: BoardReads, run: () => T): T {
  return board instanceof ComputedBoard ? board.record(reads, run) : run();
}

/** A class only so that thousands of boards share their methods; it needs no disposal. */
class ComputedBoard implements Board {
  readonly #grid: Grid;
  readonly topology: Topology;
  readonly isWrapped: boolean;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly #isOptional: (id: string) => boolean;
  readonly #excused: ReadonlySet<SymbolInstance> | undefined;
  readonly #regions: RegionIndex;
  readonly #counts = new Map<Color | 'all' | 'open', number>();
  /** Shared with the previous board. */
  readonly #neighbors: (readonly Cell[])[];
  #zones: readonly Zone[] | null;
  readonly #symbols = new Map<string, readonly SymbolInstance[]>();
  #allSymbols: readonly SymbolInstance[] | null = null;
  #reads: BoardReads | null = null;

  constructor(
    grid: Grid,
    { topology, isWrapped, isOptional, excused, previous }: CreateBoardOptions,
  ) {
    this.#grid = grid;
    this.#isOptional = isOptional ?? (() => false);
    this.topology = topology;
    this.isWrapped = isWrapped;
    this.width = grid.width;
    this.height = grid.height;
    this.size = grid.width * grid.height;
    this.#excused = excused;
    const before = previous?.board instanceof ComputedBoard ? previous.board : null;
    this.#neighbors = before === null ? [] : before.#neighbors;
    this.#zones = before === null ? null : before.#zones;
    this.#regions = new RegionIndex(
      grid.tiles,
      this,
      before === null ? null : before.#regions,
      previous?.changed ?? [],
    );
  }

  record<T>(reads: BoardReads, run: () => T): T {
    const outer = this.#reads;
    this.#reads = reads;
    try {
      return run();
    } finally {
      this.#reads = outer;
      outer?.addAll(reads);
    }
  }

  /** Reading the grid itself counts as reading everything. */
  get grid(): Grid {
    this.#reads?.addResult('grid', (board) => board.grid, this.#grid);
    return this.#grid;
  }

  cellAt(x: number, y: number): Cell | undefined {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) return y * this.width + x;
    if (!this.isWrapped) return undefined;
    const at = mapPoint(this.topology, this.width, this.height, x, y);
    return isInside(this.width, this.height, at.x, at.y) ? at.y * this.width + at.x : undefined;
  }

  tileAt(x: number, y: number): Tile {
    const cell = this.cellAt(x, y);
    return cell === undefined ? NOWHERE : this.#tile(cell);
  }

  exists(cell: Cell): boolean {
    return this.#tile(cell).exists;
  }

  fixed(cell: Cell): boolean {
    return this.#tile(cell).fixed;
  }

  color(cell: Cell): Color {
    return this.#tile(cell).color;
  }

  neighbors(cell: Cell): readonly Cell[] {
    const known = this.#neighbors[cell];
    if (known) return known;
    const x = cell % this.width;
    const y = (cell - x) / this.width;
    const around = [
      this.cellAt(x - 1, y),
      this.cellAt(x + 1, y),
      this.cellAt(x, y - 1),
      this.cellAt(x, y + 1),
    ].filter((next) => next !== undefined);
    this.#neighbors[cell] = around;
    return around;
  }

  count(color?: Color): number {
    const key = color ?? 'all';
    const count = this.#count(key, (tile) => color === undefined || tile.color === color);
    this.#reads?.addResult(`count ${key}`, (board) => board.count(color), count);
    return count;
  }

  get isComplete(): boolean {
    const isComplete = this.#count('gray', ({ color }) => color === 'gray') === 0;
    this.#reads?.addResult('isComplete', (board) => board.isComplete, isComplete);
    return isComplete;
  }

  get isFilled(): boolean {
    const isFilled = this.#count('open', ({ color, fixed }) => color === 'gray' && !fixed) === 0;
    this.#reads?.addResult('isFilled', (board) => board.isFilled, isFilled);
    return isFilled;
  }

  regionOf(cell: Cell): Region | undefined {
    const region = this.#regions.regionOf(cell);
    this.#reads?.addResult(`region ${cell}`, (board) => board.regionOf(cell), region);
    return region;
  }

  regions(color: Color): readonly Region[] {
    const regions = this.#regions.regions(color);
    this.#reads?.addResult(`regions ${color}`, (board) => board.regions(color), regions);
    return regions;
  }

  reachOf(cell: Cell, color: SolidColor): Component | undefined {
    const reach = this.#regions.reachOf(cell, color);
    this.#reads?.addResult(`reach ${color} ${cell}`, (board) => board.reachOf(cell, color), reach);
    return reach;
  }

  reaches(color: SolidColor): readonly Component[] {
    const reaches = this.#regions.reaches(color);
    this.#reads?.addResult(`reaches ${color}`, (board) => board.reaches(color), reaches);
    return reaches;
  }

  zones(): readonly Zone[] {
    return (this.#zones ??= findZones({
      grid: this.#grid,
      width: this.width,
      size: this.size,
      cellAt: (x, y) => this.cellAt(x, y),
      neighbors: (cell) => this.neighbors(cell),
    }));
  }

  symbols(id: string): readonly SymbolInstance[] {
    const all = this.#grid.symbols.get(id) ?? [];
    const excused = this.#excused;
    if (!excused) return all;
    const known = this.#symbols.get(id) ?? all.filter((symbol) => !excused.has(symbol));
    this.#symbols.set(id, known);
    return known;
  }

  allSymbols(): readonly SymbolInstance[] {
    return (this.#allSymbols ??= [...this.#grid.symbols.values()].flat());
  }

  countedSymbols(): readonly SymbolInstance[] {
    return this.allSymbols().filter(({ id }) => !this.#isOptional(id));
  }

  #tile(cell: Cell): Tile {
    this.#reads?.addCell(cell);
    return this.#grid.tiles[cell] ?? NOWHERE;
  }

  #count(key: Color | 'all' | 'open', counts: (tile: Tile) => boolean): number {
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    let count = 0;
    for (const tile of this.#grid.tiles) if (tile.exists && counts(tile)) count++;
    this.#counts.set(key, count);
    return count;
  }
}
