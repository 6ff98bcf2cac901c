import * as Tabs from '@radix-ui/react-tabs';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { METADATA_LIMITS } from '#engine/puzzle/metadata.ts';
import type { Translator } from '#texts/translator.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { AuthorWords } from '#ui/workspace/About.tsx';
import { INPUT, LABEL } from './fieldStyles.ts';
import { useDraft } from './useDraft.ts';

const TAB =
  'min-h-10 border-b-2 border-transparent px-2.5 text-meta text-muted hover:text-base-content data-[state=active]:border-primary data-[state=active]:text-base-content pointer-coarse:min-h-12';
/** The number of remaining letters is announced from here on. */
const FEW = 50;

/** The description: Markdown with spoilers, and its preview. */
export function DescriptionField({
  value,
  onKeep,
  ref,
}: {
  value: string;
  /** Gets the text when an edit is complete. */
  onKeep: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const t = useText();
  const id = useId();
  const { shown, isOpen, onChange, onDone, onCancel } = useDraft(value, onKeep);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Tabs.Root defaultValue="write" className="grid gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <label className={LABEL} htmlFor={id}>
          {t('create.description')}
        </label>
        <Tabs.List className="flex" aria-label={t('create.description')}>
          <Tabs.Trigger className={TAB} value="write">
            {t('create.write')}
          </Tabs.Trigger>
          <Tabs.Trigger className={TAB} value="preview">
            {t('create.preview')}
          </Tabs.Trigger>
        </Tabs.List>
      </div>
      <Tabs.Content value="write" tabIndex={-1}>
        <textarea
          ref={ref}
          id={id}
          className={`${INPUT} field-sizing-content max-h-80 min-h-28 resize-y py-2.5 leading-[1.4]`}
          name="description"
          maxLength={METADATA_LIMITS.description}
          value={shown}
          data-escape={isOpen || undefined}
          aria-describedby={`${id}help`}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onBlur={onDone}
        />
      </Tabs.Content>
      <Tabs.Content
        value="preview"
        className="min-h-28 rounded-control bg-fill-1 px-3 py-2.5 wrap-anywhere"
      >
        {shown === '' ? (
          <p className="text-muted">{t('create.nothingWritten')}</p>
        ) : (
          <AuthorWords text={shown} />
        )}
      </Tabs.Content>
      <FieldHelp id={`${id}help`} length={shown.length} />
    </Tabs.Root>
  );
}

function FieldHelp({ id, length }: { id: string; length: number }) {
  const t = useText();
  const most = METADATA_LIMITS.description;
  const left = most - length;
  return (
    <>
      <div className="flex justify-between gap-3 text-note text-muted" id={id}>
        <span>{t('create.descriptionHelp')}</span>
        <span className={`flex-none tabular-nums ${left < 0 ? 'text-fault' : ''}`}>
          {t('create.lengthOf', { length, most })}
        </span>
      </div>
      <p className="sr-only" role="status">
        {left <= FEW ? roomInWords(t, left) : ''}
      </p>
    </>
  );
}

function roomInWords(t: Translator, left: number): string {
  return left < 0
    ? t('create.lettersTooMany', { count: -left })
    : t('create.lettersLeft', { count: left });
}
