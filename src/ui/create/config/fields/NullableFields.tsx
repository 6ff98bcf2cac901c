import { useState } from 'react';
import type { FieldProps } from './FieldProps.ts';
import { NumberBox, useNumberEntry } from './NumberBox.tsx';
import { FieldRow } from './FieldRow.tsx';
import { SwitchRow } from './SwitchField.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

const STATES = [
  { value: null, label: 'Unset' },
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
] as const;

/** On, off, or neither. */
export function NullableSwitchField({ field, value, onChange }: FieldProps<'nullableBoolean'>) {
  return (
    <ChoiceRow
      label={field.label}
      help={field.help}
      options={STATES}
      value={value}
      onChange={onChange}
    />
  );
}

/** A number that may be missing: a switch, and the number while that is on. */
export function NullableNumberField({ field, value, onChange }: FieldProps<'nullableNumber'>) {
  const { label, help, min = 0, whenOn = min } = field;
  const [last, setLast] = useState(whenOn);
  const onSwitch = (isOn: boolean) => {
    if (value !== null) setLast(value); // switched on again, it is there again
    onChange(isOn ? last : null);
  };
  return (
    <>
      <SwitchRow label={label} help={help} isOn={value !== null} onChange={onSwitch} />
      {value !== null && (
        <NumberLine label={`${label}, value`} field={field} value={value} onChange={onChange} />
      )}
    </>
  );
}

function NumberLine({
  label,
  field,
  value,
  onChange,
}: {
  label: string;
  field: FieldProps<'nullableNumber'>['field'];
  value: number;
  onChange: (value: number) => void;
}) {
  const entry = useNumberEntry(value, field, onChange);
  return (
    <FieldRow label="Value" message={entry.message}>
      {(ids) => <NumberBox value={value} bounds={field} entry={entry} ids={ids} label={label} />}
    </FieldRow>
  );
}
