import { useQuery } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { boardHereQuery, gridQuery, type BoardHere } from './boardQueries.ts';
import { placeholderGrid } from './placeholderGrid.ts';

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
