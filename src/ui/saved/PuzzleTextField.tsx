import type { Text } from '#texts/message.ts';
import { useId, type RefObject } from 'react';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';

/** A field for links and puzzle texts, with a message about its content. */
export function PuzzleTextField({
  field,
  initial = '',
  label,
  hint,
  problem,
  isTarget = false,
  onChange,
  onSubmit,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  initial?: string;
  label: string;
  hint: string;
  /** A message, or an empty text. */
  problem: Text;
  /** Something is dragged over it. */
  isTarget?: boolean;
  onChange: () => void;
  onSubmit: () => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label className="text-label text-muted italic" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        className="min-h-32 w-full rounded-control border border-line-strong bg-base-100 p-3 text-aside wrap-anywhere data-target:border-(--color-ink-primary) data-target:bg-fill-1"
        id={id}
        defaultValue={initial}
        spellCheck={false}
        data-target={isTarget || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== ''}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
        }}
      />
      {/* In one place, so that a message does not move the buttons below. */}
      <div className="min-h-6">
        <p className="text-note text-muted empty:hidden" id={`${id}-hint`}>
          {problem === '' && hint}
        </p>
        <p
          className="text-aside text-error wrap-anywhere empty:hidden"
          id={`${id}-problem`}
          role="alert"
        >
          <TextOnceLoaded text={problem} />
        </p>
      </div>
    </div>
  );
}
