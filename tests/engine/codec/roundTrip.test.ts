import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { gridEquals, ruleEquals, symbolEquals } from '#engine/judging/equality.ts';
import { emptyGrid, type Grid, bySymbolId } from '#engine/grid/grid.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import { arbitraryRule, arbitrarySymbol, tileGrid } from '#tests/support/arbitraryClues.ts';

const board = emptyGrid(3, 2);

function reread(grid: Grid): Grid {
  const parsed = parseGridText(writeGridText(grid));
  if (!parsed.ok) throw new Error(english.say(parsed.error.message));
  return parsed.value;
}

describe('a text', () => {
  it.each(allRules.map((def) => [def.id, def] as const))('keeps any rule: %s', (_id, def) => {
    fc.assert(
      fc.property(arbitraryRule(def), (rule) => {
        const [read] = reread({ ...board, rules: [rule] }).rules;

        expect(read).toEqual(rule);
        expect(read && ruleEquals(read, rule)).toBe(true);
      }),
    );
  });

  it.each(allSymbols.map((def) => [def.id, def] as const))('keeps any symbol: %s', (_id, def) => {
    fc.assert(
      fc.property(arbitrarySymbol(def), (symbol) => {
        const [read] =
          reread({ ...board, symbols: bySymbolId([symbol]) }).symbols.get(def.id) ?? [];

        expect(read).toEqual(symbol);
        expect(read && symbolEquals(read, symbol)).toBe(true);
      }),
    );
  });

  it('keeps any tiles', () => {
    fc.assert(fc.property(tileGrid, (grid) => gridEquals(reread(grid), grid)));
  });

  it('keeps a grid inside a grid inside a grid', () => {
    const note = (grid: Grid) => ({ id: 'custom', params: { description: '&|,', grid } });
    const inner = { ...board, rules: [note(board)] };
    const middle = { ...board, rules: [note(inner)] };
    const outer = { ...board, rules: [note(middle), note(inner)] };

    expect(reread(outer)).toEqual(outer);
  });
});
