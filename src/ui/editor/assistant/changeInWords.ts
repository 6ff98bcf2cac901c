import { message, type Text } from '#texts/message.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { gridEquals, ruleEquals, symbolEquals } from '#engine/judging/equality.ts';
import { symbolById } from '#engine/symbols/index.ts';

const MANY = message('solver.beforeChanges');

/**
 * Describe the change between two puzzles: "before this area number 3", "before this rule". Several
 * changes get a general description.
 */
export function changeInWords(before: Grid, after: Grid): Text {
  if (gridEquals({ ...after, symbols: before.symbols }, before))
    return symbolInWords(symbolsOf(before), symbolsOf(after));
  if (!gridEquals({ ...after, rules: before.rules }, before)) return MANY;
  const isNew = (rule: Grid['rules'][number]) => !before.rules.some((old) => ruleEquals(old, rule));
  const isGone = (rule: Grid['rules'][number]) => !after.rules.some((own) => ruleEquals(own, rule));
  const isOne = after.rules.filter(isNew).length === 1 && before.rules.filter(isGone).length < 2;
  return isOne ? message('solver.beforeRule') : MANY;
}

function symbolInWords(before: readonly SymbolInstance[], after: readonly SymbolInstance[]): Text {
  const added = after.filter((own) => !before.some((old) => symbolEquals(old, own)));
  const gone = before.filter((old) => !after.some((own) => symbolEquals(own, old)));
  const [symbol] = added;
  const def = symbol && symbolById.get(symbol.id);
  if (!def || added.length > 1 || gone.some((old) => !isAtPlaceOf(old, symbol))) return MANY;
  return message('solver.beforeSymbol', { symbol: def.speak(paramsOf(def, symbol)) });
}

function isAtPlaceOf(a: SymbolInstance, b: SymbolInstance): boolean {
  return a.id === b.id && a.at.x === b.at.x && a.at.y === b.at.y;
}

function symbolsOf({ symbols }: Grid): readonly SymbolInstance[] {
  return [...symbols.values()].flat();
}
