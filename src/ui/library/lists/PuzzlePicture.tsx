import { useQuery, queryOptions } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import type { BoardHere } from './readBoard.ts';
import { solvesById } from '#ui/shared/platform/solveLists.ts';

/** Cards that mount within this time share one pass over the solves of this browser. */
const SAME_MOMENT_MS = 2000;

/** The id of a puzzle, and the grid text of its brief. */
type Wanted = Pick<PuzzleBrief, 'id' | 'grid'>;

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
function boardHereQuery({ id, grid }: Wanted) {
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
  queryFn: async () => {
    await untilOwnerKnown();
    return await solvesById();
  },
});

/** Limit of cells on the longer side; smaller cells can't be distinguished on a card. */
const MOST = 14;

const boards = new Map<string, Grid>();

/**
 * An empty grid in the proportions of a puzzle whose cells are not loaded, at most 14 cells wide or
 * high. Grids are cached by size, so that no picture is drawn twice.
 */
export function placeholderGrid(width: number, height: number): Grid {
  const scale = Math.min(1, MOST / Math.max(width, height, 1));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const key = `${String(w)}x${String(h)}`;
  const known = boards.get(key);
  if (known) return known;
  const made = emptyGrid(w ?? 1, h ?? 1);
  boards.set(key, made);
  return made;
}

/** The progress on a puzzle in this browser; null without any, or while it is read. */
export function useBoardHere(puzzle: PuzzleBrief): BoardHere | null {
  return useQuery(boardHereQuery(puzzle), queryClient).data ?? null;
}

/**
 * The board of a puzzle with the progress of this browser. While it is read, and for boards too
 * large for a card, an empty board of the same proportions.
 */
export function PuzzlePicture({
  puzzle: { grid: text, width, height },
  here,
  className,
  sizePx,
}: {
  puzzle: PuzzleBrief;
  here: BoardHere | null;
  className: string;
  /**
   * The longer side of a small picture: symbols are left out where cells are too small for them.
   */
  sizePx?: number;
}) {
  const { data: own } = useQuery(gridQuery(text), queryClient);
  const small = sizePx !== undefined && {
    symbols: 'none' as const,
    cellSize: sizePx / Math.max(width, height),
  };
  return (
    <BoardPicture
      className={className}
      grid={here?.grid ?? own ?? placeholderGrid(width, height)}
      {...(here && { givens: here.givens })}
      {...small}
    />
  );
}
