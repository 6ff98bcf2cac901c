import { message } from '#texts/message.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import { getField } from '../clues/params.ts';
import { field, type Config, type Field, type FieldKind, type ParamsOf } from '../config/field.ts';
import { KINDS } from '../config/kinds/index.ts';
import type { GridReader, GridWriter, Kind } from '../config/kinds/kind.ts';
import type { Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ok, type Result } from '#base/result.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

const PLACE = {
  x: field.number({ initial: 0, label: 'x' }),
  y: field.number({ initial: 0, label: 'y' }),
} as const satisfies Config;

/** Read `id,key=value,…` as a rule. */
export function readRule(text: string, grids: GridReader): Result<RuleInstance, ParseError> {
  const { id, values } = split(text);
  const def: RuleDef | undefined = ruleById.get(id);
  if (!def) return parseError('unknownRule', message('parse.unknownRule', { id }));
  const params = readParams(def.config, values, grids);
  if (!params.ok) return params;
  noteUnknown(id, def.config, values, grids);
  return ok({ id, params: def.normalize?.(params.value) ?? params.value });
}

/** Read `id,x=…,y=…,key=value,…` as a symbol. */
export function readSymbol(text: string, grids: GridReader): Result<SymbolInstance, ParseError> {
  const { id, values } = split(text);
  const def: SymbolDef | undefined = symbolById.get(id);
  if (!def) return parseError('unknownSymbol', message('parse.unknownSymbol', { id }));
  const at = readParams(PLACE, values, grids);
  if (!at.ok) return at;
  const params = readParams(def.config, values, grids);
  if (!params.ok) return params;
  noteUnknown(id, { ...PLACE, ...def.config }, values, grids);
  return ok({ id, at: at.value, params: def.normalize?.(params.value) ?? params.value });
}

/** The id and the last value of each key; undefined for a key without `=`. */
function split(text: string) {
  const [id = '', ...parts] = text.split(',');
  const values = new Map<string, string | undefined>();
  for (const part of parts) {
    if (part === '') continue;
    const [key = '', value] = part.split('=');
    values.set(key, value);
  }
  return { id, values };
}

function noteUnknown(
  id: string,
  config: Config,
  values: ReadonlyMap<string, unknown>,
  { onUnknownField }: GridReader,
): void {
  for (const name of values.keys()) if (!Object.hasOwn(config, name)) onUnknownField(id, name);
}

/** Omitted fields get their prototype value; unknown names are ignored. */
function readParams<C extends Config>(
  config: C,
  values: ReadonlyMap<string, string | undefined>,
  grids: GridReader,
): Result<ParamsOf<C>, ParseError> {
  const params: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(config)) {
    const text = values.get(name);
    if (text === undefined) {
      if (values.has(name)) return parseError('badField', message('parse.emptyField', { name }));
      params[name] = field.prototype;
      continue;
    }
    const value = readField(field, text, grids);
    if (!value.ok) return value;
    params[name] = value.value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the config was read
  return ok(params as ParamsOf<C>);
}

function readField<K extends FieldKind>(field: Field<K>, text: string, grids: GridReader) {
  return KINDS[field.kind].read(text, grids);
}

/** Write a rule with all its fields. */
export function writeRule({ id, params }: RuleInstance, grids: GridWriter): string {
  return `${id},${writeParams(ruleById.get(id)?.config ?? {}, params, grids).join(',')}`;
}

/** Write a symbol with all its fields. */
export function writeSymbol({ id, at, params }: SymbolInstance, grids: GridWriter): string {
  const fields = [
    ...writeParams(PLACE, { ...at }, grids),
    ...writeParams(symbolById.get(id)?.config ?? {}, params, grids),
  ];
  return `${id},${fields.join(',')}`;
}

function writeParams(config: Config, params: Params, grids: GridWriter): readonly string[] {
  return Object.entries(config).map(
    ([name, field]) => `${name}=${writeField(field, name, params, grids)}`,
  );
}

function writeField<K extends FieldKind>(
  field: Field<K>,
  name: string,
  params: Params,
  grids: GridWriter,
): string {
  const kind: Kind<K> = KINDS[field.kind];
  const value = getField(field, name, params);
  return grids.form === 'canonical' && kind.canonical
    ? kind.canonical(value, grids)
    : kind.write(value, grids);
}
