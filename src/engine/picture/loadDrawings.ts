import type { Config } from '../config/field.ts';
import type { Grid, Params } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';

/**
 * Load what the symbols of a grid are drawn with, also in the example pictures of its clues. To be
 * awaited once for a grid from outside, before it is shown: drawing itself never waits. Where
 * something cannot be loaded, a stand-in is drawn.
 */
export async function loadDrawings(grid: Grid): Promise<void> {
  const loads = new Set(loadsOf(grid));
  await Promise.allSettled([...loads].map((load) => load()));
}

function loadsOf(grid: Grid): readonly (() => Promise<void>)[] {
  const ofSymbols = [...grid.symbols].flatMap(([id, placed]) => {
    const def = symbolById.get(id);
    if (def === undefined) return [];
    const nested = placed.flatMap(({ params }) => gridsIn(def.config, params));
    return [...(def.load && placed.length > 0 ? [def.load] : []), ...nested.flatMap(loadsOf)];
  });
  const ofRules = grid.rules.flatMap(({ id, params }) =>
    gridsIn(ruleById.get(id)?.config ?? {}, params).flatMap(loadsOf),
  );
  return [...ofSymbols, ...ofRules];
}

/** Grids among the params that are drawn with their symbols. */
function gridsIn(config: Config, params: Params): readonly Grid[] {
  return Object.entries(config).flatMap(([name, { kind }]) => {
    const isGrid = kind === 'grid' || kind === 'nullableGrid';
    const value = isGrid ? params[name] : null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field says so
    return value ? [value as Grid] : [];
  });
}
