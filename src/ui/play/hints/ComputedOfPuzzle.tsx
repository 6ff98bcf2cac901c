import { Button } from '#ui/shared/components/Button.tsx';
import { ComputedDifficulty } from '#ui/shared/components/ComputedDifficulty.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { useRating } from './useRating.ts';

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
