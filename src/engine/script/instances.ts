import type { RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ScriptError } from './helpers.ts';

const rules = new WeakMap<object, RuleInstance>();
const symbols = new WeakMap<object, SymbolInstance>();
const clues = new WeakMap<RuleInstance | SymbolInstance, object>();

/** Stores the rule of a script object. */
export function noteRule(clue: object, rule: RuleInstance): void {
  rules.set(clue, rule);
  clues.set(rule, clue);
}

/** Stores the symbol of a script object. */
export function noteSymbol(clue: object, symbol: SymbolInstance): void {
  symbols.set(clue, symbol);
  clues.set(symbol, clue);
}

/** The rule of a script object; throws for other values. */
export function requireRule(owner: string, value: unknown): RuleInstance {
  const rule = isObject(value) ? rules.get(value) : undefined;
  if (rule) return rule;
  throw new ScriptError(`${owner}: this isn’t a rule. Create one like this: new CellCountRule().`);
}

/** The symbol of a script object; throws for other values. */
export function requireSymbol(owner: string, value: unknown): SymbolInstance {
  const symbol = isObject(value) ? symbols.get(value) : undefined;
  if (symbol) return symbol;
  throw new ScriptError(
    `${owner}: this isn’t a symbol. Create one like this: new NumberSymbol(0, 0).`,
  );
}

/** The script object of a clue. */
export function findScriptObject(instance: RuleInstance | SymbolInstance): object {
  return clues.get(instance) ?? instance;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
