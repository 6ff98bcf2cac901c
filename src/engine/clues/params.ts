import { bounded } from '#base/bounded.ts';
import type { AnyField, Config, Field, FieldKind, FieldValues, ParamsOf } from '../config/field.ts';
import { isKnownLiteral } from '../config/kinds/literal.ts';
import type { Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';

const checkedParams = new WeakMap<Params, Params>();

/**
 * Params of an instance, typed by its definition. A literal that its kind does not know (a color
 * `purple`) is replaced by the field's prototype, and a bounded number by a whole number in its
 * bounds. Without replacements these are the instance's own params, the same object. Instances are
 * plain data in mixed lists, so the types do not show that their params were made by the same
 * definition: hence the type assertion.
 */
export function paramsOf<C extends Config>(
  def: { readonly config: C },
  instance: RuleInstance | SymbolInstance,
): ParamsOf<C> {
  const usable = checkedParams.get(instance.params) ?? usableParams(def.config, instance.params);
  checkedParams.set(instance.params, usable);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return usable as ParamsOf<C>;
}

function usableParams(config: Config, params: Params): Params {
  const replaced = Object.entries(config).flatMap(([name, field]) => {
    const value = usableValue(field, params[name]);
    return Object.is(value, params[name]) ? [] : [[name, value] as const];
  });
  return replaced.length === 0 ? params : { ...params, ...Object.fromEntries(replaced) };
}

function usableValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'number' && field.isBounded && typeof value === 'number') {
    const { min = -Infinity, max = Infinity, prototype: fallback } = field;
    return bounded(Math.floor(value), { min, max, fallback });
  }
  return isKnownLiteral(field.kind, value) ? value : field.prototype;
}

/** The value of one field of an instance, typed by the field; a literal may be unknown. */
export function getField<K extends FieldKind>(
  _field: Field<K>,
  name: string,
  params: Params,
): FieldValues[K] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- params come from the field's definition
  return params[name] as FieldValues[K];
}
