import type { Board } from '../grid/board.ts';
import type { RuleInstance } from '../grid/grid.ts';
import { paramsOf } from '../clues/params.ts';
import { ruleById } from '../rules/index.ts';

/**
 * Whether a rule that is satisfied owes this to cells that nobody has painted yet: all that may be
 * painted is still gray, or the rule finds nothing to judge. Not on a board that is filled: there
 * nothing is to come that could break it.
 */
export function isVacuouslySatisfied(rule: RuleInstance, board: Board): boolean {
  if (board.isFilled) return false;
  if (isUntouched(board)) return true;
  const def = ruleById.get(rule.id);
  return def?.isVacuous?.(paramsOf(def, rule), board) ?? false;
}

/** Whether only givens have a color. */
function isUntouched({ grid }: Board): boolean {
  return grid.tiles.every(({ exists, fixed, color }) => !exists || fixed || color === 'gray');
}
