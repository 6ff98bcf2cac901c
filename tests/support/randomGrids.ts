import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { AnyField, Config } from '#engine/config/field.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import {
  emptyGrid,
  recolor,
  internedTile,
  type Edge,
  type Grid,
  type Params,
  type RuleInstance,
  type SymbolInstance,
} from '#engine/grid/grid.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { chanceOf } from './chanceOf.ts';

/** Draws small values, which matter on a small board. */
export class Draw {
  readonly chance: () => number;

  /** Values that matter on a small board; kinds not listed use the initial value. */
  readonly #makers: Partial<Readonly<Record<AnyField['kind'], () => unknown>>> = {
    boolean: () => this.isLucky(0.5),
    number: () => this.below(6),
    color: () => this.of(['dark', 'light']),
    comparison: () => this.of(['eq', 'ge', 'le']),
    wrapping: () => this.of(['none', 'wrap', 'wrap-reverse', 'reflect-reverse']),
    orientation: () => this.of(ORIENTATIONS),
    orientationToggle: () => ORIENTATIONS.filter(() => this.isLucky(0.25)),
    string: () => this.of(['A', 'B']),
    shape: () => this.pattern(),
  };

  constructor(seed: number) {
    this.chance = chanceOf(seed);
  }

  below(limit: number): number {
    return Math.floor(this.chance() * limit);
  }

  isLucky(share: number): boolean {
    return this.chance() < share;
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('nothing to draw from');
    return value;
  }

  value(field: AnyField): unknown {
    return this.#makers[field.kind]?.() ?? field.initial;
  }

  params(def: { readonly config: Config; normalize?(params: Params): Params }): Params {
    const values = Object.fromEntries(
      Object.entries(def.config).map(([name, field]) => [name, this.value(field)]),
    );
    return def.normalize?.(values) ?? values;
  }

  pattern(): Grid {
    const [width, height] = [1 + this.below(3), 1 + this.below(2)];
    const tiles = emptyGrid(width, height).tiles.map((tile) =>
      recolor(tile, this.of(['dark', 'light', 'gray'] as const)),
    );
    return {
      ...emptyGrid(width, height),
      tiles: tiles.map((tile, i) => (i === 0 ? recolor(tile, 'dark') : tile)),
    };
  }

  edges(width: number, height: number, share: number): Edge[] {
    const edges: Edge[] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (x + 1 < width && this.isLucky(share)) edges.push({ x1: x, y1: y, x2: x + 1, y2: y });
        if (y + 1 < height && this.isLucky(share)) edges.push({ x1: x, y1: y, x2: x, y2: y + 1 });
      }
    }
    return edges;
  }
}

/** Options for a random grid. */
export interface GridChoice {
  readonly rules: readonly string[];
  readonly symbols: readonly string[];
  /** Widths and heights to draw from. */
  readonly sizes?: readonly (readonly [number, number])[];
}

/** Sizes at which every coloring can be tried. */
const SMALL_SIZES = [
  [3, 3],
  [2, 4],
  [4, 2],
  [5, 2],
  [3, 2],
  [1, 5],
] as const;

/**
 * A grid, small if no sizes are given, sometimes with holes, givens, connections and zones, and
 * with clues of the ids given.
 */
export function randomGrid(
  seed: number,
  { rules, symbols, sizes = SMALL_SIZES }: GridChoice,
): Grid {
  const draw = new Draw(seed);
  const [width, height] = draw.of(sizes);
  const holes = draw.isLucky(0.3) ? 0.15 : 0;
  const tiles = emptyGrid(width, height).tiles.map((tile) => {
    if (draw.isLucky(holes)) return internedTile(false, true, 'light');
    return draw.isLucky(0.1) ? internedTile(true, true, draw.of(['dark', 'light'] as const)) : tile;
  });
  const placed = new Map<string, SymbolInstance[]>();
  for (const id of symbols) {
    const def = allSymbols.find((it) => it.id === id);
    if (!def) throw new Error(`no symbol ${id}`);
    const scale = def.step === 0.5 && draw.isLucky(0.4) ? 2 : 1;
    const at = { x: draw.below(width * scale) / scale, y: draw.below(height * scale) / scale };
    placed.set(id, [...(placed.get(id) ?? []), { id, at, params: draw.params(def) }]);
  }
  const ruleList = rules.map((id): RuleInstance => {
    const def = allRules.find((it) => it.id === id);
    if (!def) throw new Error(`no rule ${id}`);
    return { id, params: draw.params(def) };
  });
  return sanitize({
    width,
    height,
    tiles,
    connections: draw.isLucky(0.2) ? draw.edges(width, height, 0.15) : [],
    zones: draw.isLucky(0.5) ? draw.edges(width, height, 0.5) : [],
    symbols: placed,
    rules: ruleList,
  });
}

/** Colors of the existing cells, as a text. */
export function colorsOf({ tiles }: Grid): string {
  return tiles.map(({ exists, color }) => (exists ? color.charAt(0) : '.')).join('');
}

/**
 * All full colorings in which the judge finds no error, by brute force. Givens keep their color.
 *
 * Colorings that begin with an error are not completed: `bruteForce.test.ts` checks this. But a
 * rule with a `finish` hook may excuse on a full board an error of an unfinished one.
 */
export function bruteForce(grid: Grid): ReadonlySet<string> {
  const groups = new Map<number, readonly number[]>();
  const clashes = grid.tiles.some((tile, cell) => {
    if (!tile.exists) return false;
    const group = findGroup(grid, cell).filter((it) => grid.tiles[it]?.exists);
    groups.set(group[0] ?? cell, group);
    const colors = new Set(group.map((it) => grid.tiles[it]?.color).filter((it) => it !== 'gray'));
    return colors.size > 1;
  });
  const found = new Set<string>();
  if (clashes) return found;
  const open = [...groups.values()].filter((group) =>
    group.every((cell) => grid.tiles[cell]?.color === 'gray'),
  );
  const base = [...grid.tiles];
  for (const group of groups.values()) {
    const color = group.map((cell) => grid.tiles[cell]?.color).find((it) => it !== 'gray');
    if (color) paint(base, group, color);
  }
  const hasLastWord = grid.rules.some(({ id }) => ruleById.get(id)?.finish !== undefined);
  const visit = (tiles: Grid['tiles'], depth: number): void => {
    const painted = { ...grid, tiles };
    const group = open[depth];
    const isAsked = !group || !hasLastWord;
    if (isAsked && judge(boardOf(painted), null).final === 'error') return;
    if (!group) {
      found.add(colorsOf(painted));
      return;
    }
    for (const color of ['dark', 'light'] as const) {
      const next = [...tiles];
      paint(next, group, color);
      visit(next, depth + 1);
    }
  };
  visit(base, 0);
  return found;
}

function paint(
  tiles: Grid['tiles'][number][],
  group: readonly number[],
  color: 'dark' | 'light' | 'gray',
) {
  for (const cell of group) {
    const tile = tiles[cell];
    if (tile) tiles[cell] = recolor(tile, color);
  }
}
