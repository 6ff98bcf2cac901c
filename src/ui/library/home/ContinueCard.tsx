import { Link } from 'react-router';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import type { SolveUnderWay } from './loadHome.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/** A card of an unfinished solve: its board, the time spent and the progress. */
export function ContinueCard({
  solve: { puzzle, link, grid, givens, spentMs },
}: {
  solve: SolveUnderWay;
}) {
  const t = useText();
  const board = boardOf(grid);
  const total = board.count();
  const done = total - board.count('gray');
  return (
    <Link className="group flex items-center gap-4 rounded-surface" to={link}>
      <span className="grid size-21 flex-none place-items-center rounded-surface bg-base-200 p-2 group-hover:bg-base-300">
        <BoardPicture className="h-17 max-w-full" grid={grid} givens={givens} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="truncate text-card">{t.say(puzzle.title || UNTITLED)}</span>
        <span className="flex text-meta text-muted">
          {puzzle.author && <span className="min-w-0 truncate">{puzzle.author}</span>}
          <span className="flex-none whitespace-pre">
            {puzzle.author && ', '}
            {t('home.timeSoFar', { time: clockTime(spentMs) })}
          </span>
        </span>
        <ProgressBar
          className="mt-1 w-full"
          value={done}
          max={total}
          label={t('home.progress', { done, all: total })}
        />
      </span>
    </Link>
  );
}
