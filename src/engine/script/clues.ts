import { message, type Text } from '#texts/message.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import { paramsOf } from '../clues/params.ts';
import { field, type AnyField, type Config } from '../config/field.ts';
import { allRules } from '../rules/index.ts';
import { allSymbols } from '../symbols/index.ts';

/** JavaScript globals that a name of the script interface could hide. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Date',
  'Error',
  'Function',
  'Infinity',
  'Iterator',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
  'WeakRef',
  'WeakSet',
]);

/**
 * The name of a global of scripts: a name that JavaScript already has gets an underscore as prefix.
 */
export function globalName(name: string): string {
  return OWN_NAMES.has(name) ? `_${name}` : name;
}

/** A parameter of the constructor of a clue. */
export interface ClueParameter {
  readonly name: string;
  readonly field: AnyField;
  /** Has no default: the position of a symbol. */
  readonly isNeeded: boolean;
}

/** The script interface of one kind of clue, derived from its definition. */
export interface ScriptClue {
  readonly kind: 'rule' | 'symbol';
  readonly id: string;
  /** Name of the class. */
  readonly name: string;
  readonly title: Text;
  /** The condition of a new clue. */
  readonly text: Text;
  readonly parameters: readonly ClueParameter[];
}

const PLACE: readonly ClueParameter[] = [
  { name: 'x', field: placeField('code.columnFromZero'), isNeeded: true },
  { name: 'y', field: placeField('code.rowFromZero'), isNeeded: true },
];

function placeField(label: 'code.columnFromZero' | 'code.rowFromZero'): AnyField {
  return field.number({ initial: 0, label: message(label) });
}

/** All kinds of clues, rules first, in the order of the editor. */
export const SCRIPT_CLUES: readonly ScriptClue[] = [
  ...allRules.map((def) => scriptClue('rule', def, [])),
  ...allSymbols.map((def) => scriptClue('symbol', def, PLACE)),
];

function scriptClue(
  kind: ScriptClue['kind'],
  def: RuleDef | SymbolDef,
  place: readonly ClueParameter[],
): ScriptClue {
  const { id, title } = def;
  return {
    kind,
    id,
    title,
    name: className(id, kind),
    text: def.explain(paramsOf(def, { id, params: initialParams(def.config) })),
    parameters: [...place, ...parametersOf(def.config)],
  };
}

/** `region_area` and `rule` become `RegionAreaRule`. Ids never change, so scripts stay valid. */
function className(id: string, kind: ScriptClue['kind']): string {
  const words = [...id.split('_'), kind];
  return globalName(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''));
}

function initialParams(config: Config) {
  return Object.fromEntries(Object.entries(config).map(([name, { initial }]) => [name, initial]));
}

function parametersOf(config: Config): readonly ClueParameter[] {
  return Object.entries(config).map(([name, it]) => ({ name, field: it, isNeeded: false }));
}
