import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cellsToColor } from '#engine/play/openCells.ts';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import type { BoardStore, BoardSnapshot } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

const PROGRESS =
  'flex items-center gap-3 text-[15px]/[1.3] text-muted lining-nums tabular-nums own-layer max-xl:ms-auto max-xl:min-w-32.5 score:col-start-2 score:row-start-2 score:justify-self-start group-data-wide/solve:score:col-start-4 group-data-wide/solve:score:justify-self-end';

/**
 * Progress of the player: colored cells of all cells. Music has none: its cells are colored from
 * the start, and the number of sounding cells is part of the puzzle.
 */
export function Progress({
  store,
  isMusic,
  children,
}: {
  store: BoardStore;
  isMusic: boolean;
  children?: ReactNode;
}) {
  if (isMusic) return children && <div className={PROGRESS}>{children}</div>;
  return <Counted store={store}>{children}</Counted>;
}

/** In puzzles with cells to be left open, more cells may be colored than required. */
function Counted({ store, children }: { store: BoardStore; children?: ReactNode }) {
  const t = useText();
  const total = useCellsToColor(store);
  const done = useBoardSnapshot(store, countColored);
  const words =
    done <= total
      ? t('play.progress', { done, total })
      : t('play.tooMany', { count: done - total });
  const value = Math.min(done, total);
  return (
    <div className={PROGRESS}>
      <span>{words}</span>
      <ProgressBar className="max-w-42.5 min-w-15 flex-1" value={value} max={total} label={words} />
      {children}
    </div>
  );
}

/** Number of cells to color. */
function useCellsToColor(store: BoardStore): number {
  const solution = useSelector(store.actor, ({ context }) => context.solution);
  return useBoardSnapshot(store, ({ board }) => cellsToColor(board, solution));
}

/** The progress as text, if there is no room for a bar; the size of a music puzzle. */
export function ProgressText({ store, isMusic }: { store: BoardStore; isMusic: boolean }) {
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const total = useCellsToColor(store);
  const done = useBoardSnapshot(store, countColored);
  if (isMusic) return <SizeText grid={grid} />;
  return (
    <span className="whitespace-nowrap">
      <RichText
        id={done <= total ? 'play.progressShort' : 'play.tooManyShort'}
        values={{ done, total, count: done - total }}
        tags={{ unit: (word) => <span className="sr-only">{word}</span> }}
      />
    </span>
  );
}

function countColored({ board }: BoardSnapshot): number {
  return board.count() - board.count('gray');
}
