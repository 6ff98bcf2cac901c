import { rulePhrasing } from '../rules/phrasing.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import { listed, message, type Text } from '#texts/message.ts';
import { paramsOf } from '../clues/params.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import type { Board } from '../grid/board.ts';
import type { RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { ruleSolving } from '../rules/solving.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { symbolById } from '../symbols/index.ts';

/** A rule with its definition. */
export interface NamedRule {
  readonly ref: ClueRef;
  readonly rule: RuleInstance;
  readonly def: RuleDef;
}

/** A symbol with its definition. */
export interface NamedSymbol {
  readonly ref: ClueRef;
  readonly symbol: SymbolInstance;
  readonly def: SymbolDef;
}

/** The clues of a deduction. */
export interface NamedClues {
  readonly rules: readonly NamedRule[];
  readonly symbols: readonly NamedSymbol[];
}

/** The clues with their definitions. */
export function namedClues(refs: readonly ClueRef[], board: Board): NamedClues {
  const rules = refs.flatMap((ref): NamedRule[] => {
    const rule = ref.type === 'rule' ? board.grid.rules[ref.index] : undefined;
    const def = rule && ruleById.get(rule.id);
    return def ? [{ ref, rule, def }] : [];
  });
  const symbols = refs.flatMap((ref): NamedSymbol[] => {
    const symbol = ref.type === 'symbol' ? board.symbols(ref.id)[ref.index] : undefined;
    const def = symbol && symbolById.get(symbol.id);
    return def ? [{ ref, symbol, def }] : [];
  });
  return { rules, symbols };
}

/** A rule inside a sentence, in quotes: “all dark cells are connected”. */
export function ruleName({ rule, def }: NamedRule): Text {
  const params = paramsOf(def, rule);
  return message('hints.ruleNamed', {
    rule: rulePhrasing.get(def.id)?.noun(params) ?? def.brief(params),
  });
}

/** A symbol inside a sentence: "the viewpoint". */
export function symbolNoun({ symbol, def }: NamedSymbol): Text {
  const params = paramsOf(def, symbol);
  return symbolPhrasing.get(def.id)?.noun(params) ?? def.speak(params);
}

/** A symbol with the text that distinguishes it from others of its kind: "viewpoint 5". */
export function symbolName({ symbol, def }: NamedSymbol): Text {
  return def.speak(paramsOf(def, symbol));
}

/** Symbols with distinguishing texts, each once: "letter A and letter B". */
export function symbolNames(symbols: readonly NamedSymbol[]): Text {
  const byName = new Map(symbols.map((it) => [JSON.stringify(symbolName(it)), symbolName(it)]));
  return listed([...byName.values()]);
}

/** The clues that restrict colors, without rules that only join sides. */
export function tellingClues({ rules, symbols }: NamedClues): NamedClues {
  return { rules: rules.filter(({ def }) => def.topology === undefined), symbols };
}

/** True if a symbol's count has to equal a number. */
export function hasNumber({ def }: NamedSymbol): boolean {
  return def.number !== undefined;
}

/** The counts that fulfill a symbol's number, after changes by rules among the clues. */
export function findTargets(
  { symbol, def }: NamedSymbol,
  { rules }: NamedClues,
): readonly number[] {
  const number = def.number?.(paramsOf(def, symbol));
  if (number === undefined) return [];
  for (const { rule, def: changing } of rules) {
    const changed = ruleSolving.get(rule.id)?.targets?.(paramsOf(changing, rule), number);
    if (changed) return changed.filter((it) => it >= 0);
  }
  return [number];
}
