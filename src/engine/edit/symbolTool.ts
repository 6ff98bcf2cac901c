import type { SymbolDef } from '../clues/defineSymbol.ts';
import {
  EMPTY_TILE,
  internedTile,
  type Grid,
  type Params,
  type Point,
  type SymbolInstance,
  type Tile,
} from '../grid/grid.ts';
import { setTile } from './edit.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import { symbolPlaceAt } from '../grid/snap.ts';
import { boardOf } from '../judging/boardOf.ts';
import { symbolById } from '../symbols/index.ts';
import { symbolAt, withoutClue, withSymbol, type Selection } from './selection.ts';
import type { SymbolTemplate, Tool, ToolStroke } from './Tool.ts';

/** A symbol by its id and place. */
type SymbolTarget = Pick<Extract<Selection, { kind: 'symbol' }>, 'id' | 'at'>;

/**
 * Places the symbol. An existing one of its kind is selected, or moved by a drag, or copied, or
 * erased.
 */
export const symbolTool: Tool = {
  id: 'symbol',
  isFine: true,
  isTapped: true,
  press({ grid, selection }, { at, button, isCopy = false, template }) {
    const place = template && templatePlace(template, at, grid);
    if (!template || !place) return null;
    const target: Selection = { kind: 'symbol', id: template.id, at: place };
    const isTaken = symbolAt(grid, template.id, place) !== undefined;
    if (button === 'secondary')
      return { change: { grid: withoutTemplate(grid, template, target.at), selection: null } };
    if (isTaken) return { change: { selection: target }, follow: dragger(grid, target, isCopy) };
    const symbol = symbolFromTemplate(template, place, grid);
    return (
      symbol && {
        change: { grid: withTemplate(grid, template, symbol), selection: selection && null },
      }
    );
  },
  erase({ grid }, { at, template }) {
    const place = template && templatePlace(template, at, grid);
    if (!template || !place) return null;
    return { grid: withoutTemplate(grid, template, place) };
  },
};

/**
 * Moves or copies a symbol to the place under the pointer. A place with another one of its kind is
 * passed over; back at its own place the symbol is selected, as by a press.
 */
function dragger(
  grid: Grid,
  { id, at }: SymbolTarget,
  isCopy: boolean,
): NonNullable<ToolStroke['follow']> {
  return (work, { to }) => {
    const place = templatePlace({ id, params: null }, to, grid);
    if (!place) return {};
    const isBack = place.x === at.x && place.y === at.y;
    if (isBack) return { grid, selection: { kind: 'symbol', id, at } };
    const moved = withSymbolMoved(grid, { id, at }, place, isCopy);
    return moved === null ? {} : { grid: moved, selection: work.selection && null };
  };
}

/** The grid with a symbol at another place, or at both; null if the place is taken. */
export function withSymbolMoved(
  grid: Grid,
  { id, at }: SymbolTarget,
  to: Point,
  isCopy: boolean,
): Grid | null {
  const symbol = symbolAt(grid, id, at);
  if (!symbol || symbolAt(grid, id, to)) return null;
  const rest = isCopy ? grid : withoutClue(grid, { kind: 'symbol', id, at });
  return withSymbol(rest, { ...symbol, at: to });
}

/** The grid with a new symbol, and the given color of its cell. */
export function withTemplate(grid: Grid, { given }: SymbolTemplate, symbol: SymbolInstance): Grid {
  const tile = given && internedTile(true, true, given);
  return withSymbol(withTileAt(grid, symbol.at, tile), symbol);
}

/** The grid without the symbol at a place, and without the given color of its cell. */
export function withoutTemplate(grid: Grid, { id, given }: SymbolTemplate, at: Point): Grid {
  const next = withoutClue(grid, { kind: 'symbol', id, at });
  return next === grid ? grid : withTileAt(next, at, given && EMPTY_TILE);
}

function withTileAt(grid: Grid, at: Point, tile: Tile | undefined): Grid {
  if (!tile) return grid;
  const cells = touchedStoredCells(at, grid).filter((cell) => grid.tiles[cell]?.exists);
  return cells.reduce((next, cell) => setTile(next, cell, tile), grid);
}

/** The place of the symbol for a press at a point; null outside the board. */
export function templatePlace({ id }: SymbolTemplate, at: Point, grid: Grid): Point | null {
  const def = symbolById.get(id);
  return def ? symbolPlaceAt(at, def.step, grid) : null;
}

/** The symbol to be placed at a point. */
export function symbolFromTemplate(
  template: SymbolTemplate,
  at: Point,
  grid: Grid,
): SymbolInstance | null {
  const def = symbolById.get(template.id);
  return def
    ? { id: template.id, at, params: template.params ?? newParams(def, at, grid, template.last) }
    : null;
}

function newParams(def: SymbolDef, at: Point, grid: Grid, last: Params | undefined): Params {
  const initial = Object.fromEntries(
    Object.entries(def.config).map(([name, field]) => [name, field.initial]),
  );
  return { ...initial, ...def.suggest?.(at, boardOf(grid)), ...last };
}
