import type { PuzzleData, Rule } from 'logic-pad-solver-core';
import { paramsOf } from '#engine/clues/params.ts';
import { findGroups } from '#engine/grid/connections.ts';
import type { Cell, Edge, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { isCentered, touchedPoints } from '#engine/grid/placement.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { translateRule, translateSymbols, type Translation } from './translateClues.ts';

/** A puzzle in the package's format. */
export interface CspuzPuzzle {
  readonly data: PuzzleData;
  /** True if no clue was omitted. Otherwise the solutions of the package have to be judged. */
  readonly isComplete: boolean;
}

/**
 * Translate a grid into the package's format. Clues that it cannot express are omitted, so that it
 * may find too many solutions, but never too few.
 */
export function translatePuzzle(grid: Grid): CspuzPuzzle {
  const { width, height, tiles } = grid;
  const translations = [...rulesIn(grid), ...symbolsIn(grid)];
  const translated = translations.flatMap(({ rules }) => rules);
  const areComplete = translations.every(({ isComplete }) => isComplete);
  const rules = areComplete ? translated : translated.filter(countsNoSymbols);
  const accepted = withoutRejected(rules);
  return {
    data: {
      width,
      height,
      tiles: Array.from({ length: height }, (_, y) => tiles.slice(y * width, (y + 1) * width)),
      connections: translateGroups(grid),
      rules: accepted,
    },
    isComplete: areComplete && accepted.length === translated.length,
  };
}

/**
 * Edges from each existing cell of a merge group to the next one. Groups may go on through holes,
 * which the package knows nothing of; it accepts edges between any two cells.
 */
function translateGroups(grid: Grid): Edge[] {
  return findGroups(grid).flatMap((group) => {
    const cells = group.filter((cell) => grid.tiles[cell]?.exists);
    return cells.slice(1).map((cell, i) => {
      const [x1, y1] = placeOf(grid, cells[i] ?? cell);
      const [x2, y2] = placeOf(grid, cell);
      return { x1, y1, x2, y2 };
    });
  });
}

function placeOf({ width }: Grid, cell: Cell): readonly [x: number, y: number] {
  return [cell % width, Math.floor(cell / width)];
}

function existsAt({ width, height, tiles }: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (tiles[y * width + x]?.exists ?? false);
}

function rulesIn({ rules }: Grid): readonly Translation[] {
  return rules.flatMap((rule) => {
    const def = ruleById.get(rule.id);
    if (!def || def.traits?.optional) return [];
    return [translateRule({ id: rule.id, params: paramsOf(def, rule) })];
  });
}

function symbolsIn(grid: Grid): readonly Translation[] {
  return [...grid.symbols].flatMap(([id, list]) => {
    const def = symbolById.get(id);
    if (!def || def.traits?.optional) return [];
    const placed = list.filter((symbol) => isOnCells(symbol, grid, def.step));
    const clues = placed.map((symbol) => ({ id, at: symbol.at, params: paramsOf(def, symbol) }));
    const { rules, isComplete } = translateSymbols(id, clues);
    return [{ rules, isComplete: isComplete && placed.length === list.length }];
  });
}

/** True if all cells that a symbol touches exist, and its position is valid for its kind. */
function isOnCells({ at }: SymbolInstance, grid: Grid, step: number): boolean {
  if (step === 1 && !isCentered(at)) return false;
  return touchedPoints(at).every(({ x, y }) => existsAt(grid, x, y));
}

function countsNoSymbols({ type }: Rule): boolean {
  return type !== 'symbolCount';
}

/**
 * Removes rules that the package rejects: two sizes for one color, two numbers in one cell, counts
 * of symbols on edges.
 */
function withoutRejected(rules: readonly Rule[]): Rule[] {
  const isOnEdge = rules.some(
    (rule) =>
      (rule.type === 'galaxy' || rule.type === 'lotus') &&
      rule.tiles.some(({ x, y }) => x % 2 !== 0 || y % 2 !== 0),
  );
  const hasTwice = rules.some(
    (rule) =>
      rule.type === 'number' &&
      new Set(rule.tiles.map(({ x, y }) => `${x},${y}`)).size < rule.tiles.length,
  );
  const seen = new Set<string>();
  return rules.filter((rule) => {
    if (rule.type === 'number') return !hasTwice;
    if (rule.type === 'symbolCount') return !isOnEdge && !hasTwice;
    const only = rule.type === 'regionArea' ? rule.color : rule.type === 'offByX' ? 'off' : null;
    if (only === null) return true;
    const isFirst = !seen.has(only);
    seen.add(only);
    return isFirst;
  });
}
