import { useId, type ReactNode } from 'react';
import { FieldRow } from './FieldRow.tsx';

/** One of a few values that are all in sight. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** Shown before the label. */
  readonly picture?: ReactNode;
}

const GROUP = 'flex flex-wrap gap-0.5 rounded-control bg-fill-2';
const CHOICE =
  'relative flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-control px-2.5 text-[15px] text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:min-h-12 pointer-coarse:min-w-12';

/**
 * A field whose value is one of a few: radio buttons in a row. `arePictures`: the pictures stand
 * for the labels, and that of the chosen one is written below.
 */
export function ChoiceRow<Value extends string | boolean | null>({
  label,
  help,
  options,
  value,
  isWide = false,
  arePictures = false,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  options: readonly Choice<Value>[];
  value: Value;
  isWide?: boolean;
  arePictures?: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldRow label={label} help={help} isGroup isWide={isWide}>
      {(ids) => (
        <>
          <div
            className={`${GROUP} ${isWide ? '*:flex-1' : ''}`}
            role="radiogroup"
            aria-labelledby={ids.label}
          >
            {options.map((option) => (
              <label key={String(option.value)} className={CHOICE} title={option.label}>
                <input
                  className="absolute inset-0 cursor-pointer opacity-0"
                  type="radio"
                  name={name}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                {option.picture}
                <span className={arePictures ? 'sr-only' : ''}>{option.label}</span>
              </label>
            ))}
          </div>
          {arePictures && chosen && (
            <p className="mt-1.5 text-note text-muted" aria-hidden>
              {chosen.label}
            </p>
          )}
        </>
      )}
    </FieldRow>
  );
}
