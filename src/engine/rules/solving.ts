import type { Config, ParamsOf } from '../config/field.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import type { RuleSolving } from '../solver/model/SolverModel.ts';
import { banPattern } from './ban_pattern/rule.ts';
import { cellCount } from './cell_count/rule.ts';
import { connectAll } from './connect_all/rule.ts';
import { connectZones } from './connect_zones/rule.ts';
import { containsShape } from './contains_shape/rule.ts';
import { lyingSymbols } from './lying_symbols/rule.ts';
import { mystery } from './mystery/rule.ts';
import { noLoops } from './no_loops/rule.ts';
import { offByX } from './off_by_x/rule.ts';
import { regionArea } from './region_area/rule.ts';
import { sameShape } from './same_shape/rule.ts';
import { symbolsPerRegion } from './symbols_per_region/rule.ts';
import { underclued } from './underclued/rule.ts';
import { uniqueShape } from './unique_shape/rule.ts';
import { wrapAround } from './wrap_around/rule.ts';
import { zoneCellCount } from './zone_cell_count/rule.ts';
import { zoneDiffCount } from './zone_diff_count/rule.ts';
import { zoneExactCount } from './zone_exact_count/rule.ts';
import { solve as banPatternSolving } from './ban_pattern/solving.ts';
import { solve as cellCountSolving } from './cell_count/solving.ts';
import { solve as connectAllSolving } from './connect_all/solving.ts';
import { solve as connectZonesSolving } from './connect_zones/solving.ts';
import { solve as containsShapeSolving } from './contains_shape/solving.ts';
import { solve as lyingSymbolsSolving } from './lying_symbols/solving.ts';
import { solve as mysterySolving } from './mystery/solving.ts';
import { solve as noLoopsSolving } from './no_loops/solving.ts';
import { solve as offByXSolving } from './off_by_x/solving.ts';
import { solve as regionAreaSolving } from './region_area/solving.ts';
import { solve as sameShapeSolving } from './same_shape/solving.ts';
import { solve as symbolsPerRegionSolving } from './symbols_per_region/solving.ts';
import { solve as undercluedSolving } from './underclued/solving.ts';
import { solve as uniqueShapeSolving } from './unique_shape/solving.ts';
import { solve as wrapAroundSolving } from './wrap_around/solving.ts';
import { solve as zoneCellCountSolving } from './zone_cell_count/solving.ts';
import { solve as zoneDiffCountSolving } from './zone_diff_count/solving.ts';
import { solve as zoneExactCountSolving } from './zone_exact_count/solving.ts';

/**
 * The meaning of rules for solvers, by their wire ids. Separate from the definitions, because pages
 * need those without a solver. For a rule without an entry, solvers check colorings on boards,
 * which is slow.
 */
export const ruleSolving: ReadonlyMap<string, RuleSolving<ParamsOf<Config>>> = new Map([
  entry(banPattern, banPatternSolving),
  entry(cellCount, cellCountSolving),
  entry(connectAll, connectAllSolving),
  entry(connectZones, connectZonesSolving),
  entry(containsShape, containsShapeSolving),
  entry(lyingSymbols, lyingSymbolsSolving),
  entry(mystery, mysterySolving),
  entry(noLoops, noLoopsSolving),
  entry(offByX, offByXSolving),
  entry(regionArea, regionAreaSolving),
  entry(sameShape, sameShapeSolving),
  entry(symbolsPerRegion, symbolsPerRegionSolving),
  entry(underclued, undercluedSolving),
  entry(uniqueShape, uniqueShapeSolving),
  entry(wrapAround, wrapAroundSolving),
  entry(zoneCellCount, zoneCellCountSolving),
  entry(zoneDiffCount, zoneDiffCountSolving),
  entry(zoneExactCount, zoneExactCountSolving),
]);

/** Pairs a definition with its meaning for solvers. Both have the same params. */
function entry<C extends Config>(
  { id }: RuleDef<C>,
  solving: RuleSolving<ParamsOf<C>>,
): readonly [string, RuleSolving<ParamsOf<Config>>] {
  return [id, solving];
}
