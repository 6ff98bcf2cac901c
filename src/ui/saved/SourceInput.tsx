import { message, type Text } from '#texts/message.ts';
import { useRef, useState, type RefObject, useEffect } from 'react';
import { findSources, type FoundSources } from '#engine/import/findSources.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { PuzzleTextField } from './PuzzleTextField.tsx';

/** Limit of characters searched at once, enough for a hundred thousand links. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const TOO_LONG = message('imports.tooLong');
const NOTHING = message('imports.nothingFound');
const UNREADABLE = message('imports.fileUnreadable');

/**
 * Input of puzzles: a text that is pasted or typed, and files that are chosen or dropped anywhere
 * on the page. A text without puzzles stays in the field.
 */
export function SourceInput({
  field,
  onFound,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  onFound: (found: FoundSources) => void;
}) {
  const t = useText();
  const files = useRef<HTMLInputElement>(null);
  const { problem, clear, take, takeFiles } = useSourceSearch(onFound);
  const submit = () => {
    const { current } = field;
    if (current && take(current.value)) clearText(current);
    else current?.focus();
  };
  const isTarget = useDrop((dropped) => {
    if (dropped.files.length > 0) void takeFiles([...dropped.files]);
    else take(dropped.getData('text'));
  });
  return (
    <div className="flex flex-col gap-3">
      <PuzzleTextField
        field={field}
        label={t('imports.sources')}
        hint={t('imports.sourcesHint')}
        problem={problem}
        isTarget={isTarget}
        onChange={clear}
        onSubmit={submit}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={submit}>
          {t('imports.find')}
        </Button>
        <Button kind="outline" onClick={() => files.current?.click()}>
          {t('imports.chooseFiles')}
        </Button>
        <input
          ref={files}
          className="hidden"
          type="file"
          multiple
          aria-label={t('imports.files')}
          onChange={({ target }) => {
            void takeFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}

function clearText(field: HTMLTextAreaElement): void {
  field.value = '';
}

/** Searches texts and files for puzzles; `problem` is the reason why the last ones had none. */
function useSourceSearch(onFound: (found: FoundSources) => void) {
  const [problem, setProblem] = useState<Text>('');
  /** Returns true if the text contains puzzles. */
  function take(text: string): boolean {
    if (text.length > MOST_CHARACTERS) {
      setProblem(TOO_LONG);
      return false;
    }
    const found = findSources(text);
    const isFound = found.sources.length > 0;
    setProblem(isFound ? '' : NOTHING);
    if (isFound) onFound(found);
    return isFound;
  }
  async function takeFiles(list: readonly File[]): Promise<void> {
    if (list.length === 0) return;
    if (list.reduce((sum, { size }) => sum + size, 0) > MOST_CHARACTERS) {
      setProblem(TOO_LONG);
      return;
    }
    try {
      const texts = await Promise.all(list.map((file) => file.text()));
      take(texts.join('\n'));
    } catch {
      setProblem(UNREADABLE);
    }
  }
  return { problem, clear: () => setProblem(''), take, takeFiles };
}

/** Handle drops anywhere on the page. Returns true while something is dragged over it. */
function useDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault(); // else the browser opens the dropped file
      setDragged(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setDragged(false);
      if (event.dataTransfer) latest.current(event.dataTransfer);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isDragged;
}
