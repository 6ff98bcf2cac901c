import { Link } from 'react-router';
import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { canPublish, isSound } from './publishable.ts';
import type { RowActions } from './rowActions.ts';
import { ROW_BUTTON, RowButton } from './RowButton.tsx';

/** Publishes the puzzle, or withdraws it while it is queued; once it is published, a link to it. */
export function PublishButton({
  row,
  publication,
  text,
  name,
  actions,
}: {
  row: ImportRow;
  publication: Publication | undefined;
  text: string;
  name: string;
  actions: RowActions;
}) {
  const t = useText();
  if (publication?.step === 'online')
    return (
      <Link
        className={ROW_BUTTON}
        to={`/solve/${publication.puzzleId ?? ''}`}
        aria-label={t('bulk.toPuzzleNamed', { name })}
      >
        {t('bulk.toPuzzle')}
      </Link>
    );
  if (publication?.step === 'waiting')
    return (
      <RowButton
        verb={t('bulk.notYet')}
        label={t('bulk.notYetNamed', { name })}
        onPress={() => actions.onWithdraw(text)}
      />
    );
  const isNameless = isSound(row) && row.puzzle?.facts.title === '';
  return (
    <RowButton
      verb={t('bulk.publish')}
      label={t('bulk.publishNamed', { name })}
      title={isNameless ? t('bulk.needsTitle') : undefined}
      isDisabled={!canPublish(row, publication)}
      onPress={() => actions.onPublish(text)}
    />
  );
}
