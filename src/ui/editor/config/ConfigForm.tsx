import { lazy, Suspense, type ComponentType } from 'react';
import { editParams, type ClueDef } from '#engine/clues/editParams.ts';
import { paramsOf, getField } from '#engine/clues/params.ts';
import type { Field, FieldKind } from '#engine/config/field.ts';
import type { Params } from '#engine/grid/grid.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import {
  DirectionField,
  DirectionToggleField,
  OrientationField,
  OrientationToggleField,
} from './ArrowPad.tsx';
import { BoardField } from './BoardFields.tsx';
import { ColorField, ComparisonField, WrappingField } from './ChoiceFields.tsx';
import { ControlLinesField } from './ControlLinesField.tsx';
import type { FieldContext, FieldProps } from './FieldProps.ts';
import { GridField, NullableGridField } from './GridFields.tsx';
import { NullableNumberField, NullableSwitchField } from './NullableFields.tsx';
import { NumberField } from './NumberField.tsx';
import { SolvePathField } from './SolvePathField.tsx';
import { StringField } from './StringField.tsx';
import { SwitchField } from './SwitchField.tsx';

/** Few symbols have an icon, and the search for one is a library. */
const IconField = lazy(() =>
  import('./IconField.tsx').then(({ IconField }) => ({ default: IconField })),
);

/** One control for each kind of field. */
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

/** The clue whose params are edited, and what its fields need beside them. */
export interface ConfigFormProps extends FieldContext {
  readonly def: ClueDef;
  /** Each change that a field made, with the field's name: changes of one may be one step. */
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
