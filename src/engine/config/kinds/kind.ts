import type { ParseError } from '../../text/ParseError.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Turn } from '../../grid/turning.ts';
import type { Result } from '#base/result.ts';
import type { FieldKind, FieldValues } from '../field.ts';

/** Called for each field in a text that its clue does not have. The field is ignored. */
export type OnUnknownField = (clueId: string, name: string) => void;

/**
 * Reads the grids inside the texts of fields. Passed in, because the codec of grids itself needs
 * the fields.
 */
export interface GridReader {
  readonly onUnknownField: OnUnknownField;
  /** Read a grid text without version prefix, one level deeper than the text around it. */
  read(text: string): Result<Grid, ParseError>;
}

/** Writes the grids inside fields, in the form of the text around them. */
export interface GridWriter {
  readonly form: 'plain' | 'canonical';
  write(grid: Grid): string;
}

/** Compares two grids inside fields. Passed in for the same reason as `GridReader`. */
export type GridEquality = (a: Grid, b: Grid) => boolean;

/**
 * Text codec and equality of one kind of field. Values in a text are never checked against bounds
 * or lists.
 */
export interface Kind<K extends FieldKind> {
  /** The value of `key=text`. Fails only if the text has no possible meaning. */
  read(text: string, grids: GridReader): Result<FieldValues[K], ParseError>;
  write(value: FieldValues[K], grids: GridWriter): string;
  /** The form for checksums, if it differs from the written form. */
  canonical?(value: FieldValues[K], grids: GridWriter): string;
  /** The value after the grid around the clue was rotated; the same value when absent. */
  turned?(value: FieldValues[K], turn: Turn): FieldValues[K];
  /** The value after dark and light were swapped on the whole grid; the same value when absent. */
  swapped?(value: FieldValues[K]): FieldValues[K];
  /** One representative of equivalent values; the same value when absent. */
  normal?(value: FieldValues[K]): FieldValues[K];
  /** Called only with values that are not identical. */
  isEqual(a: FieldValues[K], b: FieldValues[K], gridEquals: GridEquality): boolean;
}
