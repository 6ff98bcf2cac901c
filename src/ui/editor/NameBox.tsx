import type { Text } from '#texts/message.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Result } from '#base/result.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { TEXT_BOX } from '#ui/editor/config/PlainFields.tsx';

interface NameBoxProps {
  readonly label: string;
  /** The present name. */
  readonly name?: string;
  /** Label of the button that saves the name. */
  readonly verb: string;
  readonly onName: (name: string) => Result<unknown, Text>;
  readonly onClose: () => void;
}

/** A name field: Enter saves the name, Escape cancels. Shows why a name is invalid. */
export function NameBox({ label, name: first = '', verb, onName, onClose }: NameBoxProps) {
  const t = useText();
  const id = useId();
  const [name, setName] = useState(first);
  const [error, setError] = useState<Text | null>(null);
  const take = () => {
    const taken = onName(name);
    if (taken.ok) onClose();
    else setError(taken.error);
  };
  const type = (text: string) => {
    setName(text);
    setError(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="w-full py-1">
      <label className="mb-1 block text-label text-muted italic" htmlFor={id}>
        {label}
      </label>
      <input
        ref={focusWhole}
        id={id}
        className={`${TEXT_BOX} w-full`}
        autoComplete="off"
        value={name}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}error`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="mt-1 text-note text-fault empty:hidden" id={`${id}error`} role="status">
        {error !== null && t.say(error)}
      </p>
      <div className="mt-2 flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {t('create.cancel')}
        </Button>
        <Button size="small" kind="primary" onClick={take}>
          {verb}
        </Button>
      </div>
    </div>
  );
}

/** Ref callback that focuses the field and selects its text. */
function focusWhole(element: HTMLInputElement | null): void {
  element?.focus();
  element?.select();
}
