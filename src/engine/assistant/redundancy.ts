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

/** Which clues could go, one by one, and all that is known would still follow. */
export interface RedundancyFact {
  readonly type: 'redundant';
  readonly clues: readonly PuzzleClue[];
  /** Clues of which it is known by now whether they could go. */
  readonly looked: number;
  /** Clues to look at. */
  readonly all: number;
}

/**
 * Tell which clues could go without changing the colors that follow: of a puzzle with one solution,
 * without losing it. Each is looked at alone: two that could go may need each other.
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
    // A clue can change what others mean: without it there may be no solution at all.
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

/** Whether a puzzle has a solution in which one of the cells has another color. */
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
