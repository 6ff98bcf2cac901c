import { escapeText, unescapeText } from '../../text/escape.ts';
import { ok } from '#base/result.ts';
import type { GridEquality, GridReader, GridWriter, Kind } from './kind.ts';
import type { Grid } from '../../grid/grid.ts';

const readGrid = (text: string, grids: GridReader) => grids.read(unescapeText(text));
const writeGrid = (grid: Grid, grids: GridWriter) => escapeText(grids.write(grid));

const isEqual = (a: Grid, b: Grid, gridEquals: GridEquality) => gridEquals(a, b);

/** A whole grid inside the text, escaped. */
export const gridKind: Kind<'grid'> = { read: readGrid, write: writeGrid, isEqual };

/** As grid, for its tiles only. */
export const tileKind: Kind<'tile'> = { read: readGrid, write: writeGrid, isEqual };

/** As grid; empty is null. */
export const nullableGridKind: Kind<'nullableGrid'> = {
  read: (text, grids) => (text === '' ? ok(null) : readGrid(text, grids)),
  write: (grid, grids) => (grid === null ? '' : writeGrid(grid, grids)),
  isEqual: (a, b, gridEquals) => a !== null && b !== null && gridEquals(a, b),
};
