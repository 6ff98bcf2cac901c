import type { Config, Field, FieldKind, FieldValues, ParamsOf } from '../config/field.ts';
import type { Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';

/**
 * Params of an instance as its own definition types them. An instance is plain data; whoever made it took the
 * params from that definition, which no type of a mixed list can say: hence the claim.
 */
export function paramsOf<C extends Config>(
  _def: { readonly config: C },
  instance: RuleInstance | SymbolInstance,
): ParamsOf<C> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see above
  return instance.params as ParamsOf<C>;
}

/** The value of one field of an instance, typed by the field. */
export function valueOf<K extends FieldKind>(
  _field: Field<K>,
  name: string,
  params: Params,
): FieldValues[K] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- params come from the field's definition
  return params[name] as FieldValues[K];
}
