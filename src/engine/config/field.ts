import { type Text, message } from '#texts/message.ts';
import type { Direction, Orientation, Wrapping } from '../grid/directions.ts';
import type { Color, Grid, Point } from '../grid/grid.ts';
import type { ControlLine } from '../music/controlLines.ts';

export type Comparison = 'eq' | 'ge' | 'le';

/**
 * The value type of each kind of field. A new kind needs a line here, in `kinds/` and in the
 * editor's form.
 */
export interface FieldValues {
  boolean: boolean;
  nullableBoolean: boolean | null;
  number: number;
  nullableNumber: number | null;
  color: Color;
  comparison: Comparison;
  wrapping: Wrapping;
  direction: Direction;
  orientation: Orientation;
  /** Directions that are switched on, in the order up, down, left, right. */
  directionToggle: readonly Direction[];
  /** Orientations that are switched on, clockwise from up. */
  orientationToggle: readonly Orientation[];
  string: string;
  /** Name of an icon of the icon set. */
  icon: string;
  /** A small grid of the puzzle's size. Only its tiles matter. */
  tile: Grid;
  /** A small grid, compared as a shape. Only its colored tiles matter. */
  shape: Grid;
  grid: Grid;
  nullableGrid: Grid | null;
  controlLines: readonly ControlLine[];
  /** Cells in the order of painting. */
  solvePath: readonly Point[];
}
export type FieldKind = keyof FieldValues;

/** One config field of a clue: its defaults, text codec, equality and form control. */
export interface Field<K extends FieldKind = FieldKind> {
  readonly kind: K;
  readonly label: Text;
  /** The value if a text does not name the field. */
  readonly prototype: FieldValues[K];
  /** The value in a new clue. */
  readonly initial: FieldValues[K];
  /** Editor bounds of a number, or of the length of a string; readers do not enforce them. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /**
   * Set for counts and durations: the clue gets a whole number in bounds, whatever a text contains.
   * The text keeps its own value.
   */
  readonly isBounded?: boolean;
  /** Colors or other literals that the editor offers; all of the kind when absent. */
  readonly options?: readonly FieldValues[K][];
  /** Name of the color field that restricts a pattern to one color; both colors when absent. */
  readonly colorField?: string;
  /** The value of a nullable field that is switched on. */
  readonly whenOn?: NonNullable<FieldValues[K]>;
  /** The two sides that a wrapping joins. */
  readonly axis?: 'horizontal' | 'vertical';
  /** The editor's text box for a string has several lines. */
  readonly isLong?: boolean;
  /** True if the editor lets authors change the size of a shape, tile or grid. */
  readonly resizable?: boolean;
  /** A longer explanation in the editor, shown on demand. */
  readonly help?: Text;
  /** Excluded from the editor's form, because it has its own editing tools. */
  readonly internal?: boolean;
}

/** `prototype` may be left out where it equals `initial`. */
type FieldOptions<K extends FieldKind> = Omit<Field<K>, 'kind' | 'prototype'> & {
  readonly prototype?: FieldValues[K];
};

function fieldOf<K extends FieldKind>(kind: K) {
  return (options: FieldOptions<K>): Field<K> => ({
    prototype: options.initial,
    ...options,
    kind,
  });
}

/** Constructors, one for each kind. */
export const field = {
  boolean: fieldOf('boolean'),
  nullableBoolean: fieldOf('nullableBoolean'),
  number: fieldOf('number'),
  nullableNumber: fieldOf('nullableNumber'),
  color: fieldOf('color'),
  comparison: fieldOf('comparison'),
  wrapping: fieldOf('wrapping'),
  direction: fieldOf('direction'),
  orientation: fieldOf('orientation'),
  directionToggle: fieldOf('directionToggle'),
  orientationToggle: fieldOf('orientationToggle'),
  string: fieldOf('string'),
  icon: fieldOf('icon'),
  tile: fieldOf('tile'),
  shape: fieldOf('shape'),
  grid: fieldOf('grid'),
  nullableGrid: fieldOf('nullableGrid'),
  controlLines: fieldOf('controlLines'),
  solvePath: fieldOf('solvePath'),
} as const satisfies Readonly<Record<FieldKind, unknown>>;

/** A field whose kind is known only at run time. */
export type AnyField = { readonly [K in FieldKind]: Field<K> }[FieldKind];
/** The fields of a clue in the order of writing. */
export type Config = Readonly<Record<string, AnyField>>;
/** The params that a config describes. */
export type ParamsOf<C extends Config> = {
  readonly [Name in keyof C]: FieldValues[C[Name]['kind']];
};

/**
 * The color a rule is about, without gray: light in a new rule, dark where a text does not name it.
 */
export const solidColorField: Field<'color'> = field.color({
  initial: 'light',
  prototype: 'dark',
  label: message('clues.color'),
  options: ['light', 'dark'],
});

/** The color a rule is about, gray included. */
export const anyColorField: Field<'color'> = field.color({
  initial: 'light',
  label: message('clues.color'),
});
