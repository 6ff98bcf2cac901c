import { recolor, type Grid, type Point } from '../grid/grid.ts';
import { sidesOf } from './boards.ts';
import type { Draws } from './draws.ts';
import type { Coloring } from './Family.ts';
import type { Size } from './symmetry.ts';

/** Rounds after which a board is given up, for each cell. */
const ROUNDS_PER_CELL = 20;
/** Attempts to put an area over one square. */
const ATTEMPTS = 5;
const WORK_PER_ROUND = 0.02;
const DARK = -1;

/** A light area: its cells, and the place around which it is its own image. */
interface Area {
  readonly cells: readonly number[];
  readonly center: Point;
}

interface AreaOptions {
  /** The sizes to draw from. An area may become smaller if there is no room. */
  readonly sizes: readonly number[];
  /** True if every area is its own image by a half-turn. */
  readonly isTurned: boolean;
}

/**
 * Colors a board with light areas on connected dark cells without a dark square. Areas are put over
 * squares until there is none. Where there is no room, an area nearby is removed again.
 */
export function byAreas(options: AreaOptions): Coloring {
  return function* grow(board, draws, work): Generator<void, Grid | null> {
    const areas = new Areas(board, draws);
    for (let round = 0; round < ROUNDS_PER_CELL * board.tiles.length; round++) {
      work.spend(WORK_PER_ROUND);
      const squares = areas.squares();
      if (squares.length === 0) return areas.painted(board);
      const square = draws.of(squares);
      let isCovered = false;
      for (let attempt = 0; attempt < ATTEMPTS && !isCovered; attempt++)
        isCovered = areas.cover(square, options);
      if (!isCovered) areas.removeNear(square);
      yield;
    }
    return null;
  };
}

class Areas {
  readonly #size: Size;
  readonly #draws: Draws;
  /** By cell: its area, or `DARK`. */
  readonly #areaOf: number[];
  readonly #areas = new Map<number, Area>();
  #next = 0;

  constructor({ width, height }: Size, draws: Draws) {
    this.#size = { width, height };
    this.#draws = draws;
    this.#areaOf = new Array<number>(width * height).fill(DARK);
  }

  /** The dark squares of four cells, by their first cells. */
  squares(): readonly number[] {
    const { width, height } = this.#size;
    const found: number[] = [];
    for (let y = 0; y + 1 < height; y++)
      for (let x = 0; x + 1 < width; x++) {
        const cell = y * width + x;
        if (this.#squareOf(cell).every((it) => this.#areaOf[it] === DARK)) found.push(cell);
      }
    return found;
  }

  #squareOf(cell: number): readonly number[] {
    const { width } = this.#size;
    return [cell, cell + 1, cell + width, cell + width + 1];
  }

  /** Put a new area over a cell of a square. Returns false if this attempt failed. */
  cover(square: number, { sizes, isTurned }: AreaOptions): boolean {
    const { width } = this.#size;
    const start = this.#draws.of(this.#squareOf(square));
    const [x, y] = [start % width, Math.floor(start / width)];
    const half = () => (isTurned ? this.#draws.below(2) / 2 : 0);
    const center = { x: x + half(), y: y + half() };
    const imageOf = (cell: number) => (isTurned ? this.#imageOf(cell, center) : cell);
    const wanted = this.#draws.of(sizes);
    const cells = new Set<number>();
    const add = (cell: number): boolean => {
      const image = imageOf(cell);
      if (image === undefined || !this.#isFree(cell) || !this.#isFree(image)) return false;
      cells.add(cell).add(image);
      return true;
    };
    // Around an edge or a corner, the cells on it come first.
    const first = isTurned ? this.#cellsAround(center) : [start];
    if (!first.every(add)) return false;
    let open = [...cells].flatMap((it) => sidesOf(it, this.#size));
    while (cells.size < wanted && open.length > 0) {
      const next = this.#draws.of(open);
      open = open.filter((it) => it !== next);
      if (cells.has(next) || !add(next)) continue;
      for (const it of [next, imageOf(next) ?? next]) open.push(...sidesOf(it, this.#size));
    }
    return this.#place({ cells: [...cells], center });
  }

  #cellsAround({ x, y }: Point): readonly number[] {
    const columns = [...new Set([Math.floor(x), Math.ceil(x)])];
    const rows = [...new Set([Math.floor(y), Math.ceil(y)])];
    return rows.flatMap((row) => columns.map((column) => row * this.#size.width + column));
  }

  #imageOf(cell: number, center: Point): number | undefined {
    const { width, height } = this.#size;
    const [x, y] = [2 * center.x - (cell % width), 2 * center.y - Math.floor(cell / width)];
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : undefined;
  }

  /** True if a cell is dark and next to no area. */
  #isFree(cell: number): boolean {
    return (
      this.#areaOf[cell] === DARK &&
      sidesOf(cell, this.#size).every((next) => this.#areaOf[next] === DARK)
    );
  }

  #place(area: Area): boolean {
    const index = this.#next++;
    for (const cell of area.cells) this.#areaOf[cell] = index;
    this.#areas.set(index, area);
    if (this.#isDarkConnected()) return true;
    this.#remove(index);
    return false;
  }

  #remove(index: number): void {
    for (const cell of this.#areas.get(index)?.cells ?? []) this.#areaOf[cell] = DARK;
    this.#areas.delete(index);
  }

  /** Remove an area within two cells of a square. */
  removeNear(square: number): void {
    const near = new Set(this.#squareOf(square));
    for (let step = 0; step < 2; step++)
      for (const cell of [...near]) for (const it of sidesOf(cell, this.#size)) near.add(it);
    const found = [...new Set([...near].map((it) => this.#areaOf[it] ?? DARK))];
    const areas = found.filter((it) => it !== DARK);
    if (areas.length > 0) this.#remove(this.#draws.of(areas));
  }

  #isDarkConnected(): boolean {
    const dark = this.#areaOf.flatMap((area, cell) => (area === DARK ? [cell] : []));
    const seen = new Set(dark.slice(0, 1));
    for (const cell of seen)
      for (const next of sidesOf(cell, this.#size)) if (this.#areaOf[next] === DARK) seen.add(next);
    return seen.size === dark.length;
  }

  painted(board: Grid): Grid {
    const tiles = board.tiles.map((tile, cell) =>
      recolor(tile, this.#areaOf[cell] === DARK ? 'dark' : 'light'),
    );
    return { ...board, tiles };
  }
}
