import type { Text } from '#texts/message.ts';
import { useRef, useState } from 'react';
import { openText } from '#engine/import/openSource.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PuzzleTextField } from './PuzzleTextField.tsx';

/**
 * A dialog that opens one puzzle from a text: a link of this or another site, a grid text or a
 * puzzle text. If it can't be opened, the text stays in the field with a message.
 */
export function OpenTextDialog({
  initial = '',
  onOpen,
  onClose,
}: {
  /** The text in the field at first. */
  initial?: string;
  onOpen: (puzzle: Puzzle) => void;
  onClose: () => void;
}) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<Text>('');
  async function open(): Promise<void> {
    const puzzle = await openText(field.current?.value ?? '', browserCompression);
    if (puzzle.ok) {
      onOpen(puzzle.value);
      return;
    }
    setProblem(puzzle.error);
    field.current?.focus();
  }
  return (
    <Dialog
      title={t('imports.openTextTitle')}
      description={t('imports.openTextNote')}
      onClose={onClose}
    >
      <PuzzleTextField
        field={field}
        initial={initial}
        label={t('imports.linkOrText')}
        hint=""
        problem={problem}
        onChange={() => setProblem('')}
        onSubmit={() => void open()}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button kind="outline" onClick={onClose}>
          {t('imports.cancel')}
        </Button>
        <Button kind="primary" onClick={() => void open()}>
          {t('imports.open')}
        </Button>
      </div>
    </Dialog>
  );
}
