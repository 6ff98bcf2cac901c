import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Grid } from '#engine/grid/grid.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The next puzzle. */
export interface NextPuzzle {
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly grid: Grid;
  readonly link: string;
  /** The reason for this puzzle. */
  readonly label: string | null;
}

/** The next puzzle, and the link to all puzzles. */
export function Onward({
  next,
  isLast,
  all,
}: {
  /** Null and undefined for none. */
  next: NextPuzzle | null | undefined;
  /** True if there is certainly no next puzzle. */
  isLast: boolean;
  /** Null if the next puzzle suffices. */
  all: { readonly to: string; readonly words: string } | null;
}) {
  const t = useText();
  return (
    <div className="flex min-w-0 gap-2 xl:mt-auto xl:flex-col xl:gap-3 score:mt-0 score:flex-row phone:order-2 phone:basis-full phone:flex-wrap">
      {next && <NextCard next={next} />}
      {next && (
        <Link className={`${buttonClass('primary')} ${NEXT}`} to={next.link}>
          <span className="truncate leading-[1.4]">{t('solved.next', { title: next.title })}</span>
          <ChevronRight className="size-4.5 flex-none" aria-hidden />
        </Link>
      )}
      {isLast && (
        <p className="self-center text-muted max-lg:sr-only phone:not-sr-only phone:basis-full">
          {t('solved.noneLeft')}
        </p>
      )}
      {all && (
        <Link className={`${buttonClass(isLast ? 'primary' : 'outline')} phone:flex-1`} to={all.to}>
          {all.words}
        </Link>
      )}
    </div>
  );
}

const NEXT = 'min-w-0 max-xl:max-w-60 phone:max-w-full phone:flex-[2]';

/** A picture of the next puzzle, if there is room. The button below opens it. */
function NextCard({ next: { title, author, difficulty, grid, label } }: { next: NextPuzzle }) {
  return (
    <div className="flex flex-col gap-2 max-xl:hidden score:hidden [@media(height<800px)]:hidden">
      {label !== null && <p className="text-[15px]/[1.3] text-muted italic">{label}</p>}
      <div className="flex items-center gap-4">
        <span className="grid size-22 flex-none place-items-center rounded-surface bg-base-200 p-2">
          <BoardPicture className="h-18 max-w-full" grid={grid} />
        </span>
        <span className="flex min-w-0 flex-col gap-1 text-meta text-muted">
          <span className="truncate text-card text-base-content">{title}</span>
          <span className="flex items-center gap-3">
            <Difficulty value={difficulty} />
            <SizeText grid={grid} />
          </span>
          <span className="truncate">{author}</span>
        </span>
      </div>
    </div>
  );
}
