import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { spokenPlace, spokenPoint } from '../store/places.ts';

/** A clue by name and place: "Area number 3 at row 4, column 2". */
export function clueName(grid: Grid, clue: PuzzleClue): string {
  switch (clue.type) {
    case 'rule':
      return ruleName(grid, clue.index);
    case 'symbol':
      return symbolName(grid, clue.id, clue.index);
    case 'given':
      return `Given ${grid.tiles[clue.cell]?.color ?? ''} at ${spokenPlace(grid.width, clue.cell)}`;
  }
}

/** Where a clue stands; null for rules, which have no place. */
export function cluePoint(grid: Grid, clue: PuzzleClue): Point | null {
  switch (clue.type) {
    case 'rule':
      return null;
    case 'symbol':
      return grid.symbols.get(clue.id)?.[clue.index]?.at ?? null;
    case 'given':
      return { x: clue.cell % grid.width, y: Math.floor(clue.cell / grid.width) };
  }
}

function ruleName({ rules }: Grid, index: number): string {
  const rule = rules[index];
  const def = rule && ruleById.get(rule.id);
  return def ? def.brief(paramsOf(def, rule)) : 'A rule';
}

function symbolName(grid: Grid, id: string, index: number): string {
  const symbol = grid.symbols.get(id)?.[index];
  const def = symbolById.get(id);
  if (!symbol || !def) return 'A symbol';
  const place = spokenPoint(symbol.at, grid);
  const name = capitalized(def.speak(paramsOf(def, symbol)));
  return place === '' ? name : `${name} at ${place}`;
}

/** The same with a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
