import { getField } from '../clues/params.ts';
import type { Field, FieldKind, FieldValues } from '../config/field.ts';
import { KINDS } from '../config/kinds/index.ts';
import {
  type Edge,
  type Grid,
  type Params,
  type Point,
  type SymbolInstance,
  type Tile,
  bySymbolId,
} from '../grid/grid.ts';
import type { Turn } from '../grid/turning.ts';
import { symbolById } from '../symbols/index.ts';

/**
 * A grid turned or mirrored as a whole, including directions of its symbols. Rules stay: their
 * patterns apply in every orientation.
 */
export function turnGrid(grid: Grid, turn: Turn): Grid {
  if (turn === 'left') return turnGrid(turnGrid(turnGrid(grid, 'right'), 'right'), 'right');
  const { width, height } = grid;
  const size = turn === 'right' ? { width: height, height: width } : { width, height };
  const place = ({ x, y }: Point): Point =>
    turn === 'right' ? { x: height - 1 - y, y: x } : { x: width - 1 - x, y };
  const tiles: Tile[] = [];
  grid.tiles.forEach((tile, cell) => {
    const to = place({ x: cell % width, y: Math.floor(cell / width) });
    tiles[to.y * size.width + to.x] = tile;
  });
  const edge = ({ x1, y1, x2, y2 }: Edge): Edge => {
    const [a, b] = [place({ x: x1, y: y1 }), place({ x: x2, y: y2 })];
    const [first, second] = a.x < b.x || a.y < b.y ? [a, b] : [b, a];
    return { x1: first.x, y1: first.y, x2: second.x, y2: second.y };
  };
  const symbols = [...grid.symbols.values()].flat().map((symbol) => ({
    ...symbol,
    at: place(symbol.at),
    params: turnedParams(symbol, turn),
  }));
  return {
    ...grid,
    ...size,
    tiles,
    connections: grid.connections.map(edge),
    zones: grid.zones.map(edge),
    symbols: bySymbolId(symbols),
  };
}

function turnedParams({ id, params }: SymbolInstance, turn: Turn): Params {
  const fields = Object.entries<Field>(symbolById.get(id)?.config ?? {});
  const entries = fields.map(
    ([name, field]) => [name, turnedField(field, name, params, turn)] as const,
  );
  return { ...params, ...Object.fromEntries<unknown>(entries) };
}

function turnedField<K extends FieldKind>(
  field: Field<K>,
  name: string,
  params: Params,
  turn: Turn,
): FieldValues[K] {
  const value = getField(field, name, params);
  return KINDS[field.kind].turned?.(value, turn) ?? value;
}
