import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { useText } from '../texts/useText.ts';
import { UNTITLED } from '../product.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Difficulty } from './Difficulty.tsx';

const ROW = 'flex items-center justify-between gap-3';

/**
 * A card that opens a puzzle: its board (solved, if it was solved in this browser), title, author,
 * difficulty and size.
 */
export function PuzzleCard({
  puzzle,
  link,
  isSolved = false,
}: {
  puzzle: Puzzle;
  link: string;
  isSolved?: boolean;
}) {
  const t = useText();
  const { title, author, difficulty, grid, solution } = puzzle;
  return (
    <Link className="group block rounded-surface focus-visible:ring-0" to={link}>
      <span className="grid h-53.5 place-items-center rounded-surface bg-base-200 p-4.5 transition-[background-color,translate] group-hover:-translate-y-0.5 group-hover:bg-base-300 group-focus-visible:shadow-focus">
        <BoardPicture
          className="h-44.5 max-w-full"
          grid={isSolved ? mergeSolution(grid, solution) : grid}
        />
      </span>
      <span className={`${ROW} mt-3`}>
        <span className="line-clamp-2 min-w-0 text-card wrap-anywhere">
          {t.say(title || UNTITLED)}
          {isSolved && (
            <>
              <Check className="ml-2 inline size-4.5 align-[-3px] text-success" aria-hidden />
              <span className="sr-only">{t('site.cardSolved')}</span>
            </>
          )}
        </span>
        <Difficulty value={difficulty} />
      </span>
      <span className={`${ROW} mt-1 text-meta text-muted`}>
        <span className="min-w-0 truncate">{author}</span>
        <span className="flex-none">
          {grid.width} × {grid.height}
        </span>
      </span>
    </Link>
  );
}
