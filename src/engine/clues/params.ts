import type { Config, Field, FieldKind, FieldValues, ParamsOf } from '../config/field.ts';
import { isKnownLiteral } from '../config/kinds/literal.ts';
import type { Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';

const checkedParams = new WeakMap<Params, Params>();

/**
 * Params of an instance, typed by its definition. A literal that its kind does not know (a color
 * `purple`) is replaced by the field's prototype; otherwise these are the instance's own params,
 * the same object. Instances are plain data in mixed lists, so the types do not show that their
 * params were made by the same definition: hence the type assertion.
 */
export function paramsOf<C extends Config>(
  def: { readonly config: C },
  instance: RuleInstance | SymbolInstance,
): ParamsOf<C> {
  const known =
    checkedParams.get(instance.params) ?? withKnownLiterals(def.config, instance.params);
  checkedParams.set(instance.params, known);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see above
  return known as ParamsOf<C>;
}

function withKnownLiterals(config: Config, params: Params): Params {
  const unknown = Object.entries(config).filter(
    ([name, { kind }]) => !isKnownLiteral(kind, params[name]),
  );
  if (unknown.length === 0) return params;
  return {
    ...params,
    ...Object.fromEntries(unknown.map(([name, { prototype }]) => [name, prototype])),
  };
}

/** The value of one field of an instance, typed by the field; a literal may be unknown. */
export function valueOf<K extends FieldKind>(
  _field: Field<K>,
  name: string,
  params: Params,
): FieldValues[K] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- params come from the field's definition
  return params[name] as FieldValues[K];
}
