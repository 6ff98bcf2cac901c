import { useQuery } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { boardHereQuery, gridQuery, type BoardHere } from './boardQueries.ts';
import { placeholderGrid } from './placeholderGrid.ts';

/** How far this browser is with a puzzle; null where it has nothing of it, or not yet. */
export function useBoardHere(puzzle: PuzzleBrief): BoardHere | null {
  return useQuery(boardHereQuery(puzzle), queryClient).data ?? null;
}

/**
 * The board of a puzzle: as this browser left it, else as players get it. Until it is read, and
 * where it is too large for a card, an open board of its size.
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
  /** Of small pictures, the longer side: on their cells symbols would be specks. */
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
