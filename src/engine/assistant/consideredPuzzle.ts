import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { ruleById } from '../rules/index.ts';
import { isPartlySupported } from '../solving/support.ts';
import { symbolById } from '../symbols/index.ts';
import { isGiven, type PuzzleClue } from './puzzleClues.ts';

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
