import type { Config, ParamsOf } from '../config/field.ts';
import type { RuleWords } from '../clues/phrasing.ts';
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
import { words as banPatternWords } from './ban_pattern/phrasing.ts';
import { words as cellCountWords } from './cell_count/phrasing.ts';
import { words as connectAllWords } from './connect_all/phrasing.ts';
import { words as connectZonesWords } from './connect_zones/phrasing.ts';
import { words as containsShapeWords } from './contains_shape/phrasing.ts';
import { words as lyingSymbolsWords } from './lying_symbols/phrasing.ts';
import { words as noLoopsWords } from './no_loops/phrasing.ts';
import { words as offByXWords } from './off_by_x/phrasing.ts';
import { words as regionAreaWords } from './region_area/phrasing.ts';
import { words as sameShapeWords } from './same_shape/phrasing.ts';
import { words as symbolsPerRegionWords } from './symbols_per_region/phrasing.ts';
import { words as uniqueShapeWords } from './unique_shape/phrasing.ts';
import { words as wrapAroundWords } from './wrap_around/phrasing.ts';
import { words as zoneCellCountWords } from './zone_cell_count/phrasing.ts';
import { words as zoneDiffCountWords } from './zone_diff_count/phrasing.ts';
import { words as zoneExactCountWords } from './zone_exact_count/phrasing.ts';

/**
 * The phrases of rules in hints, by their wire ids. Separate from the definitions, because pages
 * need those without hints. A rule without an entry uses its own short text.
 */
export const ruleWords: ReadonlyMap<string, RuleWords<ParamsOf<Config>>> = new Map([
  entry(banPattern, banPatternWords),
  entry(cellCount, cellCountWords),
  entry(connectAll, connectAllWords),
  entry(connectZones, connectZonesWords),
  entry(containsShape, containsShapeWords),
  entry(lyingSymbols, lyingSymbolsWords),
  entry(noLoops, noLoopsWords),
  entry(offByX, offByXWords),
  entry(regionArea, regionAreaWords),
  entry(sameShape, sameShapeWords),
  entry(symbolsPerRegion, symbolsPerRegionWords),
  entry(uniqueShape, uniqueShapeWords),
  entry(wrapAround, wrapAroundWords),
  entry(zoneCellCount, zoneCellCountWords),
  entry(zoneDiffCount, zoneDiffCountWords),
  entry(zoneExactCount, zoneExactCountWords),
]);

/** Pairs a definition with its phrases. Both have the same params. */
function entry<C extends Config>(
  { id }: RuleDef<C>,
  words: RuleWords<ParamsOf<C>>,
): readonly [string, RuleWords<ParamsOf<Config>>] {
  return [id, words];
}
