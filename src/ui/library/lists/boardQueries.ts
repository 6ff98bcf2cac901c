import { queryOptions } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import type { Givens } from '#engine/grid/givens.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { solvesById } from '#ui/shared/platform/solveStore.ts';

/** Cards that mount within this time share one pass over the solves of this browser. */
const SAME_MOMENT_MS = 2000;

/** The id of a puzzle, and the grid text of its brief. */
type Wanted = Pick<PuzzleBrief, 'id' | 'grid'>;

/** The board of a solve in this browser. */
export interface BoardHere {
  readonly grid: Grid;
  /** The givens, to distinguish them from cells that became final. */
  readonly givens: Givens;
  readonly isSolved: boolean;
  readonly done: { readonly cells: number; readonly of: number };
}

/** Structural sharing is off: grids with the same text are the same object already. */
const ONCE = { structuralSharing: false, retry: false, meta: { isQuiet: true } } as const;

/**
 * The grid of a text from the server, with its drawings loaded; null if it can't be parsed. The
 * parser is loaded with the first query.
 */
export function gridQuery(text: string | null) {
  return queryOptions({
    ...ONCE,
    queryKey: ['grid', text],
    staleTime: Infinity,
    enabled: text !== null,
    queryFn: async () => (await import('./readBoard.ts')).readGrid(text ?? ''),
  });
}

/** The progress on a puzzle in this browser; null without any. */
export function boardHereQuery({ id, grid }: Wanted) {
  return queryOptions({
    ...ONCE,
    queryKey: ['board here', id, grid],
    staleTime: SAME_MOMENT_MS,
    enabled: grid !== null,
    queryFn: async (): Promise<BoardHere | null> => {
      const solve = (await queryClient.query(solvesHere)).get(id);
      return solve ? (await import('./readBoard.ts')).readBoardHere(solve, grid ?? '') : null;
    },
  });
}

const solvesHere = queryOptions({
  ...ONCE,
  queryKey: ['solves here'],
  staleTime: SAME_MOMENT_MS,
  queryFn: solvesById,
});
