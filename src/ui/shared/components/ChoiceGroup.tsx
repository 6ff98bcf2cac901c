import { useId, type ReactNode } from 'react';
import type { Text } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** One value of a choice. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: Text;
  /** Shown before the label. */
  readonly picture?: ReactNode;
}

export interface ChoiceGroupProps<Value> {
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  /** Takes the full width. */
  readonly isWide?: boolean;
  /** More padding around each value, if there is space. */
  readonly isRoomy?: boolean;
  /** The pictures replace the labels. */
  readonly arePictures?: boolean;
  readonly onChange: (value: Value) => void;
}

const GROUP = 'flex flex-wrap gap-0.5 rounded-control bg-fill-2';
const CHOICE =
  'relative flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-control text-[15px] text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:min-h-12 pointer-coarse:min-w-12';

/** Radio buttons in a row, named by a label element or a text. */
export function ChoiceGroup<Value extends string | boolean | null>({
  name,
  options,
  value,
  isWide = false,
  isRoomy = false,
  arePictures = false,
  onChange,
}: ChoiceGroupProps<Value> & {
  readonly name:
    | { readonly 'aria-labelledby': string; readonly 'aria-describedby'?: string | undefined }
    | { readonly 'aria-label': string };
}) {
  const t = useText();
  const group = useId();
  return (
    <div className={`${GROUP} ${isWide ? '*:flex-1' : ''}`} role="radiogroup" {...name}>
      {options.map((option) => (
        <label
          key={String(option.value)}
          className={`${CHOICE} ${isRoomy ? 'px-3.5 max-sm:px-2.5' : 'px-2'}`}
          title={t.say(option.label)}
        >
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span className={arePictures ? 'sr-only' : ''}>{t.say(option.label)}</span>
        </label>
      ))}
    </div>
  );
}
