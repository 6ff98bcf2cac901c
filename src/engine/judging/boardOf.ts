import type { Board } from '../grid/board.ts';
import { createBoard, type CreateBoardOptions } from '../grid/createBoard.ts';
import type { Cell, Grid, SymbolInstance } from '../grid/grid.ts';
import { FLAT } from '../grid/wrap.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { paramsOf } from '../clues/params.ts';

const boards = new WeakMap<Grid, Board>();

/** The board of a grid, cached by grid. */
export function boardOf(grid: Grid): Board {
  const known = boards.get(grid);
  if (known) return known;
  const board = makeBoard(grid);
  boards.set(grid, board);
  return board;
}

/** A board of the grid, computed from scratch and not cached. */
export function makeBoard(grid: Grid): Board {
  return createBoard(grid, optionsOf(grid));
}

/** A board of the grid without joined sides. */
export function createFlatBoard(grid: Grid): Board {
  return createBoard(grid, { topology: FLAT, isWrapped: false, isOptional });
}

/** The index of the rule that joins the sides of the grid; -1 if none does. */
export function joiningRule({ rules }: Grid): number {
  return rules.findIndex((rule) => {
    const def = ruleById.get(rule.id);
    return def?.topology?.(paramsOf(def, rule)) !== undefined;
  });
}

/** A board of the grid in which some symbols are excused. */
export function boardWithout(grid: Grid, excused: ReadonlySet<SymbolInstance>): Board {
  return createBoard(grid, { ...optionsOf(grid), excused });
}

/**
 * The board of a grid that differs from another board's grid only in `changed` cells. It reuses the
 * unchanged parts. Falls back to a new board if more differs.
 */
export function advance(board: Board, grid: Grid, changed: readonly Cell[]): Board {
  const known = boards.get(grid);
  if (known) return known;
  const before = board.grid;
  const isSameShape =
    sameClues(before, grid) &&
    changed.every((cell) => before.tiles[cell]?.exists === grid.tiles[cell]?.exists);
  if (!isSameShape) return boardOf(grid);
  const { topology, isWrapped } = board;
  const next = createBoard(grid, {
    topology,
    isWrapped,
    isOptional,
    previous: { board, changed },
  });
  boards.set(grid, next);
  return next;
}

/** True if two grids differ only in their tiles. */
export function sameClues(a: Grid, b: Grid): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.rules === b.rules &&
    a.symbols === b.symbols &&
    a.zones === b.zones &&
    a.connections === b.connections
  );
}

/** The options of a board: the first rule with a topology joins the sides. */
function optionsOf({ rules }: Grid): CreateBoardOptions {
  for (const rule of rules) {
    const def = ruleById.get(rule.id);
    const topology = def?.topology?.(paramsOf(def, rule));
    if (topology) return { topology, isWrapped: true, isOptional };
  }
  return { topology: FLAT, isWrapped: false, isOptional };
}

function isOptional(id: string): boolean {
  return symbolById.get(id)?.traits?.optional === true;
}
