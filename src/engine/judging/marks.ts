import { paramsOf } from '../clues/params.ts';
import type { Judgement } from '../clues/verdict.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';

/** The cells to mark for a rule, by its index in the grid: those that show that it is broken. */
export function ruleMarks(board: Board, judgement: Judgement, index: number): readonly Cell[] {
  const verdict = judgement.rules[index];
  if (!verdict) return [];
  const rule = board.grid.rules[index];
  const def = rule && ruleById.get(rule.id);
  if (!def || verdict.state !== 'error') return verdict.cells;
  return def.culprits?.(paramsOf(def, rule), board) ?? verdict.cells;
}

/** The cells to mark for a symbol: those that it currently concerns. */
export function symbolMarks(board: Board, symbol: SymbolInstance): readonly Cell[] {
  const def = symbolById.get(symbol.id);
  if (!def) return [];
  const params = paramsOf(def, symbol);
  return def.looksAt?.(symbol.at, params, board) ?? def.scope(symbol.at, params, board);
}
