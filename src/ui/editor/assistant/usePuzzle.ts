import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { changedCells } from '#engine/grid/changes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { restingGrid } from '#ui/board/restingGrid.ts';

/**
 * The puzzle on the board: a grid that stays the same object while only its colors change, so that
 * strokes render nothing; one that changes more is told of at its end. What the player painted on
 * it is out of date.
 */
export function usePuzzle({ actor }: BoardStore): Grid {
  const [select] = useState(puzzleSelector);
  return useSelector(actor, ({ context }) => select(restingGrid(context)));
}

/** Compares each grid with the one before, of which edits have noted the changed cells. */
export function puzzleSelector(): (grid: Grid) => Grid {
  let puzzle: Grid | null = null;
  let last: Grid | null = null;
  return (grid) => {
    if (!puzzle || !last || !isSamePuzzle(last, grid)) puzzle = grid;
    last = grid;
    return puzzle;
  };
}

/** Whether two grids differ in what the player painted, and in nothing else. */
function isSamePuzzle(before: Grid, after: Grid): boolean {
  if (!sameClues(before, after)) return false;
  return changedCells(before, after).every((cell) => {
    const [from, to] = [before.tiles[cell], after.tiles[cell]];
    return !from?.fixed && !to?.fixed && from?.exists === to?.exists;
  });
}
