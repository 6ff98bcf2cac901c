import { recolor, type Grid } from '../grid/grid.ts';
import { mapStable } from '../grid/stable.ts';
import type { Puzzle } from './puzzle.ts';
import { requiresSolution } from '../judging/requiresSolution.ts';

/**
 * Handling of the solution of an opened puzzle: shown as colors on the board, hidden and used for
 * judging, or removed.
 */
export const SOLUTION_HANDLINGS = ['visible', 'hidden', 'remove'] as const;
export type SolutionHandling = (typeof SOLUTION_HANDLINGS)[number];

/** A puzzle on the board. */
export interface LoadedPuzzle {
  readonly grid: Grid;
  /** The solution to judge against, if it is known and was not removed. */
  readonly solution: Grid | null;
  /** True if a solution was removed that the puzzle needs, so that players should be informed. */
  readonly isSolutionMissing: boolean;
}

/** Open a puzzle, with its solution shown, hidden or removed. */
export function loadPuzzle(puzzle: Puzzle, handling: SolutionHandling): LoadedPuzzle {
  const { grid, solution } = puzzle;
  switch (handling) {
    case 'hidden':
      return { grid, solution, isSolutionMissing: false };
    case 'visible':
      return { grid: showSolution(grid, solution), solution: null, isSolutionMissing: false };
    case 'remove':
      return {
        grid,
        solution: null,
        isSolutionMissing: solution !== null && requiresSolution(grid),
      };
  }
}

/** The grid with the solution's colors in cells that are not given. */
function showSolution(grid: Grid, solution: Grid | null): Grid {
  if (solution?.width !== grid.width || solution.height !== grid.height) return grid;
  const tiles = mapStable(grid.tiles, (tile, cell) => {
    const solved = solution.tiles[cell];
    return tile.fixed || !solved ? tile : recolor(tile, solved.color);
  });
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
