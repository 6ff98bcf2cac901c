import { message, type Text } from '#texts/message.ts';
import { paramsOf } from '../clues/params.ts';
import { spokenPlace, spokenPoint } from '../clues/spokenPlaces.ts';
import { mapStable } from '../grid/stable.ts';
import { bySymbolId, EMPTY_TILE, internedTile, type Grid } from '../grid/grid.ts';
import { adaptRules } from '../judging/sanitize.ts';
import { symbolById } from '../symbols/index.ts';
import type { TrueClue } from '../generate/Family.ts';
import { isPainted } from './refusals.ts';

/**
 * The board of an author with these clues in place of its own. Painted cells stay; a cell that is
 * no longer given stays painted only if all cells are.
 */
export function withClueSet(author: Grid, solution: Grid, clues: readonly TrueClue[]): Grid {
  const given = new Set(clues.flatMap(({ cell, isGiven }) => (isGiven ? [cell] : [])));
  const isWhole = isPainted(author);
  const tiles = mapStable(author.tiles, (tile, cell) => {
    if (!tile.exists) return tile;
    if (given.has(cell)) return internedTile(true, true, solution.tiles[cell]?.color ?? 'gray');
    if (!tile.fixed) return tile;
    return isWhole ? internedTile(true, false, tile.color) : EMPTY_TILE;
  });
  const symbols = bySymbolId(clues.flatMap(({ symbol }) => symbol ?? []));
  return adaptRules({ ...author, tiles, symbols });
}

/** A key that differs from that of all other clues of a board. */
export function keyOf({ cell, symbol }: TrueClue): string {
  return symbol ? `${symbol.id} ${symbol.at.x} ${symbol.at.y}` : `given ${cell}`;
}

/** A clue by name and place: "area number 3 at row 4, column 2". */
export function nameOf({ cell, symbol }: TrueClue, solution: Grid): Text {
  if (!symbol)
    return message('assistant.givenAt', {
      color: solution.tiles[cell]?.color ?? 'gray',
      place: spokenPlace(solution.width, cell),
    });
  const def = symbolById.get(symbol.id);
  const place = spokenPoint(symbol.at, solution);
  const name = def ? def.speak(paramsOf(def, symbol)) : message('assistant.aSymbol');
  return place === '' ? name : message('assistant.symbolAt', { symbol: name, place });
}
