import type { FieldKind } from '../field.ts';
import { controlLinesKind } from './controlLines.ts';
import type { Kind, GridEquality, GridReader, GridWriter } from './kind.ts';
import {
  colorKind,
  comparisonKind,
  directionKind,
  orientationKind,
  wrappingKind,
  directionToggleKind,
  orientationToggleKind,
} from './literal.ts';
import { shapeKind } from './shape.ts';
import { ok } from '#base/result.ts';
import { escapeText, unescapeText } from '#engine/text/escape.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';

/** `1` or `0`; any other text is read as off. */
const booleanKind: Kind<'boolean'> = {
  read: (text) => ok(text === '1'),
  write: (value) => (value ? '1' : '0'),
  isEqual: (a, b) => a === b,
};

/** Same as boolean; empty is null. */
const nullableBooleanKind: Kind<'nullableBoolean'> = {
  read: (text) => ok(text === '' ? null : text === '1'),
  write: (value) => (value === null ? '' : value ? '1' : '0'),
  isEqual: (a, b) => a === b,
};

/** The shortest decimal form. An empty text is read as 0, an invalid one as not a number. */
const numberKind: Kind<'number'> = {
  read: (text) => ok(Number(text)),
  write: String,
  canonical: (value) => String(value).toLowerCase(),
  isEqual: (a, b) => a === b,
};

/** Same as number; empty is null. */
const nullableNumberKind: Kind<'nullableNumber'> = {
  read: (text) => ok(text === '' ? null : Number(text)),
  write: (value) => (value === null ? '' : String(value)),
  isEqual: (a, b) => a === b,
};

const canonical = (text: string) => escapeText(text.toLowerCase().trim());

/** Any text, escaped. */
const stringKind: Kind<'string'> = {
  read: (text) => ok(unescapeText(text)),
  write: escapeText,
  canonical,
  isEqual: (a, b) => a === b,
};

/** The name of an icon, escaped. */
const iconKind: Kind<'icon'> = {
  read: (text) => ok(unescapeText(text)),
  write: escapeText,
  canonical,
  isEqual: (a, b) => a === b,
};

const readGrid = (text: string, grids: GridReader) => grids.read(unescapeText(text));
const writeGrid = (grid: Grid, grids: GridWriter) => escapeText(grids.write(grid));

const isEqual = (a: Grid, b: Grid, gridEquals: GridEquality) => gridEquals(a, b);

/** A complete grid inside the text, escaped. */
const gridKind: Kind<'grid'> = { read: readGrid, write: writeGrid, isEqual };

/** Same as grid, for its tiles only. */
const tileKind: Kind<'tile'> = { read: readGrid, write: writeGrid, isEqual };

/** Same as grid; empty is null. */
const nullableGridKind: Kind<'nullableGrid'> = {
  read: (text, grids) => (text === '' ? ok(null) : readGrid(text, grids)),
  write: (grid, grids) => (grid === null ? '' : writeGrid(grid, grids)),
  isEqual: (a, b, gridEquals) => a !== null && b !== null && gridEquals(a, b),
};

function isSameStep(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

/** `x_y` joined by `/`. */
const solvePathKind: Kind<'solvePath'> = {
  read: (text) =>
    ok(
      text === ''
        ? []
        : text.split('/').map((step) => {
            const [x = NaN, y = NaN] = step.split('_').map(Number);
            return { x, y };
          }),
    ),
  write: (path) => path.map(({ x, y }) => `${x}_${y}`).join('/'),
  isEqual: (a, b) => a.length === b.length && a.every((step, i) => isSameStep(step, b[i])),
};

/** Every kind of field. */
export const KINDS: { readonly [K in FieldKind]: Kind<K> } = {
  boolean: booleanKind,
  nullableBoolean: nullableBooleanKind,
  number: numberKind,
  nullableNumber: nullableNumberKind,
  color: colorKind,
  comparison: comparisonKind,
  wrapping: wrappingKind,
  direction: directionKind,
  orientation: orientationKind,
  directionToggle: directionToggleKind,
  orientationToggle: orientationToggleKind,
  string: stringKind,
  icon: iconKind,
  tile: tileKind,
  shape: shapeKind,
  grid: gridKind,
  nullableGrid: nullableGridKind,
  controlLines: controlLinesKind,
  solvePath: solvePathKind,
};
