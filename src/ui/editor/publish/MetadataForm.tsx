import { useEffect, useRef } from 'react';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { Document } from '#machines/document.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { DifficultyField } from './DifficultyField.tsx';
import { TextField } from './TextField.tsx';

/** What the author says of the puzzle. What is entered into a field is one edit. */
export function MetadataForm({
  metadata,
  onEdit,
}: {
  metadata: Metadata;
  /** Told of every change, each one step. */
  onEdit: (change: Pick<Document, 'metadata'>) => void;
}) {
  const t = useText();
  // A field that goes keeps what was entered, beside what others just kept.
  const latest = useRef(metadata);
  useEffect(() => {
    latest.current = metadata;
  }, [metadata]);
  const keep = (change: Partial<Metadata>) => {
    latest.current = { ...latest.current, ...change };
    onEdit({ metadata: latest.current });
  };
  return (
    <section className="grid gap-4" aria-label={t('create.about')} data-tour="about">
      <TextField
        name="title"
        label={t('create.title')}
        placeholder={t('create.titlePlaceholder')}
        value={metadata.title}
        onKeep={(title) => keep({ title })}
      />
      <TextField
        name="author"
        label={t('create.author')}
        placeholder={t('create.authorPlaceholder')}
        value={metadata.author}
        onKeep={(author) => keep({ author })}
      />
      <DifficultyField value={metadata.difficulty} onKeep={(difficulty) => keep({ difficulty })} />
      <DescriptionField
        value={metadata.description}
        onKeep={(description) => keep({ description })}
      />
    </section>
  );
}
