import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { emptyGrid, type Grid, type Params } from '../grid/grid.ts';
import type { Config, FieldKind } from '../config/field.ts';

/**
 * A copy of a grid that can be put inside one of its own clues: without the grids inside its clues,
 * which would grow with every copy of a copy.
 */
export function withoutInnerGrids(grid: Grid): Grid {
  const rules = grid.rules.map((rule) => ({
    ...rule,
    params: withoutGrids(ruleById.get(rule.id)?.config ?? {}, rule.params),
  }));
  const symbols = new Map(
    [...grid.symbols].map(([id, list]) => {
      const config = symbolById.get(id)?.config ?? {};
      const bare = list.map((it) => ({ ...it, params: withoutGrids(config, it.params) }));
      return [id, bare] as const;
    }),
  );
  return { ...grid, rules, symbols };
}

function withoutGrids(config: Config, params: Params): Params {
  const hasGrid = Object.values(config).some(({ kind }) => EMPTY_VALUES.has(kind));
  if (!hasGrid) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const kind = config[name]?.kind;
      return [name, kind && EMPTY_VALUES.has(kind) ? EMPTY_VALUES.get(kind) : value];
    }),
  );
}

/** The values that replace inner grids. */
const EMPTY_VALUES: ReadonlyMap<FieldKind, Grid | null> = new Map<FieldKind, Grid | null>([
  ['grid', emptyGrid(0, 0)],
  ['nullableGrid', null],
]);
