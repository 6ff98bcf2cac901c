import type { ParseError } from '../../text/ParseError.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Result } from '../../result.ts';
import type { FieldKind, FieldValues } from '../field.ts';

/** How fields read the grids inside their texts; passed in, because a grid's codec itself needs the fields. */
export interface GridReader {
  /** Read a grid text without version prefix, one level deeper than the text around it. */
  read(text: string): Result<Grid, ParseError>;
}

/** How fields write the grids inside them, in the form of the text around. */
export interface GridWriter {
  readonly form: 'plain' | 'canonical';
  write(grid: Grid): string;
}

/** Whether two grids inside fields are equal; passed in for the same reason. */
export type GridEquality = (a: Grid, b: Grid) => boolean;

/** Text codec and equality of one kind of field. Values in a text are never checked against bounds or lists. */
export interface Kind<K extends FieldKind> {
  /** The value of `key=text`; an error only where nothing sensible can be meant. */
  read(text: string, grids: GridReader): Result<FieldValues[K], ParseError>;
  write(value: FieldValues[K], grids: GridWriter): string;
  /** The form that checksums compare, if it is not the written one. */
  canonical?(value: FieldValues[K], grids: GridWriter): string;
  /** Asked only for values that are not identical. */
  isEqual(a: FieldValues[K], b: FieldValues[K], gridEquals: GridEquality): boolean;
}
