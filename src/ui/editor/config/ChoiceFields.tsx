import type { Comparison } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import type { Color, SolidColor } from '#engine/grid/grid.ts';
import { FLAT } from '#engine/grid/wrap.ts';
import { message, type Text } from '#texts/message.ts';
import {
  type Choice,
  ChoiceGroup,
  type ChoiceGroupProps,
} from '#ui/shared/components/ChoiceGroup.tsx';
import { WrapDiagram } from '#ui/shared/components/WrapDiagram.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { FieldRow } from './FieldRow.tsx';

/**
 * A field with one of a few values. If pictures replace the labels, the label of the chosen one is
 * below.
 */
export function RadioRow<Value extends string | boolean | null>({
  label,
  help,
  ...group
}: ChoiceGroupProps<Value> & { readonly label: Text; readonly help?: Text | undefined }) {
  const t = useText();
  const chosen = group.options.find((option) => option.value === group.value);
  return (
    <FieldRow label={label} help={help} isGroup isWide={group.isWide ?? false}>
      {(ids) => (
        <>
          <ChoiceGroup name={{ 'aria-labelledby': ids.label }} {...group} />
          {group.arePictures && chosen && (
            <p className="mt-1.5 text-note text-muted" aria-hidden>
              {t.say(chosen.label)}
            </p>
          )}
        </>
      )}
    </FieldRow>
  );
}

const SWATCH =
  'size-5 flex-none rounded-[6px] inset-ring inset-ring-line-strong forced-color-adjust-none forced-colors:border';

/** The colors of painted cells. */
export const SOLID_COLORS: readonly Choice<SolidColor>[] = [
  { value: 'light', label: message('tools.light'), picture: swatch('bg-(--board-light)') },
  { value: 'dark', label: message('tools.dark'), picture: swatch('bg-(--board-dark)') },
];

const COLORS: readonly Choice<Color>[] = [
  ...SOLID_COLORS,
  { value: 'gray', label: message('tools.gray'), picture: swatch('bg-(--board-gray)') },
];

function swatch(color: string) {
  return <span className={`${SWATCH} ${color}`} aria-hidden />;
}

/** One of the colors that the clue can require. */
export function ColorField({ field, value, onChange }: FieldProps<'color'>) {
  const { label, help, options } = field;
  const offered = COLORS.filter((choice) => options?.includes(choice.value) ?? true);
  return (
    <RadioRow
      label={label}
      help={help}
      options={offered}
      value={value}
      isWide={offered.length > 2}
      onChange={onChange}
    />
  );
}

const COMPARISONS: readonly Choice<Comparison>[] = [
  { value: 'eq', label: message('tools.exactly') },
  { value: 'ge', label: message('tools.orMore') },
  { value: 'le', label: message('tools.orLess') },
];

/** The comparison of a count with its number. */
export function ComparisonField({ field, value, onChange }: FieldProps<'comparison'>) {
  return (
    <RadioRow
      label={field.label}
      help={field.help}
      options={COMPARISONS}
      value={value}
      isWide
      onChange={onChange}
    />
  );
}

const WRAPPINGS: Readonly<Record<Wrapping, Text>> = {
  none: message('tools.notJoined'),
  wrap: message('tools.joined'),
  'wrap-reverse': message('tools.joinedReversed'),
  'reflect-reverse': message('tools.folded'),
};

const DIAGRAM_PX = 44;

/** The way in which opposite sides are joined, as in the diagram of the rule. */
export function WrappingField({ field, value, onChange }: FieldProps<'wrapping'>) {
  const { label, help, axis = 'horizontal' } = field;
  const options = (['none', 'wrap', 'wrap-reverse', 'reflect-reverse'] as const).map(
    (wrapping) => ({
      value: wrapping,
      label: WRAPPINGS[wrapping],
      picture: <WrapDiagram topology={{ ...FLAT, [axis]: wrapping }} size={DIAGRAM_PX} />,
    }),
  );
  return (
    <RadioRow
      label={label}
      help={help}
      options={options}
      value={value}
      isWide
      arePictures
      onChange={onChange}
    />
  );
}
