import { Suspense, type ComponentType } from 'react';
import { editParams, type ClueDef } from '#engine/clues/editParams.ts';
import { paramsOf, getField } from '#engine/clues/params.ts';
import type { Field, FieldKind } from '#engine/config/field.ts';
import type { Params } from '#engine/grid/grid.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  DirectionField,
  DirectionToggleField,
  OrientationField,
  OrientationToggleField,
} from './ArrowPad.tsx';
import { BoardField } from './BoardFields.tsx';
import { ColorField, ComparisonField, WrappingField } from './ChoiceFields.tsx';
import type { FieldContext, FieldProps } from './FieldProps.ts';
import { GridField, NullableGridField, SolvePathField } from './OverlayFields.tsx';
import { NullableNumberField, NullableSwitchField } from './NullableFields.tsx';
import { StringField, SwitchField } from './PlainFields.tsx';
import { FieldRow } from './FieldRow.tsx';
import { useNumberEntry, NumberBox } from './NumberBox.tsx';

/** Lazy: few symbols have an icon, and its search needs a library. */
const IconField = lazyPart(async () => (await import('./IconField.tsx')).IconField);

/** The control of each kind of field. */
const CONTROLS: { readonly [K in FieldKind]: ComponentType<FieldProps<K>> } = {
  boolean: SwitchField,
  nullableBoolean: NullableSwitchField,
  number: NumberField,
  nullableNumber: NullableNumberField,
  color: ColorField,
  comparison: ComparisonField,
  wrapping: WrappingField,
  direction: DirectionField,
  orientation: OrientationField,
  directionToggle: DirectionToggleField,
  orientationToggle: OrientationToggleField,
  string: StringField,
  icon: IconField,
  tile: BoardField,
  shape: BoardField,
  grid: GridField,
  nullableGrid: NullableGridField,
  controlLines: ControlLinesField,
  solvePath: SolvePathField,
};

/** The clue whose params are edited, and the context of its fields. */
export interface ConfigFormProps extends FieldContext {
  readonly def: ClueDef;
  /**
   * Gets the params after each change, and the name of the field: successive changes of one field
   * can be one step.
   */
  readonly onChange: (params: Params, field: string) => void;
}

/** The params of a rule or symbol as controls, in the order of its config. */
export function ConfigForm({ def, onChange, ...context }: ConfigFormProps) {
  const t = useText();
  const params = paramsOf(def, { id: def.id, params: context.params });
  const fields = Object.entries(def.config).filter(([, field]) => !field.internal);
  return (
    <Suspense fallback={<p className="min-h-12 py-3 text-muted">{t('tools.loading')}</p>}>
      {fields.map(([name, field]) => (
        <FieldControl
          key={name}
          name={name}
          field={field}
          context={{ ...context, params }}
          onChange={(value) => {
            const next = editParams(def, context.params, name, value);
            if (next !== context.params) onChange(next, name);
          }}
        />
      ))}
    </Suspense>
  );
}

function FieldControl<K extends FieldKind>({
  name,
  field,
  context,
  onChange,
}: {
  name: string;
  field: Field<K>;
  context: FieldContext;
  onChange: (value: unknown) => void;
}) {
  const Control: ComponentType<FieldProps<K>> = CONTROLS[field.kind];
  const value = getField(field, name, context.params);
  return <Control field={field} value={value} context={context} onChange={onChange} />;
}

/** The number of control lines. They are edited on the board, column by column. */
function ControlLinesField({ field, value }: FieldProps<'controlLines'>) {
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {() => <span className="text-muted tabular-nums">{value.length}</span>}
    </FieldRow>
  );
}

/** A number within bounds. */
function NumberField({ field, value, onChange }: FieldProps<'number'>) {
  const entry = useNumberEntry(value, field, onChange);
  return (
    <FieldRow label={field.label} help={field.help} message={entry.message}>
      {(ids) => (
        <NumberBox value={value} bounds={field} entry={entry} ids={ids} label={field.label} />
      )}
    </FieldRow>
  );
}
