import type { Text } from '#texts/message.ts';
import { SwitchTrack } from '#ui/shared/components/Switch.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

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
