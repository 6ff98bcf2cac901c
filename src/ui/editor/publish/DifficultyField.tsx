import { useId, type FocusEvent, type Ref } from 'react';
import { MAX_DIFFICULTY } from '#engine/puzzle/metadata.ts';
import { DifficultyMark, difficultyWord } from '#ui/shared/components/Difficulty.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { LABEL } from './fieldStyles.ts';
import { useDraft } from './useDraft.ts';

const MARKS = Array.from({ length: MAX_DIFFICULTY }, (_, index) => index + 1);
const KEY =
  'relative grid min-h-10 cursor-pointer place-items-center rounded-key hover:bg-fill-1 has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-primary pointer-coarse:min-h-12';
const RADIO = 'absolute inset-0 cursor-pointer appearance-none focus:ring-0';

/**
 * The difficulty in the view of the author: ten marks, tiles up to 5 and glints from 6 on, or
 * unrated.
 */
export function DifficultyField({
  value,
  onKeep,
  ref,
}: {
  value: number;
  /** Gets the value when an edit is complete. */
  onKeep: (value: number) => void;
  /** The chosen radio button. */
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const group = useId();
  const { shown, onChange, onDone } = useDraft(value, onKeep);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onDone();
  };
  const radio = (own: number, label: string) => (
    <input
      ref={shown === own ? ref : undefined}
      className={RADIO}
      type="radio"
      name={group}
      value={own}
      checked={shown === own}
      aria-label={label}
      onChange={() => onChange(own)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving it ends the edit
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className={`${LABEL} mb-1.5`}>{t('create.difficulty')}</legend>
      <div className="grid grid-cols-10 pointer-coarse:grid-cols-5">
        {MARKS.map((own) => (
          <span key={own} className={KEY}>
            <DifficultyMark value={own} isLit={own <= shown} />
            {radio(
              own,
              t('create.difficultyChoice', {
                value: own,
                most: MAX_DIFFICULTY,
                word: difficultyWord(own),
              }),
            )}
          </span>
        ))}
      </div>
      <div className="mt-1 flex items-center justify-between gap-3 text-meta text-muted">
        <span aria-hidden>
          {shown === 0
            ? t('create.notRated')
            : t('create.difficultyShown', { value: shown, word: difficultyWord(shown) })}
        </span>
        <span className={`${KEY} px-2.5 has-checked:bg-fill-2 has-checked:text-base-content`}>
          {t('create.unrated')}
          {radio(0, t('create.unrated'))}
        </span>
      </div>
    </fieldset>
  );
}
