import { paramsOf } from '../clues/params.ts';
import { boardOf } from '../judging/boardOf.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Grid, Params, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import type { Draws } from './draws.ts';
import type { TrueClue } from './Family.ts';

/** A kind of symbols that may stand on a cell. */
export interface ClueKind {
  readonly id: string;
  /** Params to draw from, in place of those that the symbol counts. Others are initial. */
  readonly variants?: readonly Params[];
  /** False for symbols that say too little. */
  readonly isFine?: (params: Params) => boolean;
}

interface TrueClueOptions {
  readonly kinds: readonly ClueKind[];
  /** The cells that may have a clue; all if absent. */
  readonly isPlace?: (cell: Cell, board: Board) => boolean;
  /** False for symbols that leave the color of their cell open. */
  readonly isGiven?: boolean;
}

/** A given on every cell of a solution that is in a place. */
export function givensOf(
  solution: Grid,
  isPlace: (cell: Cell) => boolean = () => true,
): TrueClue[] {
  return solution.tiles.flatMap(({ exists }, cell) =>
    exists && isPlace(cell) ? [{ cell, symbol: null, isGiven: true }] : [],
  );
}

/**
 * A true symbol on every cell where there can be one. The kind is drawn before anything else, so
 * that a kind with many variants is not more frequent than others.
 */
export function trueClues(
  solution: Grid,
  { kinds, isPlace = () => true, isGiven = true }: TrueClueOptions,
  draws: Draws,
): TrueClue[] {
  const board = boardOf(solution);
  return solution.tiles.flatMap(({ exists }, cell): TrueClue[] => {
    if (!exists || !isPlace(cell, board)) return [];
    for (const kind of draws.shuffled(kinds)) {
      const symbol = trueSymbol(kind, cell, board, draws);
      if (symbol) return [{ cell, symbol, isGiven }];
    }
    return [];
  });
}

function trueSymbol(
  { id, variants = [{}], isFine = () => true }: ClueKind,
  cell: Cell,
  board: Board,
  draws: Draws,
): SymbolInstance | null {
  const at = { x: cell % board.width, y: Math.floor(cell / board.width) };
  for (const variant of draws.shuffled(variants)) {
    const initial = initialParams(id);
    for (const params of numbered({ id, at, params: { ...initial, ...variant } }, board, draws)) {
      if (isFine(params) && holds({ id, at, params }, board)) return { id, at, params };
    }
  }
  return null;
}

/** The default params of a kind of symbols. */
function initialParams(id: string): Params {
  const config = Object.entries(symbolById.get(id)?.config ?? {});
  return Object.fromEntries(config.map(([name, { initial }]) => [name, initial]));
}

/**
 * Params with the numbers that may be true: the count, and the numbers next to it, because a rule
 * can change their meaning. In random order. Other symbols have their own params.
 */
function numbered(symbol: SymbolInstance, board: Board, draws: Draws): readonly Params[] {
  const def = symbolById.get(symbol.id);
  const count = def?.count?.(symbol.at, paramsOf(def, symbol), board);
  if (!count) return [symbol.params];
  const { completed } = count;
  const numbers = [completed, ...draws.shuffled([completed - 1, completed + 1])];
  return numbers.filter((it) => it >= 0).map((number) => ({ ...symbol.params, number }));
}

/** True if a symbol is satisfied on a full board, by a rule that judges counts or on its own. */
export function holds(symbol: SymbolInstance, board: Board): boolean {
  const def = symbolById.get(symbol.id);
  if (!def) return false;
  const params = paramsOf(def, symbol);
  for (const rule of board.grid.rules) {
    const judging = ruleById.get(rule.id);
    if (!judging?.judgeCount || !def.count || !def.number) continue;
    const count = def.count(symbol.at, params, board);
    return judging.judgeCount(paramsOf(judging, rule), count, def.number(params)) === 'satisfied';
  }
  return def.check(symbol.at, params, board, null) === 'satisfied';
}
