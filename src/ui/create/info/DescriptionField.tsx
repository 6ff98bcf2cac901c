import * as Tabs from '@radix-ui/react-tabs';
import { useId, type KeyboardEvent } from 'react';
import { METADATA_LIMITS } from '#engine/puzzle/metadata.ts';
import { AuthorWords } from '../../workspace/AuthorWords.tsx';
import { INPUT, LABEL } from './fieldStyles.ts';
import { useDraft } from './useDraft.ts';

const TAB =
  'min-h-10 border-b-2 border-transparent px-2.5 text-meta text-muted hover:text-base-content data-[state=active]:border-primary data-[state=active]:text-base-content pointer-coarse:min-h-12';
/** Letters that are left before the count is spoken. */
const FEW = 50;

/** The words of the author: Markdown with spoilers, and how they will be read. */
export function DescriptionField({
  value,
  onKeep,
}: {
  value: string;
  /** Told of each edit when it is done. */
  onKeep: (value: string) => void;
}) {
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
          Description
        </label>
        <Tabs.List className="flex" aria-label="Description">
          <Tabs.Trigger className={TAB} value="write">
            Write
          </Tabs.Trigger>
          <Tabs.Trigger className={TAB} value="preview">
            Preview
          </Tabs.Trigger>
        </Tabs.List>
      </div>
      <Tabs.Content value="write" tabIndex={-1}>
        <textarea
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
          <p className="text-muted">Nothing is written yet.</p>
        ) : (
          <AuthorWords text={shown} />
        )}
      </Tabs.Content>
      <FieldHelp id={`${id}help`} length={shown.length} />
    </Tabs.Root>
  );
}

function FieldHelp({ id, length }: { id: string; length: number }) {
  const left = METADATA_LIMITS.description - length;
  return (
    <>
      <div className="flex justify-between gap-3 text-note text-muted" id={id}>
        <span>Markdown. Put spoilers between ||two bars||.</span>
        <span className={`flex-none tabular-nums ${left < 0 ? 'text-fault' : ''}`}>
          {length} of {METADATA_LIMITS.description}
        </span>
      </div>
      <p className="sr-only" role="status">
        {left <= FEW ? roomInWords(left) : ''}
      </p>
    </>
  );
}

function roomInWords(left: number): string {
  if (left < 0) return `${-left} letters too many`;
  return left === 1 ? '1 letter left' : `${left} letters left`;
}
