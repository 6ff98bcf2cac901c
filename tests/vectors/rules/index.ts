import type { RuleDef } from '#engine/clues/defineRule.ts';
import type { RuleId } from '#engine/rules/index.ts';
import type { RuleVectors } from '../RuleVectors.ts';
import { vectors as banPattern } from './ban_pattern.ts';
import { vectors as cellCount } from './cell_count.ts';
import { vectors as completePattern } from './complete_pattern.ts';
import { vectors as connectAll } from './connect_all.ts';
import { vectors as connectZones } from './connect_zones.ts';
import { vectors as containsShape } from './contains_shape.ts';
import { vectors as custom } from './custom.ts';
import { vectors as foresight } from './foresight.ts';
import { vectors as lyingSymbols } from './lying_symbols.ts';
import { vectors as music } from './music.ts';
import { vectors as mystery } from './mystery.ts';
import { vectors as noLoops } from './no_loops.ts';
import { vectors as offByX } from './off_by_x.ts';
import { vectors as perfection } from './perfection.ts';
import { vectors as regionArea } from './region_area.ts';
import { vectors as sameShape } from './same_shape.ts';
import { vectors as symbolsPerRegion } from './symbols_per_region.ts';
import { vectors as underclued } from './underclued.ts';
import { vectors as uniqueShape } from './unique_shape.ts';
import { vectors as wrapAround } from './wrap_around.ts';
import { vectors as zoneCellCount } from './zone_cell_count.ts';
import { vectors as zoneDiffCount } from './zone_diff_count.ts';
import { vectors as zoneExactCount } from './zone_exact_count.ts';

/** The vectors of every rule: a rule without a file does not compile. */
export const ruleVectors: Readonly<Record<RuleId, RuleVectors<RuleDef>>> = {
  ban_pattern: banPattern,
  cell_count: cellCount,
  complete_pattern: completePattern,
  connect_all: connectAll,
  connect_zones: connectZones,
  contains_shape: containsShape,
  custom,
  foresight,
  lying_symbols: lyingSymbols,
  music,
  mystery,
  no_loops: noLoops,
  off_by_x: offByX,
  perfection,
  region_area: regionArea,
  same_shape: sameShape,
  symbols_per_region: symbolsPerRegion,
  underclued,
  unique_shape: uniqueShape,
  wrap_around: wrapAround,
  zone_cell_count: zoneCellCount,
  zone_diff_count: zoneDiffCount,
  zone_exact_count: zoneExactCount,
};
