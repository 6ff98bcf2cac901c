import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { arbitrarySymbol } from '#tests/support/arbitraryClues.ts';
import { draw, typed, withSymbols } from '#tests/support/symbolBoards.ts';
import { setups } from '#tests/support/symbolSetups.ts';
import { symbolVectorsOf } from '#tests/vectors/symbolVectorsOf.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const { params } = symbolVectorsOf(id);

  it('explains itself in at most two sentences with a key word', () => {
    const text = def.explain(params);

    expect(text).toMatch(/\*[^*]+\*/);
    expect(text.match(/\.(?: |$)/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  it('has a name, a caption of at most three words and something to say', () => {
    fc.assert(
      fc.property(arbitrarySymbol(def), (symbol) => {
        const own = typed(def, symbol.params);
        expect(wordsOf(def.name?.(own) ?? def.title)).not.toEqual([]);
        expect(wordsOf(def.caption(own)).length).toBeGreaterThan(0);
        expect(wordsOf(def.caption(own)).length).toBeLessThanOrEqual(3);
        expect(wordsOf(def.speak(own))).not.toEqual([]);
      }),
    );
  });

  it('describes errors and nothing else', () => {
    fc.assert(
      fc.property(setups(def), ({ grid, symbol }) => {
        const on = boardOf(grid);
        const own = typed(def, symbol.params);
        const description = def.describeError?.(symbol.at, own, on);
        expect(description !== undefined).toBe(def.check(symbol.at, own, on, null) === 'error');
        if (!description) return;
        expect(wordsOf(description.short).length).toBeLessThanOrEqual(4);
        expect(description.long).toMatch(/^[A-Z].*[^.]$/s);
      }),
      { numRuns: 300 },
    );
  });

  it('shows an example that is not in error', () => {
    fc.assert(
      fc.property(arbitrarySymbol(def), ({ params: own }) => {
        const example = def.example(typed(def, own));
        if (example.grid) return;
        const grid = withSymbols(draw(example.tiles), example.symbols ?? []);
        const states = (example.symbols ?? []).map((symbol) =>
          def.check(symbol.at, typed(def, symbol.params), boardOf(grid), null),
        );
        expect(new Set(states)).toEqual(new Set(['satisfied']));
      }),
    );
  });
});
