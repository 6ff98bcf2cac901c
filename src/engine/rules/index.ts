import type { RuleDef } from '../clues/defineRule.ts';
import { banPattern } from './ban_pattern/rule.ts';
import { cellCount } from './cell_count/rule.ts';
import { completePattern } from './complete_pattern/rule.ts';
import { connectAll } from './connect_all/rule.ts';
import { connectZones } from './connect_zones/rule.ts';
import { containsShape } from './contains_shape/rule.ts';
import { custom } from './custom/rule.ts';
import { foresight } from './foresight/rule.ts';
import { lyingSymbols } from './lying_symbols/rule.ts';
import { music } from './music/rule.ts';
import { mystery } from './mystery/rule.ts';
import { noLoops } from './no_loops/rule.ts';
import { offByX } from './off_by_x/rule.ts';
import { perfection } from './perfection/rule.ts';
import { regionArea } from './region_area/rule.ts';
import { sameShape } from './same_shape/rule.ts';
import { symbolsPerRegion } from './symbols_per_region/rule.ts';
import { underclued } from './underclued/rule.ts';
import { uniqueShape } from './unique_shape/rule.ts';
import { wrapAround } from './wrap_around/rule.ts';
import { zoneCellCount } from './zone_cell_count/rule.ts';
import { zoneDiffCount } from './zone_diff_count/rule.ts';
import { zoneExactCount } from './zone_exact_count/rule.ts';

/** Every rule, in palette order. */
export const allRules: readonly RuleDef[] = [
  banPattern,
  cellCount,
  completePattern,
  connectAll,
  connectZones,
  containsShape,
  custom,
  zoneDiffCount,
  zoneExactCount,
  foresight,
  lyingSymbols,
  music,
  mystery,
  noLoops,
  offByX,
  perfection,
  regionArea,
  zoneCellCount,
  sameShape,
  symbolsPerRegion,
  underclued,
  uniqueShape,
  wrapAround,
];

/** Rules by their wire ids. */
export const ruleById: ReadonlyMap<string, RuleDef> = new Map(
  allRules.map((rule) => [rule.id, rule]),
);
