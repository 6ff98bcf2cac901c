import { rulePhrasing } from '../rules/phrasing.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import { listed, message, type Text } from '#texts/message.ts';
import { paramsOf } from '../clues/params.ts';
import { spokenPoint } from '../clues/spokenPlaces.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import type { Board } from '../grid/board.ts';
import type { RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { ruleSolving } from '../rules/solving.ts';
import { homeCell } from '../grid/placement.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
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
  /** Its place, if another clue of the step has the same noun; null otherwise. */
  readonly place: Text | null;
}

/** The clues of a deduction. */
export interface NamedClues {
  readonly rules: readonly NamedRule[];
  readonly symbols: readonly NamedSymbol[];
}

/**
 * The clues with their definitions.
 *
 * @param among all clues of the step, which the nouns have to distinguish
 */
export function namedClues(
  refs: readonly ClueRef[],
  board: Board,
  among: readonly ClueRef[] = refs,
): NamedClues {
  const rules = refs.flatMap((ref): NamedRule[] => {
    const rule = ref.type === 'rule' ? board.grid.rules[ref.index] : undefined;
    const def = rule && ruleById.get(rule.id);
    return def ? [{ ref, rule, def }] : [];
  });
  const nouns = new Map<string, number>();
  for (const it of among.flatMap((ref) => findSymbol(ref, board) ?? [])) {
    const key = JSON.stringify(plainNoun(it));
    nouns.set(key, (nouns.get(key) ?? 0) + 1);
  }
  const symbols = refs.flatMap((ref): NamedSymbol[] => {
    const found = findSymbol(ref, board);
    if (!found) return [];
    const isAlone = (nouns.get(JSON.stringify(plainNoun(found))) ?? 0) < 2;
    return [{ ref, ...found, place: isAlone ? null : spokenPoint(found.symbol.at, board) }];
  });
  return { rules, symbols };
}

type FoundSymbol = Pick<NamedSymbol, 'symbol' | 'def'>;

function findSymbol(ref: ClueRef, board: Board): FoundSymbol | undefined {
  const symbol = ref.type === 'symbol' ? board.symbols(ref.id)[ref.index] : undefined;
  const def = symbol && symbolById.get(symbol.id);
  return def && { symbol, def };
}

function plainNoun({ symbol, def }: FoundSymbol): Text {
  const params = paramsOf(def, symbol);
  return symbolPhrasing.get(def.id)?.noun(params) ?? def.speak(params);
}

/** A rule inside a sentence, in quotes: “all dark cells are connected”. */
export function ruleName({ rule, def }: NamedRule): Text {
  const params = paramsOf(def, rule);
  return message('hints.ruleNamed', {
    rule: rulePhrasing.get(def.id)?.noun(params) ?? def.brief(params),
  });
}

/** A symbol inside a sentence: "this 5", or "this 5 in row 2, column 3". */
export function symbolNoun(named: NamedSymbol): Text {
  const noun = plainNoun(named);
  return named.place === null ? noun : message('hints.nounAt', { noun, place: named.place });
}

/** Symbols inside a sentence, without their places: "this 5 and this B", "two 3s". */
export function symbolNouns(symbols: readonly NamedSymbol[]): Text {
  const [value, other] = symbols.map(printedValue);
  return symbols.length === 2 && typeof value === 'string' && value === other
    ? message('hints.twoAlike', { value })
    : listed(symbols.map(plainNoun));
}

/** The letter or number that is printed on a symbol; null for none. */
export function printedValue({ symbol, def }: NamedSymbol): string | null {
  return symbolPhrasing.get(def.id)?.printed?.(paramsOf(def, symbol)) ?? null;
}

/** A symbol with the text that distinguishes it from others of its kind: "viewpoint 5". */
export function symbolName({ symbol, def }: NamedSymbol): Text {
  return def.speak(paramsOf(def, symbol));
}

/** The clues that restrict colors, without rules that only join sides. */
export function tellingClues({ rules, symbols }: NamedClues): NamedClues {
  return { rules: rules.filter(({ def }) => def.topology === undefined), symbols };
}

/** True if a symbol's count has to equal a number. */
export function hasNumber({ def }: NamedSymbol): boolean {
  return def.number !== undefined;
}

/**
 * The symbol that demands one of some sizes for the area of a cell: in the cell, if several symbols
 * demand the same. Undefined if a rule demands the size.
 */
export function findSizeSymbol(
  named: NamedClues,
  { cell, sizes }: Extract<Cause, { readonly type: 'region' }>,
  board: Board,
): NamedSymbol | undefined {
  const fitting = named.symbols.filter((it) => {
    const targets = findTargets(it, named);
    return sizes.every((size) => targets.includes(size));
  });
  return fitting.find(({ symbol }) => homeCell(symbol.at, board) === cell) ?? fitting[0];
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
