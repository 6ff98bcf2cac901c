import type { AnyField } from '../config/field.ts';
import type { Grid, Params } from '../grid/grid.ts';
import { DIRECTIONS } from '../grid/neighborhood.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import { allSymbols } from '../symbols/index.ts';
import { symbolSolving } from '../symbols/solving.ts';
import type { ClueKind } from '../generate/trueClues.ts';

/** The kind of givens, next to the ids of symbols. */
export const GIVEN = 'given';

/** A kind of clues that can be computed from a solution: `GIVEN`, or the id of a symbol. */
export type KindId = string;

/** Arrows in one to three directions. */
const TOGGLES = Array.from({ length: 14 }, (_, index) =>
  DIRECTIONS.filter((_direction, bit) => (((index + 1) >> bit) & 1) === 1),
);

/** The values of a field to draw from; null if its initial value is used. */
function valuesOf({ kind }: AnyField): readonly unknown[] | null {
  if (kind === 'orientation' || kind === 'direction') return DIRECTIONS;
  return isToggle(kind) ? TOGGLES : null;
}

/** True for fields with a switch for each direction. */
function isToggle(kind: AnyField['kind']): boolean {
  return kind === 'orientationToggle' || kind === 'directionToggle';
}

/** The kind of symbols that follow from a solution: numbers and directions; null for others. */
function kindOf(def: SymbolDef): ClueKind | null {
  const { id } = def;
  if (symbolSolving.get(id)?.isSwitchable !== true) return null;
  const fields = Object.entries(def.config);
  const isCounted = 'number' in def && 'count' in def;
  const isToggled = fields.some(([, { kind }]) => isToggle(kind));
  if (!isCounted && !isToggled) return null;
  let variants: readonly Params[] = [{}];
  for (const [name, field] of fields) {
    const values = valuesOf(field);
    if (values)
      variants = variants.flatMap((it) => values.map((value) => ({ ...it, [name]: value })));
  }
  return { id, variants };
}

/** All kinds of symbols whose values follow from a solution, in the order of the toolbox. */
export const SYMBOL_KINDS: readonly ClueKind[] = allSymbols.flatMap((def) => kindOf(def) ?? []);

/** All kinds of clues that can be computed from a solution. */
export const KIND_IDS: readonly KindId[] = [GIVEN, ...SYMBOL_KINDS.map(({ id }) => id)];

/** The kinds of clues on a board that can be computed from a solution. */
export function kindsOn({ tiles, symbols }: Grid): readonly KindId[] {
  const hasGivens = tiles.some(({ exists, fixed }) => exists && fixed);
  return KIND_IDS.filter((id) => (id === GIVEN ? hasGivens : (symbols.get(id) ?? []).length > 0));
}
