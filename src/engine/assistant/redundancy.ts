import type { Grid } from '../grid/grid.ts';
import { findAlternatives } from '#engine/solving/alternatives.ts';
import { compile } from '#engine/solving/compile.ts';
import { withoutClues, type PuzzleClue } from './puzzleClues.ts';
import {
  findColoring,
  findSolution,
  literalsFromCells,
  type ForcedCell,
  type SearchEnd,
  type IsLate,
  type Paused,
  type SearchTime,
} from './search.ts';

/** Clues that could each be removed alone without changing the colors that follow. */
export interface RedundancyFact {
  readonly type: 'redundant';
  readonly clues: readonly PuzzleClue[];
  /** Number of clues that have been tested. */
  readonly looked: number;
  /** Number of clues to test. */
  readonly all: number;
}

/**
 * Yield the clues that could be removed without changing the colors that follow. In a puzzle with
 * one solution, the solution stays unique. Each clue is tested alone: two removable clues may need
 * each other.
 */
export function* tellRedundant(
  grid: Grid,
  clues: readonly PuzzleClue[],
  forced: readonly ForcedCell[],
  time: SearchTime,
): Generator<RedundancyFact | 'pause', void> {
  const redundant: PuzzleClue[] = [];
  let looked = 0;
  for (const clue of clues) {
    const kept = clue.type === 'given' ? [...forced, ...colorOfGiven(grid, clue.cell)] : forced;
    const rest = withoutClues(grid, [clue]);
    const other = yield* findOtherColors(rest, kept, time());
    // A clue can change the meaning of others: without it there may be no solution at all.
    const same = other === 'none' ? yield* findSolution(rest, time(), kept) : 'none';
    if (other === 'late' || same === 'late') continue;
    looked += 1;
    if (same !== 'found') continue;
    redundant.push(clue);
    yield { type: 'redundant', clues: [...redundant], looked, all: clues.length };
  }
  yield { type: 'redundant', clues: redundant, looked, all: clues.length };
}

function colorOfGiven({ tiles }: Grid, cell: number): readonly ForcedCell[] {
  const color = tiles[cell]?.color;
  return color === undefined || color === 'gray' ? [] : [{ cell, color }];
}

/** Find out if a puzzle has a solution in which one of the cells has another color. */
function* findOtherColors(
  grid: Grid,
  cells: readonly ForcedCell[],
  isLate: IsLate,
): Paused<SearchEnd> {
  if (isLate()) return 'late';
  const compiled = compile(grid);
  const differs = (solution: Grid): boolean =>
    cells.some(({ cell, color }) => solution.tiles[cell]?.color !== color);
  if (findAlternatives(compiled.board).some(differs)) return 'found';
  const { search } = compiled;
  const others = literalsFromCells(compiled, cells).map((literal) => literal ^ 1);
  search.addClause(others);
  for (const literal of others) search.setPhase(literal);
  return yield* findColoring(compiled, [], isLate);
}
