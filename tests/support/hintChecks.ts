import { boardOf } from '#engine/judging/boardOf.ts';
import { findGroup } from '#engine/grid/connections.ts';
import {
  recolor,
  internedTile,
  type Grid,
  type SymbolInstance,
  bySymbolId,
} from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Step } from '#engine/explain/Step.ts';
import { allRules } from '#engine/rules/index.ts';
import { refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import type { ClueRef } from '#engine/solver/sat/Reason.ts';
import { bruteForce } from './randomGrids.ts';

/** A key that differs from that of all other clues of a grid. */
export function clueText(clue: ClueRef): string {
  return JSON.stringify(clue);
}

/** All clues of a grid. */
export function allClues(grid: Grid): readonly ClueRef[] {
  const board = boardOf(grid);
  return [
    ...grid.rules.map((_, index): ClueRef => ({ type: 'rule', index })),
    ...board.allSymbols().map((symbol) => refOfSymbol(board, symbol)),
  ];
}

/** The puzzle with only some of its clues; with `keepsSides`, sides stay joined. */
export function withOnly(grid: Grid, clues: readonly ClueRef[], keepsSides = false): Grid {
  const keys = new Set(clues.map(clueText));
  const board = boardOf(grid);
  const joins = (id: string) => allRules.find((it) => it.id === id)?.topology !== undefined;
  const rules = grid.rules.filter(
    ({ id }, index) => keys.has(clueText({ type: 'rule', index })) || (keepsSides && joins(id)),
  );
  const symbols: SymbolInstance[] = board
    .allSymbols()
    .filter((symbol) => keys.has(clueText(refOfSymbol(board, symbol))));
  return { ...grid, rules, symbols: bySymbolId(symbols) };
}

/**
 * True if a step is right, by brute force: in no coloring that its clues allow, with only its facts
 * given, does a cell have another color. For small boards.
 */
export function isTrue(grid: Grid, { cells, facts, clues }: Step): boolean {
  const bare = withOnly(clearToGivens(grid), clues);
  const tiles = bare.tiles.map((tile) => (tile.exists ? internedTile(true, false, 'gray') : tile));
  for (const { cell, color } of facts) {
    for (const it of findGroup(bare, cell)) {
      if (tiles[it]?.exists) tiles[it] = internedTile(true, true, color);
    }
  }
  return cells.every(({ cell, color }) => {
    const known = tiles[cell]?.color ?? 'gray';
    if (known === color) return true;
    const other = color === 'dark' ? 'light' : 'dark';
    return (
      bruteForce({ ...bare, tiles: tiles.with(cell, internedTile(true, true, other)) }).size === 0
    );
  });
}

/** The grid with some cells in the colors of a solution, written as `bruteForce` does. */
export function painted(grid: Grid, solution: string, isShown: (cell: number) => boolean): Grid {
  const tiles = grid.tiles.map((tile, cell) => {
    if (!tile.exists || tile.fixed || !isShown(cell)) return tile;
    return recolor(tile, solution.charAt(cell) === 'd' ? 'dark' : 'light');
  });
  return { ...grid, tiles };
}
