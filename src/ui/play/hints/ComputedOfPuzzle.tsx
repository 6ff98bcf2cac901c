import { Button } from '#ui/shared/components/Button.tsx';
import { ComputedDifficulty } from '#ui/shared/components/ComputedDifficulty.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { rateInWorker } from '#workers/rateInWorker.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useMemo } from 'react';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { stepOfGrade, type ComputedRating } from '#ui/shared/components/solveCourse.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';

/**
 * The computed difficulty of a puzzle. The computation starts on mount, and its result is cached.
 * Null if the puzzle has no hints.
 *
 * @param puzzle grid text without colors except givens
 */
export function useRating(puzzle: string) {
  return useQuery(
    {
      queryKey: ['rating', puzzle],
      queryFn: ({ signal }) => rateInWorker(puzzle, signal),
      staleTime: Infinity,
      retry: false,
      meta: { isQuiet: true },
    },
    queryClient,
  );
}

/**
 * The computed difficulty of a puzzle. The computation starts on mount. The texts are in `lists`.
 */
export function ComputedOfPuzzle({
  puzzle,
}: {
  /** Grid text without colors except givens. */
  puzzle: string;
}) {
  const t = useText();
  const { data, isError, refetch } = useRating(puzzle);
  if (isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-muted">
        {t('lists.notComputed')}
        <Button size="small" onClick={() => void refetch()}>
          {t('lists.computeAgain')}
        </Button>
      </p>
    );
  if (data === undefined)
    return (
      <p className="animate-late text-muted" role="status">
        {t('lists.computing')}
      </p>
    );
  if (data === null) return <p className="text-muted">{t('lists.nothingComputed')}</p>;
  if (data.curve.length === 0) return <p className="text-muted">{t('lists.nothingFollows')}</p>;
  return (
    <>
      <ComputedDifficulty rating={data} />
      {!data.isWhole && <p className="text-meta text-muted">{t('lists.computedInPart')}</p>}
    </>
  );
}

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
