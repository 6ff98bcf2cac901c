import type { FieldKind } from '../field.ts';
import { booleanKind, nullableBooleanKind } from './boolean.ts';
import { controlLinesKind } from './controlLines.ts';
import { gridKind, nullableGridKind, tileKind } from './grid.ts';
import type { Kind } from './kind.ts';
import {
  colorKind,
  comparisonKind,
  directionKind,
  orientationKind,
  wrappingKind,
} from './literal.ts';
import { nullableNumberKind, numberKind } from './number.ts';
import { shapeKind } from './shape.ts';
import { solvePathKind } from './solvePath.ts';
import { iconKind, stringKind } from './string.ts';
import { directionToggleKind, orientationToggleKind } from './toggle.ts';

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
