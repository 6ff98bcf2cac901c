import type { Field, FieldKind, FieldValues } from '../config/field.ts';
import type { Grid, Params } from '../grid/grid.ts';
import { getField } from '../clues/params.ts';
import { cleanPattern } from '../config/kinds/shape.ts';
import {
  mergeLines,
  type ControlLine,
  type ControlRow,
  type Instrument,
} from '../music/controlLines.ts';
import { ENUMS, enumLiteral, type EnumName } from './enums.ts';
import { gridDataFromGrid, gridFromGridData } from './GridData.ts';
import { readPlace } from './helpers.ts';

/**
 * The script interface of one kind of field: its type, its valid values, and the functions to read
 * and write them.
 */
interface ScriptKind<K extends FieldKind = FieldKind> {
  /** The type in the declarations. */
  readonly type: string;
  /** Completes "… must be". */
  readonly what: string;
  /** The value of the field; undefined for an invalid value. */
  read(value: unknown): FieldValues[K] | undefined;
  /** The value as seen by scripts. */
  show?(value: FieldValues[K]): unknown;
  /** The default value in the declarations. */
  literal(value: FieldValues[K]): string;
}

/** The value if it is one of a list. */
function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((known) => known === value);
}

/** Reads the values of a list, in the order of the list; undefined if one is unknown. */
function someOf<T>(list: readonly T[], value: unknown): readonly T[] | undefined {
  if (!Array.isArray(value) || value.some((item) => oneOf(list, item) === undefined)) {
    return undefined;
  }
  return list.filter((known) => value.includes(known));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function enumKind<T extends string>(name: EnumName, values: readonly T[]) {
  return {
    type: name,
    what: `one of ${name}`,
    read: (value: unknown) => oneOf(values, value),
    literal: (value: T) => enumLiteral(name, value),
  };
}

function toggleKind<T extends string>(name: EnumName, values: readonly T[]) {
  return {
    type: `readonly ${name}[]`,
    what: `an array of ${name}`,
    read: (value: unknown) => someOf(values, value),
    show: (value: readonly T[]) => [...value],
    literal: (value: readonly T[]) =>
      `[${value.map((item) => enumLiteral(name, item)).join(', ')}]`,
  };
}

const writeJson = (value: unknown): string => JSON.stringify(value);

const TEXT = { type: 'string', what: 'a text', read: textOf, literal: writeJson } as const;

function gridKind(read: (value: unknown) => Grid | undefined) {
  return {
    type: 'GridData',
    what: 'a GridData',
    read,
    show: gridDataFromGrid,
    literal: (grid: Grid) => `GridData.create(${writeJson(gridDataFromGrid(grid).rows)})`,
  };
}

const GRID = gridKind(gridFromGridData);

/** The row of a control line in a script; omitted properties change nothing. */
function controlRowOf(item: unknown): ControlRow | undefined {
  const values = valuesOf(item);
  const note = nullable(textOf)(values.get('note') ?? null);
  const instrument = nullable(instrumentOf)(values.get('instrument') ?? null);
  const velocity = nullable(numberOf)(values.get('velocity') ?? null);
  if (note === undefined || instrument === undefined || velocity === undefined) return undefined;
  return { note, instrument, velocity };
}

function instrumentOf(value: unknown): Instrument | undefined {
  return oneOf<Instrument>(Object.values(ENUMS.Instrument), value);
}

function controlLineOf(item: unknown): ControlLine | undefined {
  const values = valuesOf(item);
  const column = numberOf(values.get('column') ?? 0);
  const bpm = nullable(numberOf)(values.get('bpm') ?? null);
  const pedal = nullable(booleanOf)(values.get('pedal') ?? null);
  const checkpoint = booleanOf(values.get('checkpoint') ?? false);
  const rows = listOf(controlRowOf)(values.get('rows') ?? []);
  if (column === undefined || bpm === undefined || pedal === undefined) return undefined;
  if (checkpoint === undefined || rows === undefined) return undefined;
  return { column, bpm, pedal, checkpoint, rows };
}

function valuesOf(item: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof item === 'object' && item !== null ? Object.entries(item) : []);
}

function nullable<T>(read: (value: unknown) => T | undefined) {
  return (value: unknown): T | null | undefined => (value === null ? null : read(value));
}

function listOf<T>(read: (value: unknown) => T | undefined) {
  return (value: unknown): readonly T[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const items = (value as readonly unknown[]).flatMap((item) => read(item) ?? []);
    return items.length === value.length ? items : undefined;
  };
}

function controlLinesOf(value: unknown): readonly ControlLine[] | undefined {
  const lines = listOf(controlLineOf)(value);
  return lines && mergeLines(lines);
}

/** The interface of every kind of field. */
const SCRIPT_KINDS: { readonly [K in FieldKind]: ScriptKind<K> } = {
  boolean: { type: 'boolean', what: 'true or false', read: booleanOf, literal: writeJson },
  nullableBoolean: {
    type: 'boolean | null',
    what: 'true, false or null',
    read: nullable(booleanOf),
    literal: writeJson,
  },
  number: { type: 'number', what: 'a number', read: numberOf, literal: writeJson },
  nullableNumber: {
    type: 'number | null',
    what: 'a number or null',
    read: nullable(numberOf),
    literal: writeJson,
  },
  color: enumKind('Color', Object.values(ENUMS.Color)),
  comparison: enumKind('Comparison', Object.values(ENUMS.Comparison)),
  wrapping: enumKind('Wrapping', Object.values(ENUMS.Wrapping)),
  direction: enumKind('Direction', Object.values(ENUMS.Direction)),
  orientation: enumKind('Orientation', Object.values(ENUMS.Orientation)),
  directionToggle: toggleKind('Direction', Object.values(ENUMS.Direction)),
  orientationToggle: toggleKind('Orientation', Object.values(ENUMS.Orientation)),
  string: TEXT,
  icon: TEXT,
  tile: GRID,
  shape: gridKind((value) => {
    const grid = gridFromGridData(value);
    return grid && cleanPattern(grid);
  }),
  grid: GRID,
  nullableGrid: {
    type: 'GridData | null',
    what: 'a GridData or null',
    read: nullable(gridFromGridData),
    show: (grid) => grid && gridDataFromGrid(grid),
    literal: (grid) => (grid === null ? 'null' : GRID.literal(grid)),
  },
  controlLines: {
    type: 'readonly ControlLine[]',
    what: 'an array of control lines',
    read: controlLinesOf,
    literal: () => '[{ column: 0, … }]',
  },
  solvePath: {
    type: 'readonly Place[]',
    what: 'an array of { x, y }',
    read: listOf(readPlace),
    literal: writeJson,
  },
};

/** Read a script's value for a field. Undefined if it is invalid. */
export function readValue<K extends FieldKind>(field: Field<K>, value: unknown): unknown {
  const read = SCRIPT_KINDS[field.kind].read(value);
  return read !== undefined && field.options && !field.options.includes(read) ? undefined : read;
}

/** The value of a field as seen by scripts. */
export function scriptValue<K extends FieldKind>(
  field: Field<K>,
  name: string,
  params: Params,
): unknown {
  const kind: ScriptKind<K> = SCRIPT_KINDS[field.kind];
  const value = getField(field, name, params);
  return kind.show ? kind.show(value) : value;
}

/** Description of the valid values, to complete "… must be". */
export function describeWanted<K extends FieldKind>(field: Field<K>): string {
  const kind: ScriptKind<K> = SCRIPT_KINDS[field.kind];
  return field.options?.map((option) => kind.literal(option)).join(' or ') ?? kind.what;
}

/** The type of a field in the declarations. */
export function writeType<K extends FieldKind>({ kind, options }: Field<K>): string {
  return options?.map(writeJson).join(' | ') ?? SCRIPT_KINDS[kind].type;
}

/** The default value in the declarations. */
export function writeDefault<K extends FieldKind>(field: Field<K>): string {
  const kind: ScriptKind<K> = SCRIPT_KINDS[field.kind];
  return kind.literal(field.initial);
}
