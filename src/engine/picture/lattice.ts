import type { Board, Topology } from '../grid/board.ts';
import { findGroup } from '../grid/connections.ts';
import type { Cell, Color, Grid, Point, Tile } from '../grid/grid.ts';

/** One copy of the board in the plane: the board itself at column 0, row 0, ghosts around it. */
export interface BoardCopy {
  readonly column: number;
  readonly row: number;
  readonly mirrorX: boolean;
  readonly mirrorY: boolean;
}

/** A cell at a place of the plane, drawn by one of the copies. */
export interface Place extends Point {
  readonly cell: Cell;
  readonly tile: Tile;
  readonly copy: BoardCopy;
}

/** Number of ghost cells beyond the rim of each axis; 0 if its sides are not joined. */
export interface GhostDepth {
  readonly horizontal: number;
  readonly vertical: number;
}

/** Ghost cells beyond a wrapped rim. */
const GHOST_DEPTH = 2;

/** The ghosts of a topology. */
export function ghostDepth({ horizontal, vertical }: Topology): GhostDepth {
  return {
    horizontal: horizontal === 'none' ? 0 : GHOST_DEPTH,
    vertical: vertical === 'none' ? 0 : GHOST_DEPTH,
  };
}

/** No ghosts. */
export const NO_GHOSTS: GhostDepth = { horizontal: 0, vertical: 0 };

/**
 * The copy at a column and row of the plane. Inverse of the coordinate map in docs/grid-text.md,
 * wrap-around: a step across a reversed side mirrors the other axis, across a reflecting side both.
 */
function copyAt(topology: Topology, column: number, row: number): BoardCopy {
  const { horizontal, vertical } = topology;
  const isOddColumn = column % 2 !== 0;
  const isOddRow = row % 2 !== 0;
  const turnsY = isOddColumn && (horizontal === 'wrap-reverse' || horizontal === 'reflect-reverse');
  const turnsX = isOddRow && (vertical === 'wrap-reverse' || vertical === 'reflect-reverse');
  return {
    column,
    row,
    mirrorX: turnsX !== (isOddColumn && horizontal === 'reflect-reverse'),
    mirrorY: turnsY !== (isOddRow && vertical === 'reflect-reverse'),
  };
}

/** The ghosts beyond the rim of a board, for pointer input. */
export interface Ghosts {
  /** The cell at a column and row of the plane; undefined if there is no ghost. */
  cellAt(column: number, row: number): Cell | undefined;
  /**
   * Maps a point of the plane to the board, by the copy that contains `within`. Points in cells
   * from the top-left corner of the board.
   */
  toBoard(point: Point, within: Point): Point;
}

/** The ghosts of a board. */
export function createGhosts(board: Board): Ghosts {
  const { width, height, topology } = board;
  const depth = ghostDepth(topology);
  return {
    cellAt(column, row) {
      const isInSight =
        column >= -depth.horizontal &&
        row >= -depth.vertical &&
        column < width + depth.horizontal &&
        row < height + depth.vertical;
      return isInSight ? board.cellAt(column, row) : undefined;
    },
    toBoard({ x, y }, within) {
      const column = depth.horizontal === 0 ? 0 : Math.floor(within.x / width);
      const row = depth.vertical === 0 ? 0 : Math.floor(within.y / height);
      const { mirrorX, mirrorY } = copyAt(topology, column, row);
      const localX = x - column * width;
      const localY = y - row * height;
      return { x: mirrorX ? width - localX : localX, y: mirrorY ? height - localY : localY };
    },
  };
}

/** Every copy with visible ghosts, row by row. */
export function listCopies(
  grid: Grid,
  topology: Topology,
  depth: GhostDepth,
): readonly BoardCopy[] {
  const columns = grid.width === 0 ? 0 : Math.ceil(depth.horizontal / grid.width);
  const rows = grid.height === 0 ? 0 : Math.ceil(depth.vertical / grid.height);
  const copies: BoardCopy[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      copies.push(copyAt(topology, column, row));
  return copies;
}

/**
 * The image of a point of the board in a copy. Both are measured from the top-left corner of the
 * first cell.
 */
export function toCopy({ x, y }: Point, copy: BoardCopy, grid: Grid): Point {
  return {
    x: copy.column * grid.width + (copy.mirrorX ? grid.width - x : x),
    y: copy.row * grid.height + (copy.mirrorY ? grid.height - y : y),
  };
}

/** Every place to draw, holes included, row by row. */
export function listPlaces(grid: Grid, topology: Topology, depth: GhostDepth): readonly Place[] {
  const { width, height } = grid;
  if (width === 0 || height === 0) return [];
  const copies = listCopies(grid, topology, depth);
  const columns = Math.ceil(depth.horizontal / width);
  const rows = Math.ceil(depth.vertical / height);
  const places: Place[] = [];
  for (let y = -depth.vertical; y < height + depth.vertical; y++)
    for (let x = -depth.horizontal; x < width + depth.horizontal; x++) {
      const row = Math.floor(y / height) + rows;
      const copy = copies[row * (2 * columns + 1) + Math.floor(x / width) + columns];
      if (copy === undefined) continue;
      const localX = x - copy.column * width;
      const localY = y - copy.row * height;
      const cell =
        (copy.mirrorY ? height - 1 - localY : localY) * width +
        (copy.mirrorX ? width - 1 - localX : localX);
      const tile = grid.tiles[cell];
      if (tile !== undefined) places.push({ x, y, cell, tile, copy });
    }
  return places;
}

/**
 * The sets of places drawn as one shape: all places of a solid color; with separate tiles, and for
 * gray, each merge group.
 */
export function fusedSets(
  grid: Grid,
  places: readonly Place[],
  color: Color,
  separateTiles: boolean,
): readonly (readonly Place[])[] {
  const colored = places.filter(({ tile }) => tile.exists && tile.color === color);
  if (color !== 'gray' && !separateTiles) return colored.length === 0 ? [] : [colored];
  const setsByCopy = new Map<BoardCopy, Map<Cell, Place[]>>();
  for (const place of colored) {
    const leader = findGroup(grid, place.cell)[0] ?? place.cell;
    const sets = setsByCopy.get(place.copy) ?? new Map<Cell, Place[]>();
    setsByCopy.set(place.copy, sets);
    const set = sets.get(leader);
    if (set === undefined) sets.set(leader, [place]);
    else set.push(place);
  }
  return [...setsByCopy.values()].flatMap((sets) => [...sets.values()]);
}
