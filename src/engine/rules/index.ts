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

/** Every rule by its wire id, in palette order. */
const RULES = {
  ban_pattern: banPattern,
  cell_count: cellCount,
  complete_pattern: completePattern,
  connect_all: connectAll,
  connect_zones: connectZones,
  contains_shape: containsShape,
  custom,
  zone_diff_count: zoneDiffCount,
  zone_exact_count: zoneExactCount,
  foresight,
  lying_symbols: lyingSymbols,
  music,
  mystery,
  no_loops: noLoops,
  off_by_x: offByX,
  perfection,
  region_area: regionArea,
  zone_cell_count: zoneCellCount,
  same_shape: sameShape,
  symbols_per_region: symbolsPerRegion,
  underclued,
  unique_shape: uniqueShape,
  wrap_around: wrapAround,
} as const satisfies Readonly<Record<string, RuleDef>>;

/** Wire ids of the rules. */
export type RuleId = keyof typeof RULES;

/** Every rule, in palette order. */
export const allRules: readonly RuleDef[] = Object.values(RULES);

/** Rules by their wire ids. */
export const ruleById: ReadonlyMap<string, RuleDef> = new Map(
  allRules.map((rule) => [rule.id, rule]),
);
