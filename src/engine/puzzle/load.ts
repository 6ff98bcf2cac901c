import { recolor, type Grid } from '../grid/grid.ts';
import { mapKeeping } from '../grid/keeping.ts';
import type { Puzzle } from './puzzle.ts';
import { requiresSolution } from '../judging/requiresSolution.ts';

/** What becomes of the solution when a puzzle is opened: colors on the board, kept for judging, or dropped. */
export const SOLUTION_HANDLINGS = ['visible', 'hidden', 'remove'] as const;
export type SolutionHandling = (typeof SOLUTION_HANDLINGS)[number];

/** A puzzle on the board. */
export interface LoadedPuzzle {
  readonly grid: Grid;
  /** The solution to judge against, if it is known and kept. */
  readonly solution: Grid | null;
  /** Whether a solution was dropped that the puzzle needs, so that players should be told. */
  readonly isSolutionMissed: boolean;
}

/** Open a puzzle, its solution handled as asked. */
export function loadPuzzle(puzzle: Puzzle, handling: SolutionHandling): LoadedPuzzle {
  const { grid, solution } = puzzle;
  switch (handling) {
    case 'hidden':
      return { grid, solution, isSolutionMissed: false };
    case 'visible':
      return { grid: showSolution(grid, solution), solution: null, isSolutionMissed: false };
    case 'remove':
      return {
        grid,
        solution: null,
        isSolutionMissed: solution !== null && requiresSolution(grid),
      };
  }
}

/** The grid with the solution's colors where nothing is given. */
function showSolution(grid: Grid, solution: Grid | null): Grid {
  if (solution?.width !== grid.width || solution.height !== grid.height) return grid;
  const tiles = mapKeeping(grid.tiles, (tile, cell) => {
    const solved = solution.tiles[cell];
    return tile.fixed || !solved ? tile : recolor(tile, solved.color);
  });
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
