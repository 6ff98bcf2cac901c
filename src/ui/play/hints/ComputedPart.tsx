import { useMemo } from 'react';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import { ComputedDifficulty } from '#ui/shared/components/ComputedDifficulty.tsx';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { stepOfGrade, type ComputedRating } from '#ui/shared/components/solveCourse.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { ComputedOfPuzzle } from './ComputedOfPuzzle.tsx';
import { useRating } from './useRating.ts';

interface ComputedProps {
  readonly grid: Grid;
  /** The rating of the site; null if it has none, then it is computed here. */
  readonly known: ComputedRating | null;
}

/** The computed difficulty on request, because it is a spoiler about the way to solve. */
export function ComputedAtPress({ grid, known }: ComputedProps) {
  const t = useText();
  const puzzle = usePuzzleText(grid);
  return (
    <Disclosure label={t('lists.computed')}>
      {known ? <ComputedDifficulty rating={known} /> : <ComputedOfPuzzle puzzle={puzzle} />}
    </Disclosure>
  );
}

/** The computed difficulty of a solved puzzle; nothing while it is unknown. */
export function ComputedWhenSolved({ grid, known }: ComputedProps) {
  return known ? <Known rating={known} /> : <ComputedHere grid={grid} />;
}

function ComputedHere({ grid }: Pick<ComputedProps, 'grid'>) {
  const { data } = useRating(usePuzzleText(grid));
  return data?.isWhole ? <Known rating={data} /> : null;
}

/** Windows in which the full rating pushes nothing out of the viewport. */
const ROOMY = '(min-width: 80rem) and (min-height: 64rem)';

/** One line of the rating, and the rest if there is room. */
function Known({ rating }: { rating: ComputedRating }) {
  const t = useText();
  const isRoomy = useMediaQuery(ROOMY);
  const { hardest } = rating;
  const label = t('lists.computedShort', { hardest, step: stepOfGrade(hardest) });
  return (
    <div className="text-meta">
      <Disclosure label={label} isOpenAtFirst={isRoomy}>
        <ComputedDifficulty rating={rating} />
      </Disclosure>
    </div>
  );
}

function usePuzzleText(grid: Grid): string {
  return useMemo(() => writeGridText(clearToGivens(grid)), [grid]);
}
