import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { changedCells } from '#engine/grid/changes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { restingGrid } from '#ui/board/boardSelectors.ts';

/**
 * The puzzle on the board. The grid stays the same object while only its colors change, so that
 * strokes do not render; other changes are reported at the end of the stroke. The colors of the
 * player in it may be outdated.
 */
export function usePuzzle({ actor }: BoardStore): Grid {
  const [select] = useState(puzzleSelector);
  return useSelector(actor, ({ context }) => select(restingGrid(context)));
}

/** Compares each grid with the previous one, for which edits have recorded the changed cells. */
export function puzzleSelector(): (grid: Grid) => Grid {
  let puzzle: Grid | null = null;
  let last: Grid | null = null;
  return (grid) => {
    if (!puzzle || !last || !isSamePuzzle(last, grid)) puzzle = grid;
    last = grid;
    return puzzle;
  };
}

/** True if two grids differ only in the colors of the player. */
function isSamePuzzle(before: Grid, after: Grid): boolean {
  if (!sameClues(before, after)) return false;
  return changedCells(before, after).every((cell) => {
    const [from, to] = [before.tiles[cell], after.tiles[cell]];
    return !from?.fixed && !to?.fixed && from?.exists === to?.exists;
  });
}
