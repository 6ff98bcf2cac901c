import type { Config, ParamsOf } from '../config/field.ts';
import type { RulePhrasing } from '../clues/phrasing.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import { banPattern } from './ban_pattern/rule.ts';
import { cellCount } from './cell_count/rule.ts';
import { connectAll } from './connect_all/rule.ts';
import { connectZones } from './connect_zones/rule.ts';
import { containsShape } from './contains_shape/rule.ts';
import { lyingSymbols } from './lying_symbols/rule.ts';
import { noLoops } from './no_loops/rule.ts';
import { offByX } from './off_by_x/rule.ts';
import { regionArea } from './region_area/rule.ts';
import { sameShape } from './same_shape/rule.ts';
import { symbolsPerRegion } from './symbols_per_region/rule.ts';
import { uniqueShape } from './unique_shape/rule.ts';
import { wrapAround } from './wrap_around/rule.ts';
import { zoneCellCount } from './zone_cell_count/rule.ts';
import { zoneDiffCount } from './zone_diff_count/rule.ts';
import { zoneExactCount } from './zone_exact_count/rule.ts';
import { phrasing as banPatternPhrasing } from './ban_pattern/solving.ts';
import { phrasing as cellCountPhrasing } from './cell_count/solving.ts';
import { phrasing as connectAllPhrasing } from './connect_all/solving.ts';
import { phrasing as connectZonesPhrasing } from './connect_zones/solving.ts';
import { phrasing as containsShapePhrasing } from './contains_shape/solving.ts';
import { phrasing as lyingSymbolsPhrasing } from './lying_symbols/solving.ts';
import { phrasing as noLoopsPhrasing } from './no_loops/solving.ts';
import { phrasing as offByXPhrasing } from './off_by_x/solving.ts';
import { phrasing as regionAreaPhrasing } from './region_area/solving.ts';
import { phrasing as sameShapePhrasing } from './same_shape/solving.ts';
import { phrasing as symbolsPerRegionPhrasing } from './symbols_per_region/solving.ts';
import { phrasing as uniqueShapePhrasing } from './unique_shape/solving.ts';
import { phrasing as wrapAroundPhrasing } from './wrap_around/solving.ts';
import { phrasing as zoneCellCountPhrasing } from './zone_cell_count/solving.ts';
import { phrasing as zoneDiffCountPhrasing } from './zone_diff_count/solving.ts';
import { phrasing as zoneExactCountPhrasing } from './zone_exact_count/solving.ts';

/**
 * The phrases of rules in hints, by their wire ids. Separate from the definitions, because pages
 * need those without hints. A rule without an entry uses its own short text.
 */
export const rulePhrasing: ReadonlyMap<string, RulePhrasing<ParamsOf<Config>>> = new Map([
  entry(banPattern, banPatternPhrasing),
  entry(cellCount, cellCountPhrasing),
  entry(connectAll, connectAllPhrasing),
  entry(connectZones, connectZonesPhrasing),
  entry(containsShape, containsShapePhrasing),
  entry(lyingSymbols, lyingSymbolsPhrasing),
  entry(noLoops, noLoopsPhrasing),
  entry(offByX, offByXPhrasing),
  entry(regionArea, regionAreaPhrasing),
  entry(sameShape, sameShapePhrasing),
  entry(symbolsPerRegion, symbolsPerRegionPhrasing),
  entry(uniqueShape, uniqueShapePhrasing),
  entry(wrapAround, wrapAroundPhrasing),
  entry(zoneCellCount, zoneCellCountPhrasing),
  entry(zoneDiffCount, zoneDiffCountPhrasing),
  entry(zoneExactCount, zoneExactCountPhrasing),
]);

/** Pairs a definition with its phrases. Both have the same params. */
function entry<C extends Config>(
  { id }: RuleDef<C>,
  phrasing: RulePhrasing<ParamsOf<C>>,
): readonly [string, RulePhrasing<ParamsOf<Config>>] {
  return [id, phrasing];
}
