import { findComponents, updateComponents, type Components, type ComponentField } from './areas.ts';
import type { Area, Board, Region, Topology, Zone } from './board.ts';
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
import { isInside, mapPoint } from './wrap.ts';
import { findZones } from './zones.ts';

/** How a board is made besides its grid. */
export interface BoardOptions {
  readonly topology: Topology;
  /** Whether a rule that joins sides stands in the grid, whatever its settings. */
  readonly isWrapped: boolean;
  /** Whether symbols of an id may stay unsatisfied: they are never counted. By default none may. */
  readonly isOptional?: ((id: string) => boolean) | undefined;
  /** Symbols that do not take part. */
  readonly excused?: ReadonlySet<SymbolInstance>;
  /** A board of the same grid but for the colors of `changed`; what did not change is taken over. */
  readonly previous?: { readonly board: Board; readonly changed: readonly Cell[] };
}

/** A board of a grid. What follows from the grid is computed when first asked for. */
export function createBoard(grid: Grid, options: BoardOptions): Board {
  return new ComputedBoard(grid, options);
}

/** Note in `reads` all that `run` learns from the board. Not to be nested. */
export function recordReads<T>(board: Board, reads: BoardReads, run: () => T): T {
  return board instanceof ComputedBoard ? board.record(reads, run) : run();
}

/** What an area is made of: one color, or a color that may still grow through gray. */
type Kind = Color | 'darkOrGray' | 'lightOrGray';

const COLORS_OF: Readonly<Record<Kind, readonly Color[]>> = {
  dark: ['dark'],
  light: ['light'],
  gray: ['gray'],
  darkOrGray: ['dark', 'gray'],
  lightOrGray: ['light', 'gray'],
};

const GROWING: Readonly<Record<SolidColor, Kind>> = { dark: 'darkOrGray', light: 'lightOrGray' };

/** A list of areas, and the components it follows from: it stays the same while they do. */
interface Derivation<T extends Area> {
  readonly own: Components;
  readonly growing: Components;
  readonly list: readonly T[];
}

/** All that follows from a grid, as far as it was asked for, in a form that the next board can take over. */
interface Derived {
  readonly components: Map<Kind, Components>;
  readonly regions: Map<Area, Region>;
  readonly regionLists: Map<Color, Derivation<Region>>;
  readonly islandLists: Map<SolidColor, Derivation<Area>>;
  readonly counts: Map<Color | 'all' | 'open', number>;
  readonly neighbors: (readonly Cell[])[];
  zones: readonly Zone[] | null;
}

/** Not a resource: a class only so that thousands of boards share their methods. */
class ComputedBoard implements Board {
  readonly #grid: Grid;
  readonly topology: Topology;
  readonly isWrapped: boolean;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly #isOptional: (id: string) => boolean;
  readonly #excused: ReadonlySet<SymbolInstance> | undefined;
  readonly #changed: readonly Cell[];
  readonly #derived: Derived;
  readonly #symbols = new Map<string, readonly SymbolInstance[]>();
  #allSymbols: readonly SymbolInstance[] | null = null;
  /** What followed from the board before; null for a board of its own. */
  readonly #before: Derived | null;
  #reads: BoardReads | null = null;

  constructor(grid: Grid, { topology, isWrapped, isOptional, excused, previous }: BoardOptions) {
    this.#grid = grid;
    this.#isOptional = isOptional ?? (() => false);
    this.topology = topology;
    this.isWrapped = isWrapped;
    this.width = grid.width;
    this.height = grid.height;
    this.size = grid.width * grid.height;
    this.#excused = excused;
    this.#before = previous?.board instanceof ComputedBoard ? previous.board.#derived : null;
    this.#changed = previous?.changed ?? [];
    this.#derived = {
      components: new Map(),
      regions: new Map(),
      regionLists: new Map(),
      islandLists: new Map(),
      counts: new Map(),
      neighbors: this.#before?.neighbors ?? [],
      zones: this.#before?.zones ?? null,
    };
  }

  record<T>(reads: BoardReads, run: () => T): T {
    this.#reads = reads;
    try {
      return run();
    } finally {
      this.#reads = null;
    }
  }

  /** Whoever looks at the grid itself may have looked at anything. */
  get grid(): Grid {
    this.#reads?.addAnswer('grid', (board) => board.grid, this.#grid);
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
    const known = this.#derived.neighbors[cell];
    if (known) return known;
    const x = cell % this.width;
    const y = (cell - x) / this.width;
    const around = [
      this.cellAt(x - 1, y),
      this.cellAt(x + 1, y),
      this.cellAt(x, y - 1),
      this.cellAt(x, y + 1),
    ].filter((next) => next !== undefined);
    this.#derived.neighbors[cell] = around;
    return around;
  }

  count(color?: Color): number {
    const key = color ?? 'all';
    const count = this.#count(key, (tile) => color === undefined || tile.color === color);
    this.#reads?.addAnswer(`count ${key}`, (board) => board.count(color), count);
    return count;
  }

  get isComplete(): boolean {
    const isComplete = this.#count('gray', ({ color }) => color === 'gray') === 0;
    this.#reads?.addAnswer('isComplete', (board) => board.isComplete, isComplete);
    return isComplete;
  }

  get isFilled(): boolean {
    const isFilled = this.#count('open', ({ color, fixed }) => color === 'gray' && !fixed) === 0;
    this.#reads?.addAnswer('isFilled', (board) => board.isFilled, isFilled);
    return isFilled;
  }

  regionOf(cell: Cell): Region | undefined {
    const tile = this.#grid.tiles[cell];
    const area = tile?.exists ? this.#componentsOf(tile.color).areaByCell[cell] : undefined;
    const region = tile && area ? this.#regionFor(area, tile.color) : undefined;
    this.#reads?.addAnswer(`region ${cell}`, (board) => board.regionOf(cell), region);
    return region;
  }

  regions(color: Color): readonly Region[] {
    const own = this.#componentsOf(color);
    const growing = color === 'gray' ? own : this.#componentsOf(GROWING[color]);
    const list = this.#derive(this.#derived.regionLists, this.#before?.regionLists, color, {
      own,
      growing,
      make: () => own.areas.map((area) => this.#regionFor(area, color)),
    });
    this.#reads?.addAnswer(`regions ${color}`, (board) => board.regions(color), list);
    return list;
  }

  reachOf(cell: Cell, color: SolidColor): Area | undefined {
    const area = this.#componentsOf(GROWING[color]).areaByCell[cell];
    this.#reads?.addAnswer(`reach ${color} ${cell}`, (board) => board.reachOf(cell, color), area);
    return area;
  }

  islands(color: SolidColor): readonly Area[] {
    const own = this.#componentsOf(color);
    const growing = this.#componentsOf(GROWING[color]);
    const list = this.#derive(this.#derived.islandLists, this.#before?.islandLists, color, {
      own,
      growing,
      make: () => [...new Set(own.areas.map((area) => this.#regionFor(area, color).reach))],
    });
    this.#reads?.addAnswer(`islands ${color}`, (board) => board.islands(color), list);
    return list;
  }

  zones(): readonly Zone[] {
    return (this.#derived.zones ??= findZones({
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
    const known = this.#derived.counts.get(key);
    if (known !== undefined) return known;
    let count = 0;
    for (const tile of this.#grid.tiles) if (tile.exists && counts(tile)) count++;
    this.#derived.counts.set(key, count);
    return count;
  }

  #componentsOf(kind: Kind): Components {
    const known = this.#derived.components.get(kind);
    if (known) return known;
    const { tiles } = this.#grid;
    const colors = COLORS_OF[kind];
    const field: ComponentField = {
      width: this.width,
      size: this.size,
      isWrapped: this.isWrapped,
      belongs: (cell) => {
        const tile = tiles[cell];
        return tile?.exists === true && colors.includes(tile.color);
      },
      cellAt: (x, y) => this.cellAt(x, y),
    };
    const before = this.#before?.components.get(kind);
    const components = before
      ? updateComponents(before, field, this.#changed, (cell) => this.neighbors(cell))
      : findComponents(field);
    this.#derived.components.set(kind, components);
    return components;
  }

  #regionFor(area: Area, color: Color): Region {
    const known = this.#derived.regions.get(area);
    if (known) return known;
    const [first = 0] = area.cells;
    const reach =
      color === 'gray' ? area : (this.#componentsOf(GROWING[color]).areaByCell[first] ?? area);
    const before = this.#before?.regions.get(area);
    const region = before?.reach === reach ? before : regionOfArea(area, color, reach);
    this.#derived.regions.set(area, region);
    return region;
  }

  /** A list that follows from components: known, taken over from the board before, or made. */
  #derive<K extends Color, T extends Area>(
    lists: Map<K, Derivation<T>>,
    before: Map<K, Derivation<T>> | undefined,
    color: K,
    {
      own,
      growing,
      make,
    }: {
      readonly own: Components;
      readonly growing: Components;
      readonly make: () => readonly T[];
    },
  ): readonly T[] {
    const known = lists.get(color);
    if (known) return known.list;
    const old = before?.get(color);
    const isSame = old?.own === own && old.growing === growing;
    const derivation = isSame ? old : { own, growing, list: make() };
    lists.set(color, derivation);
    return derivation.list;
  }
}

/** Not a copy: gray grows nowhere, so a gray region is its own reach. */
function regionOfArea(area: Area, color: Color, reach: Area): Region {
  return {
    color,
    cells: area.cells,
    get points() {
      return area.points;
    },
    has: (cell) => area.has(cell),
    reach,
    isClosed: reach.cells.length === area.cells.length,
  };
}
