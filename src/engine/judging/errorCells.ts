import type { Judgement } from '../clues/verdict.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import { ruleMarks } from './marks.ts';

/** The cells under an error mark: of rules, and of symbols in error. In ascending order. */
export function errorCells(board: Board, judgement: Judgement): Cell[] {
  const cells = new Set<Cell>();
  judgement.rules.forEach(({ state }, index) => {
    if (state !== 'error') return;
    for (const cell of ruleMarks(board, judgement, index)) cells.add(cell);
  });
  for (const [id, states] of judgement.symbols) {
    const list = board.grid.symbols.get(id) ?? [];
    states.forEach((state, index) => {
      const at = list[index]?.at;
      if (state === 'error' && at) touchedStoredCells(at, board).forEach((cell) => cells.add(cell));
    });
  }
  return [...cells].sort((a, b) => a - b);
}
