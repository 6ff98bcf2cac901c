import { canonicalText } from '../codec/checksum.ts';
import { getField } from '../clues/params.ts';
import type { Field, FieldKind, FieldValues } from '../config/field.ts';
import { KINDS } from '../config/kinds/index.ts';
import { turnGrid } from '../edit/turn.ts';
import { type Grid, type RuleInstance, type SymbolInstance, bySymbolId } from '../grid/grid.ts';
import { clearToGivens, swapColors } from '../grid/colors.ts';
import { ruleById } from '../rules/index.ts';

/**
 * The representative of all puzzles that differ only by rotation, reflection, swapped colors or the
 * order of clues: the variant whose canonical text comes first.
 */
export function canonicalPuzzle(grid: Grid): Grid {
  const [first = grid] = allVariants(clearToGivens(grid))
    .map((variant) => ({ variant, text: canonicalText(variant) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ variant }) => variant);
  return inOrder(first);
}

function allVariants(grid: Grid): readonly Grid[] {
  const plain = withRules(grid, normalField);
  const swapped = withRules(swapColors(plain), swappedField);
  const sides = [plain, swapped].flatMap((it) => [it, turnGrid(it, 'mirror')]);
  const quarters = (it: Grid): readonly Grid[] => {
    const once = quarterTurned(it);
    const twice = quarterTurned(once);
    return [it, once, twice, quarterTurned(twice)];
  };
  return sides.flatMap(quarters);
}

/** Rotates the grid. Rules that join sides swap their horizontal and vertical wrapping. */
function quarterTurned(grid: Grid): Grid {
  const rules = grid.rules.map((rule): RuleInstance => {
    const def = ruleById.get(rule.id);
    if (!def?.topology) return rule;
    const { horizontal, vertical, ...others } = rule.params;
    return { ...rule, params: { ...others, horizontal: vertical, vertical: horizontal } };
  });
  return turnGrid({ ...grid, rules }, 'right');
}

type Change = <K extends FieldKind>(field: Field<K>, value: FieldValues[K]) => FieldValues[K];

const normalField: Change = ({ kind }, value) => KINDS[kind].normal?.(value) ?? value;

const swappedField: Change = (field, value) => {
  const swapped = KINDS[field.kind].swapped?.(value) ?? value;
  return normalField(field, swapped);
};

function withRules(grid: Grid, change: Change): Grid {
  const rules = grid.rules.map((rule): RuleInstance => {
    const fields = Object.entries<Field>(ruleById.get(rule.id)?.config ?? {});
    const changed = fields.map(
      ([name, field]) => [name, change(field, getField(field, name, rule.params))] as const,
    );
    return { ...rule, params: { ...rule.params, ...Object.fromEntries<unknown>(changed) } };
  });
  return { ...grid, rules };
}

function inOrder(grid: Grid): Grid {
  const keyOf = ({ id, params }: RuleInstance) => `${id} ${JSON.stringify(params)}`;
  const placeOf = (symbol: SymbolInstance) => symbol.at.y * 2 * grid.width + symbol.at.x;
  const symbols = [...grid.symbols.values()]
    .flat()
    .sort((a, b) => compare(a.id, b.id) || placeOf(a) - placeOf(b) || compare(keyOf(a), keyOf(b)));
  return {
    ...grid,
    rules: grid.rules.toSorted((a, b) => compare(keyOf(a), keyOf(b))),
    symbols: bySymbolId(symbols),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
