import type { Board, Component, Region } from './board.ts';
import { findComponents, updateComponents, type CellGraph, type Components } from './components.ts';
import type { Cell, Color, SolidColor, Tile } from './grid.ts';

/** The colors of a component: one color, or a color and gray cells it can grow into. */
type ComponentKind = Color | 'darkOrGray' | 'lightOrGray';

const COLORS_OF: Readonly<Record<ComponentKind, readonly Color[]>> = {
  dark: ['dark'],
  light: ['light'],
  gray: ['gray'],
  darkOrGray: ['dark', 'gray'],
  lightOrGray: ['light', 'gray'],
};

const REACH_KIND: Readonly<Record<SolidColor, ComponentKind>> = {
  dark: 'darkOrGray',
  light: 'lightOrGray',
};

/** A list with the components it is derived from: it stays the same object while they do. */
interface Derivation<T extends Component> {
  readonly own: Components;
  readonly reach: Components;
  readonly list: readonly T[];
}

/** All components found so far, as the index of the next board can reuse them. */
interface Found {
  readonly components: Map<ComponentKind, Components>;
  readonly regions: Map<Component, Region>;
  readonly regionLists: Map<Color, Derivation<Region>>;
  readonly reachLists: Map<SolidColor, Derivation<Component>>;
}

/** The neighborhood of the cells of a board. */
type BoardGraph = Pick<Board, 'width' | 'size' | 'isWrapped' | 'cellAt' | 'neighbors'>;

/**
 * The regions and reaches of one board, found on first use. Those that have not changed since the
 * previous board stay the same objects. A class only so that boards share its methods; it needs no
 * disposal.
 */
export class RegionIndex {
  readonly #tiles: readonly Tile[];
  readonly #graph: BoardGraph;
  readonly #changed: readonly Cell[];
  readonly #found: Found = {
    components: new Map(),
    regions: new Map(),
    regionLists: new Map(),
    reachLists: new Map(),
  };
  /**
   * Stores the components of the previous board but not its index, so that no chain of indices
   * stays in memory.
   */
  readonly #before: Found | null;

  /** @param changed the cells in which the board differs from the previous one */
  constructor(
    tiles: readonly Tile[],
    graph: BoardGraph,
    previous: RegionIndex | null,
    changed: readonly Cell[],
  ) {
    this.#tiles = tiles;
    this.#graph = graph;
    this.#changed = changed;
    this.#before = previous === null ? null : previous.#found;
  }

  regionOf(cell: Cell): Region | undefined {
    const tile = this.#tiles[cell];
    const component = tile?.exists ? this.#componentsOf(tile.color).byCell[cell] : undefined;
    return tile && component ? this.#regionFor(component, tile.color) : undefined;
  }

  regions(color: Color): readonly Region[] {
    const own = this.#componentsOf(color);
    const reach = color === 'gray' ? own : this.#componentsOf(REACH_KIND[color]);
    return this.#derive(this.#found.regionLists, this.#before?.regionLists, color, {
      own,
      reach,
      make: () => own.all.map((component) => this.#regionFor(component, color)),
    });
  }

  reachOf(cell: Cell, color: SolidColor): Component | undefined {
    return this.#componentsOf(REACH_KIND[color]).byCell[cell];
  }

  reaches(color: SolidColor): readonly Component[] {
    const own = this.#componentsOf(color);
    const reach = this.#componentsOf(REACH_KIND[color]);
    return this.#derive(this.#found.reachLists, this.#before?.reachLists, color, {
      own,
      reach,
      make: () => [...new Set(own.all.map((component) => this.#regionFor(component, color).reach))],
    });
  }

  #componentsOf(kind: ComponentKind): Components {
    const known = this.#found.components.get(kind);
    if (known) return known;
    const tiles = this.#tiles;
    const board = this.#graph;
    const colors = COLORS_OF[kind];
    const graph: CellGraph = {
      width: board.width,
      size: board.size,
      isWrapped: board.isWrapped,
      belongs: (cell) => {
        const tile = tiles[cell];
        return tile?.exists === true && colors.includes(tile.color);
      },
      cellAt: (x, y) => board.cellAt(x, y),
    };
    const before = this.#before?.components.get(kind);
    const components = before
      ? updateComponents(before, graph, this.#changed, (cell) => board.neighbors(cell))
      : findComponents(graph);
    this.#found.components.set(kind, components);
    return components;
  }

  #regionFor(component: Component, color: Color): Region {
    const known = this.#found.regions.get(component);
    if (known) return known;
    const [first = 0] = component.cells;
    const reach = color === 'gray' ? component : (this.reachOf(first, color) ?? component);
    const before = this.#before?.regions.get(component);
    const region = before?.reach === reach ? before : regionOfComponent(component, color, reach);
    this.#found.regions.set(component, region);
    return region;
  }

  /** A list derived from components: cached, reused from the previous board, or computed. */
  #derive<K extends Color, T extends Component>(
    lists: Map<K, Derivation<T>>,
    before: Map<K, Derivation<T>> | undefined,
    color: K,
    { own, reach, make }: Omit<Derivation<T>, 'list'> & { readonly make: () => readonly T[] },
  ): readonly T[] {
    const known = lists.get(color);
    if (known) return known.list;
    const old = before?.get(color);
    const isSame = old?.own === own && old.reach === reach;
    const derivation = isSame ? old : { own, reach, list: make() };
    lists.set(color, derivation);
    return derivation.list;
  }
}

/** The cells are shared, not copied. A gray region cannot grow, so it is its own reach. */
function regionOfComponent(component: Component, color: Color, reach: Component): Region {
  return {
    color,
    cells: component.cells,
    get points() {
      return component.points;
    },
    has: (cell) => component.has(cell),
    reach,
    isClosed: reach.cells.length === component.cells.length,
  };
}
