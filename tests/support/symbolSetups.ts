import fc, { type Arbitrary } from 'fast-check';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { AnyField, FieldKind, FieldValues } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import { ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import type { Grid, Params, SymbolInstance } from '#engine/grid/grid.ts';
import { draw, withSymbols, type Wrap } from './symbolBoards.ts';

/** A small board with one symbol under test and perhaps more of its id. */
export interface Setup {
  readonly grid: Grid;
  readonly symbol: SymbolInstance;
}

/** Options of setups. */
export interface SetupOptions {
  readonly gray?: boolean;
  readonly wraps?: readonly Wrap[];
  readonly between?: boolean;
}

/** So few values that clues interact on a small board. */
const SMALL_VALUES: { readonly [K in FieldKind]?: Arbitrary<FieldValues[K]> } = {
  boolean: fc.boolean(),
  number: fc.integer({ min: 0, max: 5 }),
  string: fc.constantFrom('a', 'b'),
  orientation: fc.constantFrom(...ORIENTATIONS),
  orientationToggle: fc.subarray([...ORIENTATIONS], { maxLength: 3 }),
};

/** Small params of a symbol. */
export function smallParams(def: SymbolDef): Arbitrary<Params> {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(def.config);
  return fc
    .record(
      Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          SMALL_VALUES[field.kind] ?? fc.constant(field.initial),
        ]),
      ),
    )
    .map((params) => def.normalize?.(params) ?? params);
}

const WRAPPINGS: readonly Wrapping[] = ['none', 'wrap', 'wrap-reverse', 'reflect-reverse'];
/** Every way to join sides. */
export const ALL_WRAPS: readonly Wrap[] = WRAPPINGS.flatMap((horizontal) =>
  WRAPPINGS.map((vertical) => [horizontal, vertical] as const),
);

/** Ways to join sides in which a straight line stays in its row or column. */
export const STRAIGHT_WRAPS: readonly Wrap[] = ALL_WRAPS.filter((wrap) =>
  wrap.every((wrapping) => wrapping === 'none' || wrapping === 'wrap'),
);

const MOST_OPEN_CELLS = 7;

/** At most so many open cells that all completions can be tried. */
function limited(letters: readonly string[]): string[] {
  let open = 0;
  return letters.map((letter) => (letter === 'n' && (open += 1) > MOST_OPEN_CELLS ? 'b' : letter));
}

/** Setups of one symbol, as small as its meaning allows. */
export function setups(def: SymbolDef, options: SetupOptions = {}): Arbitrary<Setup> {
  const { gray = true, wraps = ALL_WRAPS, between = true } = options;
  const letter = fc.constantFrom(...(gray ? 'bbwwnnn.' : 'bbbwww.'));
  const wrap =
    wraps.length === 0
      ? fc.constant(undefined)
      : fc.option(fc.constantFrom(...wraps), { freq: 2, nil: undefined });
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), wrap)
    .chain(([width, height, joined]) => {
      const places = (size: number) =>
        between && def.step < 1
          ? fc.integer({ min: -1, max: 2 * size - 1 }).map((half) => half / 2)
          : fc.nat(size - 1);
      const at = fc.record({ x: places(width), y: places(height) });
      const symbol = fc.record({ id: fc.constant(def.id), at, params: smallParams(def) });
      return fc.record({
        letters: fc.array(letter, { minLength: width * height, maxLength: width * height }),
        symbols: fc.array(symbol, { minLength: 1, maxLength: 3 }),
        width: fc.constant(width),
        joined: fc.constant(joined),
      });
    })
    .map(({ letters, symbols, width, joined }) => {
      const text = limited(letters).join('');
      const rows = Array.from({ length: text.length / width }, (_, row) =>
        text.slice(row * width, (row + 1) * width),
      );
      const [symbol] = symbols;
      if (!symbol) throw new Error('a setup without a symbol');
      return { grid: withSymbols(draw(rows.join('/'), joined), symbols), symbol };
    });
}
