import {
  type Color,
  type Grid,
  type Point,
  emptyGrid,
  recolor,
  type Tile,
} from '#engine/grid/grid.ts';
import type { Board, Region } from '#engine/grid/board.ts';

/** One cell of a shape. */
interface ShapeCell extends Point {
  readonly color: Color;
}

/** Colored cells without a position: the smallest x and y are 0. */
export interface Shape {
  /** Extent; 0 for a shape without cells. */
  readonly width: number;
  readonly height: number;
  /** By y, then x, then color. */
  readonly cells: readonly ShapeCell[];
}

const RANK: Readonly<Record<Color, number>> = { gray: 0, light: 1, dark: 2 };

/** The order of the cells of a shape. */
function compareCells(a: ShapeCell, b: ShapeCell): number {
  return a.y - b.y || a.x - b.x || RANK[a.color] - RANK[b.color];
}

function isSameCell(a: ShapeCell, b: ShapeCell | undefined): boolean {
  return b !== undefined && compareCells(a, b) === 0;
}

function shapeOf(cells: readonly ShapeCell[]): Shape {
  if (cells.length === 0) return { width: 0, height: 0, cells: [] };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const moved = cells.map(({ x, y, color }) => ({ x: x - left, y: y - top, color }));
  return { width: right - left + 1, height: bottom - top + 1, cells: inOrder(moved) };
}

/** Sorts the cells and removes duplicates. */
function inOrder(cells: readonly ShapeCell[]): readonly ShapeCell[] {
  return cells.toSorted(compareCells).filter((cell, i, all) => !isSameCell(cell, all[i - 1]));
}

/** The shape of the existing dark and light cells of a grid. */
export function shapeOfGrid({ width, tiles }: Pick<Grid, 'width' | 'tiles'>): Shape {
  return shapeOf(
    tiles.flatMap(({ exists, color }, cell) => {
      if (!exists || color === 'gray') return [];
      return [{ x: cell % width, y: Math.floor(cell / width), color }];
    }),
  );
}

/** The shape of logical places of one color. */
export function shapeOfPoints(points: readonly Point[], color: Color): Shape {
  return shapeOf(points.map(({ x, y }) => ({ x, y, color })));
}

/**
 * A symmetry of the square: the image of a place of a shape, and whether width and height are
 * swapped.
 */
interface Symmetry {
  readonly swapsSides: boolean;
  readonly place: (x: number, y: number, width: number, height: number) => Point;
}

/** Four rotations, then their mirror images. */
const SYMMETRIES: readonly Symmetry[] = [
  { swapsSides: false, place: (x, y) => ({ x, y }) },
  { swapsSides: true, place: (x, y, _width, height) => ({ x: height - 1 - y, y: x }) },
  {
    swapsSides: false,
    place: (x, y, width, height) => ({ x: width - 1 - x, y: height - 1 - y }),
  },
  { swapsSides: true, place: (x, y, width) => ({ x: y, y: width - 1 - x }) },
  { swapsSides: false, place: (x, y, width) => ({ x: width - 1 - x, y }) },
  { swapsSides: false, place: (x, y, _width, height) => ({ x, y: height - 1 - y }) },
  { swapsSides: true, place: (x, y) => ({ x: y, y: x }) },
  {
    swapsSides: true,
    place: (x, y, width, height) => ({ x: height - 1 - y, y: width - 1 - x }),
  },
];

function transformed({ width, height, cells }: Shape, { swapsSides, place }: Symmetry): Shape {
  return {
    width: swapsSides ? height : width,
    height: swapsSides ? width : height,
    cells: inOrder(cells.map(({ x, y, color }) => ({ ...place(x, y, width, height), color }))),
  };
}

/** All different rotations and mirror images of the shape. The shape itself comes first. */
export function listVariants(shape: Shape): readonly Shape[] {
  const variants: Shape[] = [];
  for (const orientation of SYMMETRIES) {
    const variant = transformed(shape, orientation);
    if (!variants.some((known) => compareShapes(known, variant) === 0)) variants.push(variant);
  }
  return variants;
}

/** Compares shapes lexicographically by cells; a prefix comes first. */
function compareShapes(a: Shape, b: Shape): number {
  for (const [i, cell] of a.cells.entries()) {
    const other = b.cells[i];
    const order = other === undefined ? 1 : compareCells(cell, other);
    if (order !== 0) return order;
  }
  return a.cells.length - b.cells.length;
}

/**
 * The first variant in the order of shapes: the same for all shapes that are equal up to rotation,
 * reflection and translation.
 */
export function canonicalShape(shape: Shape): Shape {
  return SYMMETRIES.map((orientation) => transformed(shape, orientation)).reduce((first, variant) =>
    compareShapes(variant, first) < 0 ? variant : first,
  );
}

/** True if two shapes are the same up to rotation, reflection and translation. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return (
    a.cells.length === b.cells.length && compareShapes(canonicalShape(a), canonicalShape(b)) === 0
  );
}

/** Minimum size of the board on which a pattern is shown. */
const LEAST = { width: 4, height: 3 };

/** A gray board with a pattern in the middle, as small as possible. */
export function framedPattern(pattern: Grid): Grid {
  const shape = shapeOfGrid(pattern);
  const width = Math.max(LEAST.width, shape.width);
  const height = Math.max(LEAST.height, shape.height);
  const left = Math.floor((width - shape.width) / 2);
  const top = Math.floor((height - shape.height) / 2);
  const board = emptyGrid(width, height);
  const tiles: Tile[] = [...board.tiles];
  for (const { x, y, color } of shape.cells) {
    const cell = (top + y) * width + left + x;
    const tile = tiles[cell];
    if (tile) tiles[cell] = recolor(tile, color);
  }
  return { ...board, tiles };
}

const nameByRegion = new WeakMap<Region, string>();

/**
 * A text that identifies the shape of a region, regardless of turning and mirroring. Cached by
 * region.
 */
function shapeNameOf(region: Region): string {
  const known = nameByRegion.get(region);
  if (known !== undefined) return known;
  const { cells } = canonicalShape(shapeOfPoints(region.points, region.color));
  const name = cells.map(({ x, y }) => `${x},${y}`).join(' ');
  nameByRegion.set(region, name);
  return name;
}

/** Closed regions of a color that have the same shape, row-major. */
export type SameShapeRegions = readonly [first: Region, ...others: Region[]];

/** The closed regions of a color by shape, in order of the first region of each shape. */
export function closedShapes(board: Board, color: Color): readonly SameShapeRegions[] {
  const byShape = new Map<string, [Region, ...Region[]]>();
  for (const region of board.regions(color)) {
    if (!region.isClosed) continue;
    const name = shapeNameOf(region);
    const known = byShape.get(name);
    if (known) known.push(region);
    else byShape.set(name, [region]);
  }
  return [...byShape.values()];
}
