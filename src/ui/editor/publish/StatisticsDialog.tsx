import { Link } from 'react-router';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { countText } from '#ui/library/lists/counts.ts';
import { Ratings } from '#ui/library/lists/Ratings.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/** Statistics of a published puzzle: solves, loves and difficulty ratings. */
export function StatisticsDialog({
  puzzle,
  onComments,
  onClose,
}: {
  puzzle: PuzzleBrief;
  onComments: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const { id, solveCount, loveCount, ratedDifficulty, publishedAt, verified } = puzzle;
  return (
    <Dialog
      title={t('publishing.statistics')}
      description={
        publishedAt !== null && (
          <RichText
            id="publishing.statisticsNote"
            tags={{ time: () => <RelativeTime atMs={Date.parse(publishedAt)} /> }}
          />
        )
      }
      onClose={onClose}
    >
      <dl className="my-4 flex gap-10">
        <Figure label={t('publishing.solves')} value={countText(t, solveCount)} />
        <Figure label={t('publishing.loves')} value={countText(t, loveCount)} />
      </dl>
      <Ratings counts={ratedDifficulty} />
      <p className="mt-4 text-muted">
        {t('publishing.verdict', { state: verified?.state ?? 'unseen' })}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button kind="outline" aria-haspopup="dialog" onClick={onComments}>
          {t('publishing.comments')}
        </Button>
        <Link className={buttonClass('primary')} to={`/solve/${id}`}>
          {t('publishing.toPuzzle')}
        </Link>
      </div>
    </Dialog>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-[22px]/[1.3] tabular-nums">{value}</dd>
    </div>
  );
}
