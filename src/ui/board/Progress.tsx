import type { ReactNode } from 'react';
import type { BoardFeed, BoardNews } from './boardFeed.ts';
import { useBoardNews } from './useBoardNews.ts';

/** How far the player is: cells that have a color, of all. */
export function Progress({ feed, children }: { feed: BoardFeed; children?: ReactNode }) {
  const total = useBoardNews(feed, countAll);
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

function countAll({ board }: BoardNews): number {
  return board.count();
}

function countColored({ board }: BoardNews): number {
  return board.count() - board.count('gray');
}
