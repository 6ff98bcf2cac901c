import { use, useEffect, useRef, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { type Metadata, METADATA_LIMITS, metadataProblem } from '#engine/puzzle/metadata.ts';
import type { Document } from '#machines/document.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { EditorTargetsContext, useTourRef } from '#ui/editor/editorTargets.ts';
import { useAccountAuthor } from '#ui/workspace/accountAuthor.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { DifficultyField } from './DifficultyField.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { INPUT, LABEL, MESSAGE } from './fieldStyles.ts';
import { useDraft } from './useDraft.ts';

/** A field of one line. Its error is shown after the first blur. */
function TextField({
  name,
  label,
  placeholder,
  value,
  lockedTo = null,
  onKeep,
  ref,
}: {
  name: 'title' | 'author';
  label: string;
  placeholder: string;
  value: string;
  /** The value that cannot be changed here; null if the field is editable. */
  lockedTo?: string | null;
  /** Gets the text when an edit is complete. */
  onKeep: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const id = useId();
  const { shown, isOpen, onChange, onDone, onCancel } = useDraft(value, onKeep);
  const [wasLeft, setLeft] = useState(false);
  const problem = wasLeft && lockedTo === null ? metadataProblem(name, shown) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onDone();
    else if (event.key === 'Escape' && onCancel()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div className="grid gap-1.5">
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={INPUT}
        type="text"
        name={name}
        autoComplete="off"
        maxLength={METADATA_LIMITS[name]}
        placeholder={placeholder}
        value={lockedTo ?? shown}
        readOnly={lockedTo !== null}
        required
        data-escape={isOpen || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={
          lockedTo !== null ? `${id}locked` : problem === null ? undefined : `${id}problem`
        }
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setLeft(true);
          onDone();
        }}
      />
      {lockedTo !== null && (
        <p className="text-note text-muted" id={`${id}locked`}>
          {t('create.authorLocked')}
        </p>
      )}
      {problem !== null && (
        <p className={MESSAGE} id={`${id}problem`} role="alert">
          <TextOnceLoaded text={problem} />
        </p>
      )}
    </div>
  );
}

/** The metadata of the puzzle. Each edit of a field is one step. */
export function MetadataForm({
  metadata,
  onEdit,
}: {
  metadata: Metadata;
  /** Gets each change, one step. */
  onEdit: (change: Pick<Document, 'metadata'>) => void;
}) {
  const t = useText();
  const ref = useTourRef('about');
  const { title, author, description, difficulty } = use(EditorTargetsContext).fields;
  const { ref: titleRef } = title;
  const { ref: authorRef } = author;
  const { ref: descriptionRef } = description;
  const { ref: difficultyRef } = difficulty;
  // A field saves its draft when it unmounts; that must include the changes just saved by other
  // fields.
  const latest = useRef(metadata);
  useEffect(() => {
    latest.current = metadata;
  }, [metadata]);
  const keep = (change: Partial<Metadata>) => {
    latest.current = { ...latest.current, ...change };
    onEdit({ metadata: latest.current });
  };
  return (
    <section ref={ref} className="grid gap-4" aria-label={t('create.about')}>
      <TextField
        ref={titleRef}
        name="title"
        label={t('create.title')}
        placeholder={t('create.titlePlaceholder')}
        value={metadata.title}
        onKeep={(value) => keep({ title: value })}
      />
      <TextField
        ref={authorRef}
        name="author"
        label={t('create.author')}
        placeholder={t('create.authorPlaceholder')}
        value={metadata.author}
        lockedTo={useAccountAuthor()}
        onKeep={(value) => keep({ author: value })}
      />
      <DifficultyField
        ref={difficultyRef}
        value={metadata.difficulty}
        onKeep={(value) => keep({ difficulty: value })}
      />
      <DescriptionField
        ref={descriptionRef}
        value={metadata.description}
        onKeep={(value) => keep({ description: value })}
      />
    </section>
  );
}
