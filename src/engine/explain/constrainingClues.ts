import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { ruleById } from '../rules/index.ts';
import { refOfSymbol } from '../solver/model/refOfSymbol.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { symbolById } from '../symbols/index.ts';

/** All clues that forbid something. */
export function listConstrainingClues(grid: Grid): readonly ClueRef[] {
  const rules = grid.rules.flatMap(({ id }, index): ClueRef[] => {
    const traits = ruleById.get(id)?.traits;
    return traits?.optional || traits?.needsSolution ? [] : [{ type: 'rule', index }];
  });
  const board = boardOf(grid);
  const symbols = board
    .allSymbols()
    .filter(({ id }) => !symbolById.get(id)?.traits?.needsSolution)
    .map((symbol) => refOfSymbol(board, symbol));
  return [...rules, ...symbols];
}
