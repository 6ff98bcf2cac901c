import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cellsToColor } from '#engine/play/openCells.ts';
import type { BoardFeed, BoardNews } from './boardFeed.ts';
import { useBoardNews } from './useBoardNews.ts';

/** How far the player is: cells that have a color, of all. */
export function Progress({ feed, children }: { feed: BoardFeed; children?: ReactNode }) {
  const total = useCellsToColor(feed);
  const done = useBoardNews(feed, countColored);
  const words = `${done} of ${total} cells`;
  return (
    <div className="progress">
      <span>{words}</span>
      <progress className="progress-bar" value={done} max={total || 1} aria-label={words} />
      {children}
    </div>
  );
}

/** How many cells are to be colored. */
function useCellsToColor(feed: BoardFeed): number {
  const solution = useSelector(feed.actor, ({ context }) => context.solution);
  return useBoardNews(feed, ({ board }) => cellsToColor(board, solution));
}

/** The same in words, where there is no room for a bar. */
export function ProgressWords({ feed }: { feed: BoardFeed }) {
  const total = useCellsToColor(feed);
  const done = useBoardNews(feed, countColored);
  return (
    <span>
      {done} of {total}
      <span className="spoken"> cells</span>
    </span>
  );
}

function countColored({ board }: BoardNews): number {
  return board.count() - board.count('gray');
}
