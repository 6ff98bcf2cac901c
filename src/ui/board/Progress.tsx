import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cellsToColor } from '#engine/play/openCells.ts';
import { ProgressBar } from '../components/ProgressBar.tsx';
import { SizeWords } from '../components/SizeWords.tsx';
import type { BoardFeed, BoardNews } from './boardFeed.ts';
import { useBoardNews } from './useBoardNews.ts';

/**
 * How far the player is: cells that have a color, of all. Music tells nothing of it: its cells have a color from the
 * beginning, and how many sound is what the player has to hear.
 */
export function Progress({
  feed,
  isMusic,
  children,
}: {
  feed: BoardFeed;
  isMusic: boolean;
  children?: ReactNode;
}) {
  if (isMusic) return children && <div className="progress">{children}</div>;
  return <Counted feed={feed}>{children}</Counted>;
}

function Counted({ feed, children }: { feed: BoardFeed; children?: ReactNode }) {
  const total = useCellsToColor(feed);
  const done = useBoardNews(feed, countColored);
  const words = `${done} of ${total} cells`;
  return (
    <div className="progress">
      <span>{words}</span>
      <ProgressBar className="max-w-42.5 min-w-15 flex-1" value={done} max={total} label={words} />
      {children}
    </div>
  );
}

/** How many cells are to be colored. */
function useCellsToColor(feed: BoardFeed): number {
  const solution = useSelector(feed.actor, ({ context }) => context.solution);
  return useBoardNews(feed, ({ board }) => cellsToColor(board, solution));
}

/** The same in words, where there is no room for a bar; the size of music. */
export function ProgressWords({ feed, isMusic }: { feed: BoardFeed; isMusic: boolean }) {
  const grid = useBoardNews(feed, ({ board }) => board.grid);
  const total = useCellsToColor(feed);
  const done = useBoardNews(feed, countColored);
  if (isMusic) return <SizeWords grid={grid} />;
  return (
    <span>
      {done} of {total}
      <span className="sr-only"> cells</span>
    </span>
  );
}

function countColored({ board }: BoardNews): number {
  return board.count() - board.count('gray');
}
