import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { METADATA_LIMITS, metadataProblem } from '#engine/puzzle/metadata.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { INPUT, LABEL, MESSAGE } from './fieldStyles.ts';
import { useDraft } from './useDraft.ts';

/** A field of one line. Its error is shown after the first blur. */
export function TextField({
  name,
  label,
  placeholder,
  value,
  onKeep,
  ref,
}: {
  name: 'title' | 'author';
  label: string;
  placeholder: string;
  value: string;
  /** Gets the text when an edit is complete. */
  onKeep: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { shown, isOpen, onChange, onDone, onCancel } = useDraft(value, onKeep);
  const [wasLeft, setLeft] = useState(false);
  const problem = wasLeft ? metadataProblem(name, shown) : null;
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
        value={shown}
        required
        data-escape={isOpen || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setLeft(true);
          onDone();
        }}
      />
      {problem !== null && (
        <p className={MESSAGE} id={`${id}problem`} role="alert">
          <TextOnceLoaded text={problem} />
        </p>
      )}
    </div>
  );
}
