import { useState } from 'react';
import { message, type Text } from '#texts/message.ts';
import type { NumberBounds } from './numberEntry.ts';
import { RadioRow } from './ChoiceFields.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import { NumberBox, useNumberEntry } from './NumberBox.tsx';
import { LabeledSwitch } from './PlainFields.tsx';

const STATES = [
  { value: null, label: message('tools.unset') },
  { value: true, label: message('tools.on') },
  { value: false, label: message('tools.off') },
] as const;

/** On, off, or unset. */
export function NullableSwitchField({ field, value, onChange }: FieldProps<'nullableBoolean'>) {
  return (
    <RadioRow
      label={field.label}
      help={field.help}
      options={STATES}
      value={value}
      isWide
      onChange={onChange}
    />
  );
}

interface NullableNumberProps {
  readonly label: Text;
  /** Label of the number. */
  readonly valueLabel: Text;
  readonly help?: Text | undefined;
  readonly bounds: NumberBounds;
  /** The initial number, when the switch is turned on first. */
  readonly usual: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** An optional number: a switch, and the number while that is on. */
export function NullableNumber(props: NullableNumberProps) {
  const { label, valueLabel, help, bounds, usual, value, onChange } = props;
  const [last, setLast] = useState(usual);
  const onSwitch = (isOn: boolean) => {
    if (value !== null) setLast(value); // the value returns when the switch is turned on again
    onChange(isOn ? last : null);
  };
  return (
    <>
      <LabeledSwitch label={label} help={help} isOn={value !== null} onChange={onSwitch} />
      {value !== null && (
        <NumberRow label={valueLabel} bounds={bounds} value={value} onChange={onChange} />
      )}
    </>
  );
}

function NumberRow({
  label,
  bounds,
  value,
  onChange,
}: {
  label: Text;
  bounds: NumberBounds;
  value: number;
  onChange: (value: number) => void;
}) {
  const entry = useNumberEntry(value, bounds, onChange);
  return (
    <FieldRow label={label} message={entry.message}>
      {(ids) => <NumberBox value={value} bounds={bounds} entry={entry} ids={ids} label={label} />}
    </FieldRow>
  );
}

/** An optional number as a field. */
export function NullableNumberField({ field, value, onChange }: FieldProps<'nullableNumber'>) {
  const { label, help, min = 0, whenOn = min } = field;
  return (
    <NullableNumber
      label={label}
      valueLabel={message('tools.value')}
      help={help}
      bounds={field}
      usual={whenOn}
      value={value}
      onChange={onChange}
    />
  );
}
