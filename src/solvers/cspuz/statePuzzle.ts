import type { PuzzleData, Rule } from 'logic-pad-solver-core';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { isCentered, touchedPoints } from '#engine/grid/placement.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { wordRule, wordSymbols, type Wording } from './vocabulary.ts';

/** A puzzle as the package reads it. */
export interface Statement {
  readonly data: PuzzleData;
  /** Whether nothing had to be left out, so that what the package finds needs no further proof. */
  readonly isWhole: boolean;
}

/** Put a grid into the package's words. What it cannot say is left out: it then finds too much, never too little. */
export function statePuzzle(grid: Grid): Statement {
  const { width, height, tiles, connections } = grid;
  const wordings = [...rulesIn(grid), ...symbolsIn(grid)];
  const said = wordings.flatMap(({ rules }) => rules);
  const rules = wordings.every(({ isWhole }) => isWhole) ? said : said.filter(countsNoSymbols);
  const kept = withoutClashes(rules);
  return {
    data: {
      width,
      height,
      tiles: Array.from({ length: height }, (_, y) => tiles.slice(y * width, (y + 1) * width)),
      connections: connections.filter(
        ({ x1, y1, x2, y2 }) => existsAt(grid, x1, y1) && existsAt(grid, x2, y2),
      ),
      rules: kept,
    },
    isWhole: wordings.every(({ isWhole }) => isWhole) && kept.length === said.length,
  };
}

function existsAt({ width, height, tiles }: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (tiles[y * width + x]?.exists ?? false);
}

function rulesIn({ rules }: Grid): readonly Wording[] {
  return rules.flatMap((rule) => {
    const def = ruleById.get(rule.id);
    if (!def || def.traits?.optional) return [];
    return [wordRule({ id: rule.id, params: paramsOf(def, rule) })];
  });
}

function symbolsIn(grid: Grid): readonly Wording[] {
  return [...grid.symbols].flatMap(([id, list]) => {
    const def = symbolById.get(id);
    if (!def || def.traits?.optional) return [];
    const placed = list.filter((symbol) => isOnCells(symbol, grid, def.step));
    const clues = placed.map((symbol) => ({ id, at: symbol.at, params: paramsOf(def, symbol) }));
    const { rules, isWhole } = wordSymbols(id, clues);
    return [{ rules, isWhole: isWhole && placed.length === list.length }];
  });
}

/** Whether all cells a symbol touches are there, and no more of them than its kind can stand between. */
function isOnCells({ at }: SymbolInstance, grid: Grid, step: number): boolean {
  if (step === 1 && !isCentered(at)) return false;
  return touchedPoints(at).every(({ x, y }) => existsAt(grid, x, y));
}

function countsNoSymbols({ type }: Rule): boolean {
  return type !== 'symbolCount';
}

/** Without what the package refuses: two sizes for one color, two numbers in one cell, counts of symbols on edges. */
function withoutClashes(rules: readonly Rule[]): Rule[] {
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
