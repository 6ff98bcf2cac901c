import { capitalized } from '#texts/capitalized.ts';
import type { Translator } from '#texts/translator.ts';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { spokenPlace, spokenPoint } from '#engine/clues/spokenPlaces.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** A clue by name and place: "Area number 3 at row 4, column 2". */
export function clueName(t: Translator, grid: Grid, clue: PuzzleClue): string {
  return capitalized(nameOf(t, grid, clue), t.language);
}

/** The same for the inside of a sentence. Only English sentences of rules begin in lower case. */
export function clueNameInside(t: Translator, grid: Grid, clue: PuzzleClue): string {
  const name = nameOf(t, grid, clue);
  return t.language === 'en' ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}

function nameOf(t: Translator, grid: Grid, clue: PuzzleClue): string {
  switch (clue.type) {
    case 'rule':
      return ruleName(t, grid, clue.index);
    case 'symbol':
      return symbolName(t, grid, clue);
    case 'given':
      return t('assistant.givenAt', {
        color: grid.tiles[clue.cell]?.color ?? 'gray',
        place: spokenPlace(grid.width, clue.cell),
      });
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

function ruleName(t: Translator, { rules }: Grid, index: number): string {
  const rule = rules[index];
  const def = rule && ruleById.get(rule.id);
  return def ? t.say(def.brief(paramsOf(def, rule))) : t('assistant.aRule');
}

function symbolName(
  t: Translator,
  grid: Grid,
  { id, index }: Extract<PuzzleClue, { type: 'symbol' }>,
): string {
  const symbol = grid.symbols.get(id)?.[index];
  const def = symbolById.get(id);
  if (!symbol || !def) return t('assistant.aSymbol');
  const place = spokenPoint(symbol.at, grid);
  const name = def.speak(paramsOf(def, symbol));
  return place === '' ? t.say(name) : t('assistant.symbolAt', { symbol: name, place });
}
