import { useNumberEntry, NumberBox } from './NumberBox.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

/** A number in its bounds. */
export function NumberField({ field, value, onChange }: FieldProps<'number'>) {
  const entry = useNumberEntry(value, field, onChange);
  return (
    <FieldRow label={field.label} help={field.help} message={entry.message}>
      {(ids) => (
        <NumberBox value={value} bounds={field} entry={entry} ids={ids} label={field.label} />
      )}
    </FieldRow>
  );
}
