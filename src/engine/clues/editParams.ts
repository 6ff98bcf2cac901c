import type { Config, ParamsOf } from '../config/field.ts';
import type { Params } from '../grid/grid.ts';
import type { RuleDef } from './defineRule.ts';
import type { SymbolDef } from './defineSymbol.ts';
import { paramsOf } from './params.ts';

/** A rule or a symbol. The editor handles the params of both alike. */
export type ClueDef = RuleDef | SymbolDef;

/** The initial params of a new clue, with the differing ones replaced. */
export function initialParams(def: ClueDef, differing: Params = {}): ParamsOf<Config> {
  const initial = Object.entries(def.config).map(([name, field]) => [name, field.initial] as const);
  const params = paramsOf(def, {
    id: def.id,
    params: { ...Object.fromEntries(initial), ...differing },
  });
  return def.normalize?.(params) ?? params;
}

/**
 * Params after an author changed a field, as the clue accepts them. The same object if nothing
 * changed.
 */
export function editParams(def: ClueDef, params: Params, name: string, value: unknown): Params {
  if (Object.is(params[name], value)) return params;
  const before = paramsOf(def, { id: def.id, params });
  const edited = paramsOf(def, { id: def.id, params: { ...params, [name]: value } });
  const whole = def.reconcile?.(edited, before) ?? edited;
  return def.normalize?.(whole) ?? whole;
}
