import { BareButton, buttonClass } from '#ui/shared/components/Button.tsx';
import { Link } from 'react-router';
import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { canPublish, isSound } from './usePublishing.ts';

/** The actions on one row. */
export interface RowActions {
  readonly onSolve: (id: number) => void;
  readonly onCancel: (id: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onPublish: (text: string) => void;
  /** Removes the puzzle from the queue of publications. */
  readonly onWithdraw: (text: string) => void;
}

/** Classes of the buttons and links of a row. */
export const ROW_BUTTON = `${buttonClass('plain', 'small')} pointer-coarse:min-h-12 max-[360px]:px-2`;

/** A button of a row. */
export function RowButton({
  verb,
  label,
  title,
  isDisabled = false,
  opensDialog = false,
  onPress,
}: {
  verb: string;
  /** The accessible name: the verb with the name of the puzzle. */
  label: string;
  /** The reason why it is disabled. */
  title?: string | undefined;
  isDisabled?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
}) {
  return (
    <BareButton
      className={ROW_BUTTON}
      aria-label={label}
      title={title}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {verb}
    </BareButton>
  );
}

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
