import type { Config } from '../config/field.ts';
import type { Grid, Params } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';

/**
 * Load the drawing data of a grid's symbols, including those in the example pictures of its clues.
 * Await it once for a grid from outside, before it is shown: drawing itself is synchronous. A
 * placeholder is drawn for data that can't be loaded.
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

/** Grids in the parameters that are drawn with their symbols. */
function gridsIn(config: Config, params: Params): readonly Grid[] {
  return Object.entries(config).flatMap(([name, { kind }]) => {
    const isGrid = kind === 'grid' || kind === 'nullableGrid';
    const value = isGrid ? params[name] : null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field says so
    return value ? [value as Grid] : [];
  });
}
