import { EMPTY_TILE, type Cell, type Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/reset.ts';
import { adaptRules } from '../judging/sanitize.ts';
import { ruleById } from '../rules/index.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { isPartlySupported } from '#engine/solving/support.ts';
import { symbolById } from '../symbols/index.ts';

/** A part that an author puts on the board and can remove again: a rule, a symbol or a given. */
export type PuzzleClue = ClueRef | { readonly type: 'given'; readonly cell: Cell };

/** A puzzle as the assistant considers it. */
export interface ConsideredPuzzle {
  /** The puzzle without painted cells. */
  readonly grid: Grid;
  /** Clues that forbid something: rules, then symbols, then givens. */
  readonly clues: readonly PuzzleClue[];
  /** Clues that only the author's solution can satisfy. There are no conclusions from them. */
  readonly ignored: readonly PuzzleClue[];
  /** No conclusions are possible: ignored clues might change the meaning of others. */
  readonly isOpaque: boolean;
}

/** Consider the puzzle of a grid. */
export function consideredPuzzle(grid: Grid): ConsideredPuzzle {
  const puzzle = clearToGivens(grid);
  const all = allClues(puzzle);
  const ignored = all.filter((clue) => {
    const traits = traitsOf(puzzle, clue);
    return traits.needsSolution === true && traits.answer !== 'forced';
  });
  return {
    grid: puzzle,
    clues: all.filter((clue) => {
      const { needsSolution, optional } = traitsOf(puzzle, clue);
      return !needsSolution && !optional;
    }),
    ignored,
    isOpaque: ignored.length > 0 && !isPartlySupported(puzzle),
  };
}

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

function allClues(grid: Grid): readonly PuzzleClue[] {
  return [
    ...grid.rules.map((_, index): PuzzleClue => ({ type: 'rule', index })),
    ...[...grid.symbols].flatMap(([id, list]) =>
      list.map((_, index): PuzzleClue => ({ type: 'symbol', id, index })),
    ),
    ...grid.tiles.flatMap((_, cell): PuzzleClue[] =>
      isGiven(grid, cell) ? [{ type: 'given', cell }] : [],
    ),
  ];
}

/**
 * True for a colored given. A gray given is part of the board: it states that the cell has no
 * color.
 */
function isGiven({ tiles }: Grid, cell: Cell): boolean {
  const tile = tiles[cell];
  return tile?.exists === true && tile.fixed && tile.color !== 'gray';
}

interface ClueTraits {
  readonly needsSolution?: boolean;
  readonly optional?: boolean;
  readonly answer?: 'all' | 'forced';
}

const NO_TRAITS: ClueTraits = {};

function traitsOf(grid: Grid, clue: PuzzleClue): ClueTraits {
  if (clue.type === 'given') return NO_TRAITS;
  if (clue.type === 'symbol') return symbolById.get(clue.id)?.traits ?? NO_TRAITS;
  return ruleById.get(grid.rules[clue.index]?.id ?? '')?.traits ?? NO_TRAITS;
}
