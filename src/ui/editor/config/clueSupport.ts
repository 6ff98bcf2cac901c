import type { ClueDef } from '#engine/clues/editParams.ts';
import {
  EMPTY_TILE,
  type Grid,
  type Params,
  type Point,
  type RuleInstance,
  type SymbolsById,
} from '#engine/grid/grid.ts';
import { mapStable } from '#engine/grid/stable.ts';
import { listed, message, type Text } from '#texts/message.ts';
import { SOLVER_CHOICES } from '#solvers/choices.ts';

/** Texts about a clue: when it is checked, and which solvers support it. */
export interface ClueSupport {
  /** True if the clue is checked during play and the default solver supports it. */
  readonly isWhole: boolean;
  readonly text: Text;
}

/** A clue of the edited board; `at` is the point of a symbol. */
interface Clue {
  readonly def: ClueDef;
  readonly params: Params;
  readonly at: Point | null;
}

/** When a clue is checked and which solvers support it, at its place. */
export function clueSupport(clue: Clue, grid: Grid): ClueSupport {
  const { traits } = clue.def;
  if (traits?.optional) return { isWhole: true, text: message('tools.leftOut') };
  const alone = gridOfClue(clue, grid);
  const [usual, ...others] = SOLVER_CHOICES;
  const isUnderstood = usual?.supports(alone) ?? false;
  const check = traits?.needsSolution === true ? 'solution' : 'play';
  if (!isUnderstood) return { isWhole: false, text: message('tools.notUnderstood', { check }) };
  const missing = others.filter(({ supports }) => !supports(alone)).map(({ title }) => title);
  return {
    isWhole: check === 'play',
    text:
      missing.length === 0
        ? message('tools.understood', { check })
        : message('tools.understoodNotBy', { check, solvers: listed(missing) }),
  };
}

/**
 * The board with this clue alone, and without gray givens: solvers may not support the other clues
 * or those givens.
 */
function gridOfClue({ def, params, at }: Clue, grid: Grid): Grid {
  const rules: readonly RuleInstance[] = at ? [] : [{ id: def.id, params }];
  const symbols: SymbolsById = new Map(at ? [[def.id, [{ id: def.id, at, params }]]] : []);
  const tiles = mapStable(grid.tiles, (tile) =>
    tile.exists && tile.fixed && tile.color === 'gray' ? EMPTY_TILE : tile,
  );
  return { ...grid, tiles, rules, symbols };
}
