import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

/** Control lines are edited on the board, column by column; here it says how many there are. */
export function ControlLinesField({ field, value }: FieldProps<'controlLines'>) {
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {() => <span className="text-muted tabular-nums">{value.length}</span>}
    </FieldRow>
  );
}
