import type { RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ScriptError } from './ScriptError.ts';

const rules = new WeakMap<object, RuleInstance>();
const symbols = new WeakMap<object, SymbolInstance>();
const clues = new WeakMap<RuleInstance | SymbolInstance, object>();

/** Note which rule an object of a script stands for. */
export function noteRule(clue: object, rule: RuleInstance): void {
  rules.set(clue, rule);
  clues.set(rule, clue);
}

/** Note which symbol an object of a script stands for. */
export function noteSymbol(clue: object, symbol: SymbolInstance): void {
  symbols.set(clue, symbol);
  clues.set(symbol, clue);
}

/** The rule that a script gave. */
export function ruleOf(owner: string, value: unknown): RuleInstance {
  const rule = isObject(value) ? rules.get(value) : undefined;
  if (rule) return rule;
  throw new ScriptError(`${owner}: this is not a rule. Rules are made like new CellCountRule().`);
}

/** The symbol that a script gave. */
export function symbolOf(owner: string, value: unknown): SymbolInstance {
  const symbol = isObject(value) ? symbols.get(value) : undefined;
  if (symbol) return symbol;
  throw new ScriptError(
    `${owner}: this is not a symbol. Symbols are made like new NumberSymbol(0, 0).`,
  );
}

/** The object of the script that a clue came from. */
export function clueOf(instance: RuleInstance | SymbolInstance): object {
  return clues.get(instance) ?? instance;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
