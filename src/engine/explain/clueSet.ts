import type { ClueRef } from '../solver/sat/Reason.ts';
import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { ruleById } from '../rules/index.ts';
import { refOfSymbol } from '../solver/model/boardQueries.ts';
import { symbolById } from '../symbols/index.ts';

/** A key that differs from that of all other clues of a grid. */
export function clueKey(clue: ClueRef): string {
  return clue.type === 'rule' ? `rule ${clue.index}` : `symbol ${clue.id} ${clue.index}`;
}

/** The clues without duplicates, in an order that does not depend on the input order. */
export function clueSet(clues: Iterable<ClueRef>): readonly ClueRef[] {
  const byKey = new Map<string, ClueRef>();
  for (const clue of clues) byKey.set(clueKey(clue), clue);
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, clue]) => clue);
}

/** A key that is equal for equal sets. */
export function clueSetKey(clues: readonly ClueRef[]): string {
  return [...new Set(clues.map(clueKey))].sort().join();
}

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
