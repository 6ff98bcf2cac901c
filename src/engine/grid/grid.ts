/** The color of a cell. Gray is undecided, or deliberately blank if the solution has blanks. */
export type Color = 'dark' | 'light' | 'gray';
export type SolidColor = Exclude<Color, 'gray'>;

/** Row-major index of a cell of the grid. */
export type Cell = number;

/** A place in grid coordinates. Integers are cell centers; halves are on edges and corners. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The content of a cell. Tiles are interned: two tiles are equal if and only if they are identical.
 */
export interface Tile {
  readonly exists: boolean;
  /** A given: the player may not change its color. */
  readonly fixed: boolean;
  readonly color: Color;
}

/**
 * An unordered pair of neighboring cells: a piece of a connection, or a piece of a zone border.
 */
export interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * Parameters of one clue, as its config fields type them. Plain data: survives structured clone.
 */
export type Params = Readonly<Record<string, unknown>>;

/** A rule of a grid. Its meaning is in the definition of the same id. */
export interface RuleInstance {
  readonly id: string;
  readonly params: Params;
}

/** A symbol of a grid. `at` is in steps of one half. */
export interface SymbolInstance {
  readonly id: string;
  readonly at: Point;
  readonly params: Params;
}

/**
 * Symbols by id; ids in the order in which they were first added, symbols in the order of
 * placement.
 */
export type SymbolsById = ReadonlyMap<string, readonly SymbolInstance[]>;

/**
 * The author's puzzle board as an immutable value. `tiles` is row-major and has `width * height`
 * entries. An edit keeps the identity of every part that it does not change.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
  /** Edges whose ends have the same color (merge edges). */
  readonly connections: readonly Edge[];
  /** Borders between the author's zones. May be on the rim: one end a step outside the grid. */
  readonly zones: readonly Edge[];
  readonly symbols: SymbolsById;
  readonly rules: readonly RuleInstance[];
}

const COLORS: readonly Color[] = ['gray', 'dark', 'light'];

const INTERNED: readonly Tile[] = [false, true].flatMap((exists) =>
  [false, true].flatMap((fixed) => COLORS.map((color) => Object.freeze({ exists, fixed, color }))),
);

/** The interned tile with these properties. */
export function internedTile(exists: boolean, fixed: boolean, color: Color): Tile {
  const index = (exists ? 6 : 0) + (fixed ? 3 : 0) + COLORS.indexOf(color);
  const tile = INTERNED[index];
  if (tile === undefined) throw new Error(`Unknown color: ${color}`);
  return tile;
}

/** A cell of a new grid. */
export const EMPTY_TILE = internedTile(true, false, 'gray');
/** A place of the grid without a cell, as read from a grid text. */
export const HOLE = internedTile(false, true, 'light');
/** The tile read outside the grid. */
export const NOWHERE = internedTile(false, false, 'gray');

/** The same tile in another color. */
export function recolor(tile: Tile, color: Color): Tile {
  return internedTile(tile.exists, tile.fixed, color);
}

export function opposite(color: SolidColor): SolidColor {
  return color === 'dark' ? 'light' : 'dark';
}

/** A grid of empty cells. Throws for a negative size. */
export function emptyGrid(width: number, height: number): Grid {
  if (width < 0 || height < 0) throw new RangeError(`No grid is ${width}x${height}`);
  return {
    width,
    height,
    tiles: new Array<Tile>(width * height).fill(EMPTY_TILE),
    connections: [],
    zones: [],
    symbols: new Map(),
    rules: [],
  };
}

/** Symbols by id, ids in the order of their first symbols. */
export function bySymbolId(symbols: Iterable<SymbolInstance>): SymbolsById {
  const lists = new Map<string, SymbolInstance[]>();
  for (const symbol of symbols) {
    const list = lists.get(symbol.id);
    if (list) list.push(symbol);
    else lists.set(symbol.id, [symbol]);
  }
  return lists;
}
