import fc, { type Arbitrary } from 'fast-check';
import type { RuleDef } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { AnyField, FieldKind, FieldValues } from '#engine/config/field.ts';
import {
  type Edge,
  type Grid,
  type Params,
  type RuleInstance,
  type SymbolInstance,
  bySymbolId,
} from '#engine/grid/grid.ts';
import type { Turn } from './turnedBoards.ts';

/** A small board, and params of a rule for it. */
export interface RuleSetup {
  readonly grid: Grid;
  readonly params: Params;
}

/** Options for setups. */
export interface RuleSetupOptions {
  readonly gray?: boolean;
  readonly wrap?: boolean;
  /** Only dark and light as params, whatever the rule takes. */
  readonly solidColors?: boolean;
}

/** Params of a rule, typed by its own definition. */
export function typedParams(_def: RuleDef, params: Params): Parameters<RuleDef['check']>[0] {
  return params as Parameters<RuleDef['check']>[0];
}

function drawing(letters: string, most: { width: number; height: number }): Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 1, max: most.width }), fc.integer({ min: 1, max: most.height }))
    .chain(([width, height]) => {
      const row = fc
        .array(fc.constantFrom(...letters), { minLength: width, maxLength: width })
        .map((row) => row.join(''));
      return fc.array(row, { minLength: height, maxLength: height });
    })
    .map((rows) => rows.join('/'));
}

const grid = (letters: string) =>
  drawing(letters, { width: 3, height: 2 }).map((tiles) => exampleGrid({ tiles }));

/** So few values that rules have an effect on a small board. */
const SMALL_VALUES: { readonly [K in FieldKind]?: Arbitrary<FieldValues[K]> } = {
  boolean: fc.boolean(),
  number: fc.integer({ min: 0, max: 5 }),
  color: fc.constantFrom('dark', 'light', 'gray'),
  comparison: fc.constantFrom('eq', 'ge', 'le'),
  wrapping: fc.constantFrom('none', 'wrap', 'wrap-reverse', 'reflect-reverse'),
  shape: grid('nbw'),
  tile: grid('nbw.'),
};

/** Small params of a rule. */
export function smallRuleParams(def: RuleDef, solidColors = true): Arbitrary<Params> {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(def.config);
  const valueOf = (field: AnyField): Arbitrary<unknown> =>
    field.kind === 'color' && solidColors
      ? fc.constantFrom('dark', 'light')
      : (SMALL_VALUES[field.kind] ?? fc.constant(field.initial));
  return fc
    .record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)])))
    .map((params) => def.normalize?.(typedParams(def, params)) ?? params);
}

const symbol: Arbitrary<SymbolInstance> = fc.record({
  id: fc.constant('letter'),
  at: fc.record({
    x: fc.integer({ min: -1, max: 7 }).map((half) => half / 2),
    y: fc.integer({ min: -1, max: 5 }).map((half) => half / 2),
  }),
  params: fc.record({ letter: fc.constantFrom('a', 'b') }),
});

const MOST_OPEN_CELLS = 7;

/** Limits the number of open cells, so that all completions can be tried. */
function limited(tiles: string): string {
  let open = 0;
  return tiles.replaceAll('n', (letter) => ((open += 1) > MOST_OPEN_CELLS ? 'b' : letter));
}

const ZONES = ['aabb/aabb/aabb', 'abab/abab/cccc', 'aaaa/bbbb/cccc', 'aabc/aabc/ddbc'];

function cut(zones: string, { width, height }: Grid): string {
  const rows = zones.split('/').slice(0, height);
  return rows.map((row) => row.slice(0, width)).join('/');
}

/** A small board with zones and letters, and a rule to judge it by. */
export function ruleSetups(def: RuleDef, options: RuleSetupOptions = {}): Arbitrary<RuleSetup> {
  const { gray = true, wrap = true, solidColors = true } = options;
  return fc
    .record({
      tiles: drawing(gray ? 'bbwwnnn.' : 'bbbwww.', { width: 4, height: 3 }),
      zones: fc.constantFrom(...ZONES),
      symbols: fc.array(symbol, { maxLength: 3 }),
      params: smallRuleParams(def, solidColors),
      isWrapped: wrap ? fc.boolean() : fc.constant(false),
    })
    .map(({ tiles, zones, symbols, params, isWrapped }) => {
      const plain = exampleGrid({ tiles: limited(tiles) });
      const own: RuleInstance = { id: def.id, params };
      const wrapAround: RuleInstance = {
        id: 'wrap_around',
        params: { horizontal: 'wrap', vertical: 'none' },
      };
      return {
        params,
        grid: {
          ...plain,
          zones: exampleGrid({ tiles: limited(tiles), zones: cut(zones, plain) }).zones,
          symbols: bySymbolId(symbols),
          rules: isWrapped && !def.topology ? [own, wrapAround] : [own],
        },
      };
    });
}

/**
 * The whole board turned or mirrored, with its zones and symbols. Joined sides stay as they are:
 * use none.
 */
export function turnedGrid(grid: Grid, turn: Turn): Grid {
  const width = turn.swapsSides ? grid.height : grid.width;
  const height = turn.swapsSides ? grid.width : grid.height;
  const tiles = [...grid.tiles];
  grid.tiles.forEach((tile, cell) => {
    const x = cell % grid.width;
    const to = turn.place({ x, y: (cell - x) / grid.width }, grid);
    tiles[to.y * width + to.x] = tile;
  });
  const turnedEdge = ({ x1, y1, x2, y2 }: Edge): Edge => {
    const from = turn.place({ x: x1, y: y1 }, grid);
    const to = turn.place({ x: x2, y: y2 }, grid);
    return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  };
  const symbols = [...grid.symbols.values()].flat();
  return {
    ...grid,
    width,
    height,
    tiles,
    zones: grid.zones.map(turnedEdge),
    symbols: bySymbolId(symbols.map((it) => ({ ...it, at: turn.place(it.at, grid) }))),
  };
}
