import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { CARD_BOARD, CARD_PICTURE, CARD_WIDTH } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { placeholderGrid } from './PuzzlePicture.tsx';

/** The placeholder of a puzzle card, of the same size. It appears after a delay. */
export function CardSkeleton() {
  return (
    <div className={`animate-late ${CARD_WIDTH}`} aria-hidden>
      <span className={CARD_PICTURE}>
        <BoardPicture className={`${CARD_BOARD} opacity-26`} grid={placeholderGrid(6, 6)} />
      </span>
      <span className="mt-3 flex h-6.25 items-center justify-between">
        <Bar className="h-4 w-37" />
        <Bar className="h-2.5 w-15" />
      </span>
      <span className="mt-0.5 flex h-5 items-center justify-between">
        <Bar className="h-2.5 w-21" />
        <Bar className="h-2.5 w-28" />
      </span>
    </div>
  );
}

/** The placeholder of a collection card. */
export function CollectionSkeleton() {
  return (
    <div
      className={`min-h-46 animate-late rounded-surface bg-base-200 px-5 pt-5 pb-4.5 ${CARD_WIDTH}`}
      aria-hidden
    >
      <span className="flex h-10.5 gap-3 opacity-26">
        {[0, 1, 2, 3].map((board) => (
          <BoardPicture key={board} className="size-10.5" grid={placeholderGrid(2, 2)} />
        ))}
      </span>
      <Bar className="mt-5 h-4 w-40" />
      <Bar className="mt-3.5 h-2.5 w-full" />
      <Bar className="mt-5 h-2.5 w-32" />
    </div>
  );
}
