import { type Text, message } from '#texts/message.ts';
import { SwitchTrack } from '#ui/shared/components/Switch.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import type { ChangeEvent } from 'react';

/** A switch with label and explanation. */
export function LabeledSwitch({
  label,
  help,
  isOn,
  onChange,
}: {
  label: Text;
  help?: Text | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <FieldRow label={label} help={help}>
      {(ids) => (
        <SwitchTrack
          className="pointer-coarse:my-3"
          id={ids.control}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </FieldRow>
  );
}

/** A boolean. */
export function SwitchField({ field, value, onChange }: FieldProps<'boolean'>) {
  return <LabeledSwitch label={field.label} help={field.help} isOn={value} onChange={onChange} />;
}

const LONGEST = 500;
/** Fields with up to this length are on the line of their label. */
const SHORT = 8;
export const TEXT_BOX =
  'min-h-11 rounded-control bg-base-100 px-3.5 py-2 inset-ring inset-ring-line-strong focus:inset-ring-2 focus:inset-ring-primary aria-invalid:inset-ring-2 aria-invalid:inset-ring-error pointer-coarse:min-h-12';

/** A text of one line, or of several if the field says so. */
export function StringField({ field, value, onChange }: FieldProps<'string'>) {
  const { label, help, isLong = false, max = LONGEST } = field;
  const isWide = isLong || max > SHORT;
  const isFull = value.length >= max;
  const shared = {
    className: `${TEXT_BOX} ${isWide ? 'w-full' : 'w-28'} ${isLong ? 'resize-y' : ''}`,
    value,
    maxLength: max,
    // A paste cut at the maximum length can end in half of a surrogate pair.
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value.toWellFormed()),
  };
  return (
    <FieldRow
      label={label}
      help={help}
      isWide={isWide}
      message={isFull ? message('tools.longest', { most: max }) : undefined}
    >
      {(ids) =>
        isLong ? (
          <textarea id={ids.control} rows={3} aria-describedby={ids.message} {...shared} />
        ) : (
          <input
            id={ids.control}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={ids.message}
            onFocus={({ target }) => target.select()}
            {...shared}
          />
        )
      }
    </FieldRow>
  );
}
