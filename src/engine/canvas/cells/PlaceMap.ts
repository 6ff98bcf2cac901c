import type { Topology } from '../../grid/board.ts';
import { findGroups } from '../../grid/connections.ts';
import type { Cell, Edge, Grid, Point } from '../../grid/grid.ts';
import { hasSameShape } from '../scene/gridShape.ts';
import {
  toCopy,
  listPlaces,
  listCopies,
  type GhostDepth,
  type Place,
} from '../../picture/lattice.ts';

/** The parts of a scene that places depend on. */
export interface PlaceScene {
  readonly grid: Grid;
  readonly topology: Topology;
  readonly depth: GhostDepth;
  readonly separateTiles: boolean;
}

/** Returns whether two scenes have the same places, so that they can share a map. */
export function hasSamePlaces(a: PlaceScene, b: PlaceScene): boolean {
  return (
    a.topology.horizontal === b.topology.horizontal &&
    a.topology.vertical === b.topology.vertical &&
    a.depth.horizontal === b.depth.horizontal &&
    a.depth.vertical === b.depth.vertical &&
    a.separateTiles === b.separateTiles &&
    a.grid.connections === b.grid.connections &&
    a.grid.zones === b.grid.zones &&
    hasSameShape(a.grid, b.grid)
  );
}

/**
 * Every visible place as a rectangle of indices: the board, its ghosts, and an empty border around
 * them. It is independent of colors, so that strokes do not change it.
 */
export class PlaceMap {
  readonly columns: number;
  readonly rows: number;
  /** Places left of and above the first cell. */
  readonly left: number;
  readonly top: number;
  readonly placeAt: readonly (Place | undefined)[];
  /** True if the tray is under a place: under all but holes connected with the outside. */
  readonly hasPlate: readonly boolean[];
  readonly #scene: PlaceScene;
  readonly #indicesOf: readonly (readonly number[])[];
  readonly #groups: Int32Array;

  constructor(scene: PlaceScene) {
    const { grid, topology, depth } = scene;
    this.#scene = scene;
    this.left = depth.horizontal + 1;
    this.top = depth.vertical + 1;
    this.columns = grid.width + 2 * this.left;
    this.rows = grid.height + 2 * this.top;
    const placeAt = new Array<Place | undefined>(this.columns * this.rows).fill(undefined);
    const indicesOf = grid.tiles.map((): number[] => []);
    for (const place of listPlaces(grid, topology, depth)) {
      const index = this.indexAt(place.x, place.y);
      placeAt[index] = place;
      indicesOf[place.cell]?.push(index);
    }
    this.placeAt = placeAt;
    this.#indicesOf = indicesOf;
    this.#groups = groupNumbers(grid);
    this.hasPlate = this.#flood();
  }

  indexAt(x: number, y: number): number {
    return (y + this.top) * this.columns + x + this.left;
  }

  /** Every place that shows a cell. */
  indicesOf(cell: Cell): readonly number[] {
    return this.#indicesOf[cell] ?? [];
  }

  /** Returns whether two places belong to one merged tile. */
  isMerged(first: number, second: number): boolean {
    const a = this.placeAt[first];
    const b = this.placeAt[second];
    if (a === undefined || b === undefined) return false;
    if (a.copy.column !== b.copy.column || a.copy.row !== b.copy.row) return false;
    const group = this.#groups[a.cell];
    return group !== 0 && group === this.#groups[b.cell];
  }

  /** The indices of the places above or left of a zone border, by axis. */
  zoneEdges(): { readonly right: ReadonlySet<number>; readonly down: ReadonlySet<number> } {
    const { grid, topology, depth } = this.#scene;
    const right = new Set<number>();
    const down = new Set<number>();
    for (const copy of listCopies(grid, topology, depth))
      for (const edge of grid.zones) {
        const [a, b] = centersOf(edge).map((point) => toCopy(point, copy, grid));
        if (a === undefined || b === undefined) continue;
        const x = Math.floor(Math.min(a.x, b.x));
        const y = Math.floor(Math.min(a.y, b.y));
        if (!this.#isInside(x, y)) continue;
        (a.y === b.y ? right : down).add(this.indexAt(x, y));
      }
    return { right, down };
  }

  /**
   * The indices of the places of a point, one for each visible copy. A point on an edge or corner
   * belongs to the place to its upper left.
   */
  pointIndices({ x, y }: Point): readonly number[] {
    const { grid, topology, depth } = this.#scene;
    return listCopies(grid, topology, depth).flatMap((copy) => {
      const at = toCopy({ x: x + 0.5, y: y + 0.5 }, copy, grid);
      const column = Math.floor(at.x - 0.5);
      const row = Math.floor(at.y - 0.5);
      return this.#isInside(column, row) ? [this.indexAt(column, row)] : [];
    });
  }

  #isInside(x: number, y: number): boolean {
    return (
      x >= -this.left && y >= -this.top && x < this.columns - this.left && y < this.rows - this.top
    );
  }

  /** Flood fill of the outside, starting from the empty border. */
  #flood(): readonly boolean[] {
    const exists = this.placeAt.map((place) => place?.tile.exists === true);
    const isOutside = exists.map(() => false);
    const queue = [0];
    isOutside[0] = true;
    for (const index of queue) {
      const x = index % this.columns;
      const steps = [
        x > 0 ? index - 1 : -1,
        x < this.columns - 1 ? index + 1 : -1,
        index - this.columns,
        index + this.columns,
      ];
      for (const next of steps) {
        if (exists[next] !== false || isOutside[next] !== false) continue;
        isOutside[next] = true;
        queue.push(next);
      }
    }
    return isOutside.map((outside) => !outside);
  }
}

/** The number of the merge group of each cell; 0 for none. */
function groupNumbers(grid: Grid): Int32Array {
  const numbers = new Int32Array(grid.tiles.length);
  findGroups(grid).forEach((cells, index) => {
    for (const cell of cells) numbers[cell] = index + 1;
  });
  return numbers;
}

/** The centers of the two cells of an edge, from the top-left corner of the board. */
function centersOf({ x1, y1, x2, y2 }: Edge): readonly [Point, Point] {
  return [
    { x: x1 + 0.5, y: y1 + 0.5 },
    { x: x2 + 0.5, y: y2 + 0.5 },
  ];
}
