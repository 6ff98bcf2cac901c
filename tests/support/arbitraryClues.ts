import fc, { type Arbitrary } from 'fast-check';
import type { RuleDef } from '#engine/clues/defineRule.ts';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import { cleanPattern } from '#engine/config/kinds/shape.ts';
import type { AnyField, Config, FieldKind, FieldValues } from '#engine/config/field.ts';
import {
  internedTile,
  type Grid,
  type RuleInstance,
  type SymbolInstance,
} from '#engine/grid/grid.ts';
import { ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { INSTRUMENTS } from '#engine/music/controlLines.ts';

const color = fc.constantFrom('dark', 'light', 'gray');
const direction = fc.constantFrom('up', 'down', 'left', 'right');
const number = fc.oneof(fc.integer({ min: -3, max: 99 }), fc.constantFrom(0.5, 1e21, -2.25));
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const structured = fc.string({ unit: fc.constantFrom(...'=,:|&#61;\n _.'), maxLength: 12 });
const string = fc.oneof(text, structured);

const tile = fc.oneof(
  fc.constant(internedTile(false, true, 'light')),
  fc.tuple(fc.boolean(), color).map(([fixed, of]) => internedTile(true, fixed, of)),
);

/** A small grid of tiles only, as a text can write it. */
export const tileGrid: Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height]) =>
    fc.array(tile, { minLength: width * height, maxLength: width * height }).map((tiles) => ({
      width,
      height,
      tiles,
      connections: [],
      zones: [],
      symbols: new Map<string, never>(),
      rules: [],
    })),
  );

const row = fc.record({
  note: fc.option(fc.constantFrom('C4', 'F#3', 'Bbb-1', 'snare', 'hihat-open')),
  instrument: fc.option(fc.constantFrom(...INSTRUMENTS)),
  velocity: fc.option(fc.constantFrom(0, 0.2, 0.5, 1)),
});
const controlLines = fc.uniqueArray(
  fc.record({
    column: fc.integer({ min: 0, max: 20 }),
    bpm: fc.option(fc.integer({ min: 20, max: 1000 })),
    pedal: fc.option(fc.boolean()),
    checkpoint: fc.boolean(),
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
  }),
  { selector: (line) => line.column, minLength: 1, maxLength: 3 },
);

/** Any value that a field of a kind may hold. */
const VALUES: { readonly [K in FieldKind]: Arbitrary<FieldValues[K]> } = {
  boolean: fc.boolean(),
  nullableBoolean: fc.option(fc.boolean()),
  number,
  nullableNumber: fc.option(number),
  color,
  comparison: fc.constantFrom('eq', 'ge', 'le'),
  wrapping: fc.constantFrom('none', 'wrap', 'wrap-reverse', 'reflect-reverse'),
  direction,
  orientation: fc.constantFrom(...ORIENTATIONS),
  directionToggle: fc.subarray(['up', 'down', 'left', 'right']),
  orientationToggle: fc.subarray([...ORIENTATIONS]),
  string,
  icon: string,
  tile: tileGrid,
  shape: tileGrid.map(cleanPattern),
  grid: tileGrid,
  nullableGrid: fc.option(tileGrid),
  controlLines,
  solvePath: fc.array(fc.record({ x: fc.nat(9), y: fc.nat(9) }), { maxLength: 4 }),
};

function arbitraryParams(
  config: Config,
): Arbitrary<Readonly<Record<string, FieldValues[FieldKind]>>> {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(config);
  return fc.record(Object.fromEntries(fields.map(([name, { kind }]) => [name, VALUES[kind]])));
}

/** A rule with any params, as they are once it is made. */
export function arbitraryRule(def: RuleDef): Arbitrary<RuleInstance> {
  return arbitraryParams(def.config).map((params) => ({
    id: def.id,
    params: def.normalize?.(params) ?? params,
  }));
}

/** A symbol with any params at any place, as they are once it is made. */
export function arbitrarySymbol(def: SymbolDef): Arbitrary<SymbolInstance> {
  const place = fc.integer({ min: -1, max: 8 }).map((half) => half / 2);
  return fc
    .tuple(arbitraryParams(def.config), fc.record({ x: place, y: place }))
    .map(([params, at]) => ({ id: def.id, at, params: def.normalize?.(params) ?? params }));
}
