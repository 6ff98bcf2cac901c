import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { placeholderGrid, PuzzlePicture, useBoardHere } from './PuzzlePicture.tsx';
import type { BoardHere } from './readBoard.ts';

const ROW = 'flex min-h-17 items-center gap-4.5 rounded-dock px-3 py-1.5';
const PICTURE = 'size-13 flex-none';
const PICTURE_PX = 52;

/** A puzzle in the order of a collection. */
export function PuzzleRow({
  puzzle,
  link,
  number,
  author,
  isNext,
}: {
  puzzle: PuzzleBrief;
  link: string;
  /** Its place in a series. */
  number: number | null;
  /** Set if the puzzle and the collection have different authors. */
  author: UserBrief | null;
  /** The puzzle is the next one for the reader to solve. */
  isNext: boolean;
}) {
  const t = useText();
  const here = useBoardHere(puzzle);
  const place = isNext ? 'font-semibold text-primary' : 'text-muted';
  const isPrivate = puzzle.status === 'private';
  return (
    <Link className={`${ROW} hover:bg-base-200`} to={link}>
      {number !== null && (
        <span className={`w-7 flex-none text-end tabular-nums ${place}`}>{t.number(number)}</span>
      )}
      <PuzzlePicture
        className={`${PICTURE} ${isPrivate ? 'opacity-45' : ''}`}
        puzzle={puzzle}
        here={here}
        sizePx={PICTURE_PX}
      />
      <span className="flex min-w-0 flex-1 items-center gap-x-6 gap-y-0.5 max-sm:flex-col max-sm:items-start lg:max-xl:flex-col lg:max-xl:items-start">
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-[17px]/[1.35] wrap-anywhere">
            {t.say(puzzleTitle(puzzle))}
          </span>
          {author !== null && (
            <span className="flex items-center gap-1.5 text-meta text-muted">
              <span className="truncate">{t('site.byAuthor', { author: author.name })}</span>
              <UserBadge user={author} />
            </span>
          )}
        </span>
        <span className="flex flex-none items-center gap-x-6 text-meta text-muted max-sm:flex-initial max-sm:flex-wrap">
          {isPrivate && (
            <span className="inline-flex items-center gap-1.5">
              <Lock className="size-3.5" aria-hidden />
              {t('lists.private')}
            </span>
          )}
          <span className="w-17">
            <Difficulty value={puzzle.designDifficulty} />
          </span>
          <span className="w-16 text-end tabular-nums max-sm:w-auto max-sm:text-start lg:max-xl:w-auto lg:max-xl:text-start">
            <SizeText grid={puzzle} />
          </span>
        </span>
      </span>
      <Standing puzzle={puzzle} here={here} isNext={isNext} />
    </Link>
  );
}

/**
 * The progress of the reader: the time of the solve, a progress bar, or a mark for the next puzzle.
 */
function Standing({
  puzzle: { mine },
  here,
  isNext,
}: {
  puzzle: PuzzleBrief;
  here: BoardHere | null;
  isNext: boolean;
}) {
  const t = useText();
  const isSolved = Boolean(mine?.solvedAt) || here?.isSolved === true;
  const msTimeUsed = mine?.msTimeUsed ?? 0;
  const time = msTimeUsed > 0 && (
    <span className="tabular-nums max-sm:sr-only">{clockTime(msTimeUsed)}</span>
  );
  return (
    <span className="flex w-30 flex-none items-center justify-end gap-3 text-meta text-muted empty:max-sm:hidden max-sm:w-auto">
      {isSolved && (
        <>
          {time}
          <Check className="size-4.5 text-success" role="img" aria-label={t('lists.solved')} />
        </>
      )}
      {!isSolved && here && (
        <>
          {time}
          <ProgressBar
            className="w-16 max-sm:w-9"
            value={here.done.cells}
            max={here.done.of}
            label={t('lists.progress', here.done)}
          />
        </>
      )}
      {!isSolved && !here && isNext && (
        <span className="text-label text-primary max-sm:sr-only">{t('lists.yourNext')}</span>
      )}
    </span>
  );
}

/** The placeholder of a row. */
export function RowSkeleton() {
  return (
    <div className={`animate-late ${ROW}`} aria-hidden>
      <BoardPicture className={`${PICTURE} opacity-26`} grid={placeholderGrid(4, 4)} />
      <span className="flex flex-1 flex-col gap-2.5">
        <Bar className="h-3.5 w-50 max-w-full" />
        <Bar className="h-2.5 w-28" />
      </span>
      <Bar className="h-2.5 w-15" />
    </div>
  );
}
