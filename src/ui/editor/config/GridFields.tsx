import { useState } from 'react';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { message } from '#texts/message.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import { GridButton } from './GridButton.tsx';
import { LabeledSwitch } from './SwitchField.tsx';

/** A grid inside the clue. */
export function GridField({ field, value, context, onChange }: FieldProps<'grid'>) {
  const { label, help, resizable: isResizable = false } = field;
  return (
    <FieldRow label={label} help={help} isGroup isWide>
      {(ids) => (
        <GridButton
          title={label}
          labelId={ids.label}
          grid={value}
          context={context}
          features={{ isColorsOnly: false, isResizable }}
          onChange={onChange}
        />
      )}
    </FieldRow>
  );
}

/** An optional grid: a switch, and the grid while that is on. */
export function NullableGridField(props: FieldProps<'nullableGrid'>) {
  const { field, value, context, onChange } = props;
  const { label, help, resizable: isResizable = false, whenOn = emptyGrid(5, 4) } = field;
  const [last, setLast] = useState<Grid>(whenOn);
  const onSwitch = (isOn: boolean) => {
    if (value) setLast(value); // the value returns when the switch is turned on again
    onChange(isOn ? last : null);
  };
  return (
    <>
      <LabeledSwitch label={label} help={help} isOn={value !== null} onChange={onSwitch} />
      {value && (
        <FieldRow label={message('tools.itsGrid')} isGroup isWide>
          {(ids) => (
            <GridButton
              title={label}
              labelId={ids.label}
              grid={value}
              context={context}
              features={{ isColorsOnly: false, isResizable }}
              onChange={onChange}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}
