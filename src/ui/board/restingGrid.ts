import { useSelector } from '@xstate/react';
import type { BoardContext } from '#machines/boardContext.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { BoardStore } from './boardStore.ts';

/** The grid before the current stroke, if there is one. */
export function restingGrid({ grid, stroke }: Pick<BoardContext, 'grid' | 'stroke'>): Grid {
  return stroke ? stroke.base.grid : grid;
}

/** The grid between strokes, for panels: the moves of a stroke do not render them. */
export function useRestingGrid({ actor }: Pick<BoardStore, 'actor'>): Grid {
  return useSelector(actor, ({ context }) => restingGrid(context));
}
