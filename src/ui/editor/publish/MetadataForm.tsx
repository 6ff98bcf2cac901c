import { use, useEffect, useRef } from 'react';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { Document } from '#machines/document.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { EditorTargetsContext, useTourRef } from '#ui/editor/editorTargets.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { DifficultyField } from './DifficultyField.tsx';
import { TextField } from './TextField.tsx';

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
