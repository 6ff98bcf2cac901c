import { characterOfTile, MAX_TEXT_CELLS, tileOfCharacter } from '../codec/tileText.ts';
import {
  EMPTY_TILE,
  emptyGrid,
  HOLE,
  type Edge,
  type Grid,
  type Tile,
  bySymbolId,
} from '#engine/grid/grid.ts';
import { borderEdges, connectionEdges, readEdges } from './edges.ts';
import { edgesOf, GridConnections, GridZones } from './edgeLists.ts';
import { readRows, readSide, ScriptError } from './helpers.ts';
import { letterOfCell, tileData, type TileData } from './TileData.ts';
import { findScriptObject, requireRule, requireSymbol } from './instances.ts';

const DEFAULT_WIDTH = 5;
const DEFAULT_HEIGHT = 4;

const TOO_MANY_CELLS = 'A grid can’t have more than 1,000,000 cells.';

/** The letters of cells. */
const CELL_LETTERS = '.nNbBwW';

/** The engine's grids by the objects that scripts see. */
const grids = new WeakMap<GridData, Grid>();

/**
 * The grid class of scripts, immutable: each method that changes something returns another grid.
 * Arguments come from scripts, so each is checked.
 */
export class GridData {
  constructor(width: unknown = DEFAULT_WIDTH, height: unknown = DEFAULT_HEIGHT) {
    const columns = readSide('GridData', width);
    const rows = readSide('GridData', height);
    if (columns * rows > MAX_TEXT_CELLS) throw new ScriptError(TOO_MANY_CELLS);
    grids.set(this, emptyGrid(columns, rows));
  }

  /** A grid from letters, one string per row. */
  static create(rows: unknown): GridData {
    const texts = readRows('GridData.create', rows);
    const width = texts[0]?.length ?? 0;
    if (width * texts.length > MAX_TEXT_CELLS) throw new ScriptError(TOO_MANY_CELLS);
    const tiles = lettersOf('GridData.create', texts).map(tileOfCharacter);
    return gridDataFromGrid({ ...emptyGrid(0, 0), width, height: texts.length, tiles });
  }

  get width(): number {
    return gridBehind(this).width;
  }

  get height(): number {
    return gridBehind(this).height;
  }

  /** The letters of the cells, one string per row. */
  get rows(): readonly string[] {
    const { width, height, tiles } = gridBehind(this);
    const letters = tiles.map(characterOfTile).join('');
    return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width));
  }

  get rules(): readonly object[] {
    return gridBehind(this).rules.map(findScriptObject);
  }

  get symbols(): readonly object[] {
    return [...gridBehind(this).symbols.values()].flat().map(findScriptObject);
  }

  /** The cells as objects, row by row. */
  get tiles(): readonly (readonly TileData[])[] {
    const { width, height, tiles } = gridBehind(this);
    return Array.from({ length: height }, (_, y) =>
      tiles.slice(y * width, (y + 1) * width).map(tileData),
    );
  }

  get connections(): GridConnections {
    return new GridConnections(gridBehind(this).connections);
  }

  get zones(): GridZones {
    return new GridZones(gridBehind(this).zones);
  }

  /** The cell at a place, as an object; a cell that does not exist outside the grid. */
  getTile(x: number, y: number): TileData {
    const { width, height, tiles } = gridBehind(this);
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return tileData((isInside ? tiles[y * width + x] : undefined) ?? HOLE);
  }

  /** The grid with another cell at a place: an object or a letter, or computed from the old one. */
  setTile(x: number, y: number, tile: unknown): GridData {
    const letter = letterOfCell(computed(tile, this.getTile(x, y)));
    if (letter === undefined) throw new ScriptError('setTile: the cell must be a TileData.');
    return this.setCell(x, y, letter);
  }

  /** The grid with other cells, as objects, or computed from the old ones. */
  withTiles(tiles: unknown): GridData {
    const rows = listOf('withTiles', computed(tiles, this.tiles)).map((row) =>
      listOf('withTiles', row).map((cell) => {
        const letter = letterOfCell(cell);
        if (letter !== undefined) return letter;
        throw new ScriptError('withTiles: each cell must be a TileData.');
      }),
    );
    return this.withCells(rows.map((row) => row.join('')));
  }

  /** The letter of a cell; undefined outside the grid. */
  getCell(x: number, y: number): string | undefined {
    return this.rows[y]?.[x];
  }

  /** The grid with another letter in one cell. */
  setCell(x: unknown, y: unknown, letter: unknown): GridData {
    const grid = gridBehind(this);
    const isInside =
      Number.isInteger(x) &&
      Number.isInteger(y) &&
      Number(x) >= 0 &&
      Number(y) >= 0 &&
      Number(x) < grid.width &&
      Number(y) < grid.height;
    if (!isInside)
      throw new ScriptError(
        `setCell: there’s no cell at x ${String(x)}, y ${String(y)}, counting from 0. The grid has ${grid.width} columns and ${grid.height} rows.`,
      );
    const [known = ''] = lettersOf('setCell', [String(letter)], { x: Number(x), y: Number(y) });
    const tiles = grid.tiles.with(Number(y) * grid.width + Number(x), tileOfCharacter(known));
    return changed(this, { tiles });
  }

  /** The grid with other cells, of the same or another size; all other parts stay. */
  withCells(rows: unknown): GridData {
    const { width, height, tiles } = gridBehind(GridData.create(rows));
    return changed(this, { width, height, tiles });
  }

  /** The grid in another size: cut or extended with empty cells, on the right and at the bottom. */
  resize(width: unknown, height: unknown): GridData {
    const before = gridBehind(this);
    const { width: columns, height: rows } = new GridData(width, height);
    const tiles = Array.from({ length: columns * rows }, (_, cell): Tile => {
      const x = cell % columns;
      const y = (cell - x) / columns;
      return (x < before.width ? before.tiles[y * before.width + x] : undefined) ?? EMPTY_TILE;
    });
    return changed(this, { width: columns, height: rows, tiles });
  }

  /** The grid with other connections: equal letters that touch, or edges. */
  withConnections(connections: unknown): GridData {
    return changed(this, {
      connections: edgesFrom('withConnections', computed(connections, this.connections)),
    });
  }

  /** The grid with other zones: borders between different letters, or edges. */
  withZones(zones: unknown): GridData {
    return changed(this, { zones: edgesFrom('withZones', computed(zones, this.zones)) });
  }

  addRule(rule: unknown): GridData {
    return changed(this, { rules: [...gridBehind(this).rules, requireRule('addRule', rule)] });
  }

  addSymbol(symbol: unknown): GridData {
    const others = [...gridBehind(this).symbols.values()].flat();
    return changed(this, { symbols: bySymbolId([...others, requireSymbol('addSymbol', symbol)]) });
  }

  /** The grid with these rules only. */
  withRules(rules: unknown): GridData {
    const list = listOf('withRules', computed(rules, this.rules)).map((rule) =>
      requireRule('withRules', rule),
    );
    return changed(this, { rules: list });
  }

  /** The grid with these symbols only. */
  withSymbols(symbols: unknown): GridData {
    const list = listOf('withSymbols', computed(symbols, this.symbols)).map((symbol) =>
      requireSymbol('withSymbols', symbol),
    );
    return changed(this, { symbols: bySymbolId(list) });
  }
}

/** The engine's grid of a script object; undefined for other values. */
export function gridFromGridData(value: unknown): Grid | undefined {
  return value instanceof GridData ? grids.get(value) : undefined;
}

/** The script object of a grid. */
export function gridDataFromGrid(grid: Grid): GridData {
  const data = new GridData(0, 0);
  grids.set(data, grid);
  return data;
}

function gridBehind(data: GridData): Grid {
  const grid = grids.get(data);
  if (!grid) throw new ScriptError('This isn’t a grid. Create one with GridData.create.');
  return grid;
}

function changed(data: GridData, change: Partial<Grid>): GridData {
  return gridDataFromGrid({ ...gridBehind(data), ...change });
}

/** The value, or the result of a function of the present value. */
function computed(value: unknown, present: unknown): unknown {
  if (typeof value !== 'function') return value;
  const made: unknown = Reflect.apply(value, undefined, [present]);
  return made;
}

function listOf(owner: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new ScriptError(`${owner}: this must be an array.`);
}

function edgesFrom(owner: 'withConnections' | 'withZones', value: unknown): readonly Edge[] {
  const list = listOf(owner, edgesOf(value));
  if (list.every((item) => typeof item === 'object')) return readEdges(owner, list);
  const rows = readRows(owner, list);
  return owner === 'withZones' ? borderEdges(rows) : connectionEdges(rows);
}

/** The letters of cells, row by row. `first` is the position of the first one, from 0. */
function lettersOf(
  owner: string,
  rows: readonly string[],
  first = { x: 0, y: 0 },
): readonly string[] {
  return rows.flatMap((row, y) =>
    row.split('').map((letter, x) => {
      if (CELL_LETTERS.includes(letter)) return letter;
      throw new ScriptError(
        `${owner}: “${letter}” at x ${first.x + x}, y ${first.y + y}, counting from 0, isn’t a cell. The letters are ${CELL_LETTERS}`,
      );
    }),
  );
}
