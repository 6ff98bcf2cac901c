import { useSelector } from '@xstate/react';
import type { BoardContext } from '#machines/boardContext.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { BoardStore } from './boardStore.ts';

/** The grid as it was before the stroke that is under way, if one is. */
export function restingGrid({ grid, stroke }: Pick<BoardContext, 'grid' | 'stroke'>): Grid {
  return stroke ? stroke.base.grid : grid;
}

/**
 * The grid between strokes: what panels say of it waits for the end of a stroke, so that its moves
 * render none of them.
 */
export function useRestingGrid({ actor }: Pick<BoardStore, 'actor'>): Grid {
  return useSelector(actor, ({ context }) => restingGrid(context));
}
