import { message, type Text } from '#texts/message.ts';
import { parseBareGridText } from '../codec/gridText.ts';
import { bySymbolId } from '../grid/symbols.ts';
import {
  EMPTY_TILE,
  internedTile,
  type Edge,
  type Grid,
  type RuleInstance,
  type SolidColor,
  type SymbolInstance,
  type Tile,
} from '../grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok, type Result } from '#base/result.ts';

/** A puzzle as a link in the puzz.link form states it, in the encoding of its genre. */
export interface ForeignLink {
  /** Letters before the size, which a few genres give a meaning. */
  readonly flags: string;
  readonly width: number;
  readonly height: number;
  /** Everything behind the size. */
  readonly body: string;
}

/** A genre of such links that our rules and symbols state exactly. */
export interface ForeignGenre {
  /** As links are written. */
  readonly id: string;
  /** Other ids that links have. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** The puzzle of a link; or a sentence that says why there is none. */
  readonly read: (link: ForeignLink) => Result<Grid, Text>;
  /**
   * A link for a grid; null if it has parts that the encoding has no place for. It need not see
   * everything: the link is read again and compared.
   */
  readonly write: (grid: Grid) => ForeignLink | null;
  /** Rules that mean the same as those that `read` gives, as the text of a grid lists them. */
  readonly otherRules?: readonly string[];
}

/** What is said of a link of a genre that cannot be read to its end. */
export function damaged(genre: string): Result<never, Text> {
  return fail(message('parse.damagedGenre', { genre }));
}

/** The parts of a grid that a genre states; what is left out is as in an empty grid. */
interface GridParts {
  readonly width: number;
  readonly height: number;
  readonly tiles?: readonly Tile[];
  readonly connections?: readonly Edge[];
  readonly zones?: readonly Edge[];
  readonly symbols?: readonly SymbolInstance[];
  /** As the text of a grid lists them. */
  readonly rules: string;
}

/** A grid of these parts. */
export function gridOf({ rules, symbols = [], ...parts }: GridParts): Result<Grid, never> {
  const tiles = new Array<Tile>(parts.width * parts.height).fill(EMPTY_TILE);
  return ok({
    ...{ tiles, connections: [], zones: [] },
    ...parts,
    symbols: bySymbolId(symbols),
    rules: rulesOf(rules),
  });
}

/** The rules in the text of a grid. */
export function rulesOf(text: string): readonly RuleInstance[] {
  const grid = parseBareGridText(`0x0|T0:|R${text}`);
  invariant(grid.ok, `the rules of a genre can be read: ${text}`);
  return grid.value.rules;
}

/** The text of the rule that forbids a pattern, given as rows of tile letters. */
export function banned(...rows: readonly string[]): string {
  const width = rows[0]?.length ?? 0;
  return `ban_pattern,pattern=${width}x${rows.length}&#124;T${width}&#58;${rows.join('')}`;
}

/** A cell that has its color from the author. */
export function given(color: SolidColor): Tile {
  return internedTile(true, true, color);
}

/** The symbols on the centers of cells, by cell. Null if there are two on one, or others. */
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
