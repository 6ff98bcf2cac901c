import type { Config, Field, FieldKind, FieldValues, ParamsOf } from '../config/field.ts';
import { isKnownWord } from '../config/kinds/literal.ts';
import type { Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';

const understood = new WeakMap<Params, Params>();

/**
 * Params of an instance as its own definition types them. A text may hold words that are in no list (a color
 * `purple`): a clue reads the field's prototype instead. Otherwise these are the instance's own params, the same
 * object. An instance is plain data; whoever made it took the other values from that definition, which no type of a
 * mixed list can say: hence the claim.
 */
export function paramsOf<C extends Config>(
  def: { readonly config: C },
  instance: RuleInstance | SymbolInstance,
): ParamsOf<C> {
  const known = understood.get(instance.params) ?? withKnownWords(def.config, instance.params);
  understood.set(instance.params, known);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see above
  return known as ParamsOf<C>;
}

function withKnownWords(config: Config, params: Params): Params {
  const strange = Object.entries(config).filter(
    ([name, { kind }]) => !isKnownWord(kind, params[name]),
  );
  if (strange.length === 0) return params;
  return {
    ...params,
    ...Object.fromEntries(strange.map(([name, { prototype }]) => [name, prototype])),
  };
}

/** The value of one field of an instance, typed by the field; a word may be of no list. */
export function valueOf<K extends FieldKind>(
  _field: Field<K>,
  name: string,
  params: Params,
): FieldValues[K] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- params come from the field's definition
  return params[name] as FieldValues[K];
}
