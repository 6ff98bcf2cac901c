import type { SymbolDef } from '../clues/defineSymbol.ts';
import type { Grid, Params, Point, SymbolInstance } from '../grid/grid.ts';
import { symbolPlaceAt } from '../grid/snap.ts';
import { boardOf } from '../judging/boardOf.ts';
import { symbolById } from '../symbols/index.ts';
import { symbolAt, withoutClue, withSymbol, type Selection } from './selection.ts';
import type { SymbolTemplate, Tool } from './Tool.ts';

/** Places the symbol; an existing one of its kind is selected, or erased. */
export const symbolTool: Tool = {
  id: 'symbol',
  isFine: true,
  isTapped: true,
  press({ grid, selection }, { at, button, template }) {
    const place = template && templatePlace(template, at, grid);
    if (!template || !place) return null;
    const target: Selection = { kind: 'symbol', id: template.id, at: place };
    const isTaken = symbolAt(grid, template.id, place) !== undefined;
    if (button === 'secondary')
      return { change: { grid: withoutClue(grid, target), selection: null } };
    if (isTaken) return { change: { selection: target } };
    const symbol = symbolFromTemplate(template, place, grid);
    return symbol && { change: { grid: withSymbol(grid, symbol), selection: selection && null } };
  },
  erase({ grid }, { at, template }) {
    const place = template && templatePlace(template, at, grid);
    if (!template || !place) return null;
    return { grid: withoutClue(grid, { kind: 'symbol', id: template.id, at: place }) };
  },
};

/** The place of the symbol for a press at a point; null outside the board. */
export function templatePlace({ id }: SymbolTemplate, at: Point, grid: Grid): Point | null {
  const def = symbolById.get(id);
  return def ? symbolPlaceAt(at, def.step, grid) : null;
}

/** The symbol to be placed at a point. */
export function symbolFromTemplate(
  template: SymbolTemplate,
  at: Point,
  grid: Grid,
): SymbolInstance | null {
  const def = symbolById.get(template.id);
  return def ? { id: template.id, at, params: template.params ?? newParams(def, at, grid) } : null;
}

function newParams(def: SymbolDef, at: Point, grid: Grid): Params {
  const initial = Object.fromEntries(
    Object.entries(def.config).map(([name, field]) => [name, field.initial]),
  );
  return { ...initial, ...def.suggest?.(at, boardOf(grid)) };
}
