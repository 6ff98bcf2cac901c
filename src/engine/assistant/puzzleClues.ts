import { EMPTY_TILE, type Cell, type Grid } from '../grid/grid.ts';
import { adaptRules } from '../judging/sanitize.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';

/** A part that an author puts on the board and can remove again: a rule, a symbol or a given. */
export type PuzzleClue = ClueRef | { readonly type: 'given'; readonly cell: Cell };

/** A key that differs from that of all other clues of the grid. */
export function keyOfClue(clue: PuzzleClue): string {
  switch (clue.type) {
    case 'rule':
      return `rule ${String(clue.index)}`;
    case 'symbol':
      return `symbol ${clue.id} ${String(clue.index)}`;
    case 'given':
      return `given ${String(clue.cell)}`;
  }
}

/** True if the grid has the clue. */
export function hasClue({ rules, symbols, tiles }: Grid, clue: PuzzleClue): boolean {
  switch (clue.type) {
    case 'rule':
      return rules[clue.index] !== undefined;
    case 'symbol':
      return symbols.get(clue.id)?.[clue.index] !== undefined;
    case 'given':
      return tiles[clue.cell]?.exists === true && tiles[clue.cell]?.fixed === true;
  }
}

/**
 * The puzzle without some of its clues. The other clues adapt, as they do when an author removes
 * clues. A cell that is no longer given becomes gray.
 */
export function withoutClues(grid: Grid, clues: readonly PuzzleClue[]): Grid {
  if (clues.length === 0) return grid;
  const gone = new Set(clues.map(keyOfClue));
  const isKept = (clue: PuzzleClue): boolean => !gone.has(keyOfClue(clue));
  const symbols = [...grid.symbols].map(
    ([id, list]) => [id, list.filter((_, index) => isKept({ type: 'symbol', id, index }))] as const,
  );
  return adaptRules({
    ...grid,
    rules: grid.rules.filter((_, index) => isKept({ type: 'rule', index })),
    symbols: new Map(symbols.filter(([, list]) => list.length > 0)),
    tiles: grid.tiles.map((tile, cell) =>
      isGiven(grid, cell) && !isKept({ type: 'given', cell }) ? EMPTY_TILE : tile,
    ),
  });
}

/**
 * True for a colored given. A gray given is part of the board: it states that the cell has no
 * color.
 */
export function isGiven({ tiles }: Grid, cell: Cell): boolean {
  const tile = tiles[cell];
  return tile?.exists === true && tile.fixed && tile.color !== 'gray';
}
