import { message, type Text } from '#texts/message.ts';
import { parseBareGridText } from '../codec/gridText.ts';
import {
  bySymbolId,
  EMPTY_TILE,
  internedTile,
  type Color,
  type Edge,
  type Grid,
  type RuleInstance,
  type SolidColor,
  type SymbolInstance,
  type Tile,
} from '../grid/grid.ts';
import type { FileLines, SavedFile } from './savedFile.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok, type Result } from '#base/result.ts';

/** A puzzle of a link in the puzz.link form, in the encoding of its genre. */
export interface ForeignLink {
  /** Letters before the size. They have a meaning in a few genres. */
  readonly flags: string;
  readonly width: number;
  readonly height: number;
  /** The text after the size. */
  readonly body: string;
}

/** The board of a saved file. */
interface SavedBoard extends Pick<SavedFile, 'width' | 'height'> {
  readonly lines: FileLines;
}

/** A board as it is drawn in Penpa+. Cells are in reading order. */
export interface Drawing extends Pick<SavedFile, 'width' | 'height'> {
  /** The text of each cell; null for none. */
  readonly texts: readonly (string | null)[];
  /** The circle around the center of each cell; null for none. */
  readonly circles: readonly (Color | null)[];
  /** Lines between cells. */
  readonly borders: readonly Edge[];
  /** Texts beside the board. */
  readonly beside: readonly string[];
}

/** A genre of such links that our rules and symbols state exactly. */
export interface ForeignGenre {
  /** The id in written links. */
  readonly id: string;
  /** Other ids that links have. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** The link with the puzzle of a saved file; null if the file is damaged. */
  readonly readFile: (file: SavedBoard) => ForeignLink | null;
  /**
   * The link with the puzzle of a drawing; null if it has parts that the genre does not have.
   * Absent in genres whose drawings have no common form.
   */
  readonly readDrawing?: (drawing: Drawing) => ForeignLink | null;
  /** The puzzle of a link, or a sentence with the reason why there is none. */
  readonly read: (link: ForeignLink) => Result<Grid, Text>;
  /**
   * A link for a grid; null if the encoding has no place for some of its parts. It need not check
   * everything: the written link is read again and compared.
   */
  readonly write: (grid: Grid) => ForeignLink | null;
  /** Rules equivalent to those that `read` returns, as the text of a grid lists them. */
  readonly otherRules?: readonly string[];
}

/** The error for a link of a genre that cannot be read to its end. */
export function damaged(genre: string): Result<never, Text> {
  return fail(message('parse.damagedGenre', { genre }));
}

/** The parts of a grid that a genre states. Other parts are as in an empty grid. */
interface GridParts {
  readonly width: number;
  readonly height: number;
  readonly tiles?: readonly Tile[];
  readonly connections?: readonly Edge[];
  readonly zones?: readonly Edge[];
  readonly symbols?: readonly SymbolInstance[];
  /** The rules as the text of a grid lists them. */
  readonly rules: string;
}

/** A grid of these parts. */
export function createGrid({ rules, symbols = [], ...parts }: GridParts): Result<Grid, never> {
  const tiles = new Array<Tile>(parts.width * parts.height).fill(EMPTY_TILE);
  return ok({
    tiles,
    connections: [],
    zones: [],
    ...parts,
    symbols: bySymbolId(symbols),
    rules: readRules(rules),
  });
}

/** The rules in the text of a grid. */
export function readRules(text: string): readonly RuleInstance[] {
  const grid = parseBareGridText(`0x0|T0:|R${text}`);
  invariant(grid.ok, `the rules of a genre can be read: ${text}`);
  return grid.value.rules;
}

/** The text of the rule that forbids a pattern, given as rows of tile letters. */
export function banned(...rows: readonly string[]): string {
  const width = rows[0]?.length ?? 0;
  return `ban_pattern,pattern=${width}x${rows.length}&#124;T${width}&#58;${rows.join('')}`;
}

/** A cell whose color is given. */
export function given(color: SolidColor): Tile {
  return internedTile(true, true, color);
}

/**
 * The symbols on the centers of cells, by cell. Null if a cell has two symbols, or if there are
 * symbols elsewhere.
 */
export function symbolsByCell(grid: Grid): ReadonlyMap<number, SymbolInstance> | null {
  const byCell = new Map<number, SymbolInstance>();
  for (const symbol of [...grid.symbols.values()].flat()) {
    const { x, y } = symbol.at;
    const cell = y * grid.width + x;
    const isInside = x >= 0 && y >= 0 && x < grid.width && y < grid.height;
    if (!isInside || !Number.isInteger(cell) || byCell.has(cell)) return null;
    byCell.set(cell, symbol);
  }
  return byCell;
}
