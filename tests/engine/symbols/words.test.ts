import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import { arbitrarySymbol } from '#tests/support/arbitraryClues.ts';
import { german } from '#tests/support/german.ts';
import { draw, typed, withSymbols } from '#tests/support/symbolBoards.ts';
import { setups } from '#tests/support/symbolSetups.ts';
import { symbolVectorsOf } from '#tests/vectors/symbolVectorsOf.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The beginning of a text that follows a colon. */
const BEGINNING = { en: /^[a-z]/, de: /^\p{Lu}/u };

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const { params } = symbolVectorsOf(id);
  /** Meaning and words are the author's. */
  const isOfAuthor = 'description' in def.config;

  describe.each([english, german])('in $language', (t) => {
    it('explains itself in at most two sentences with a key word', () => {
      const text = t.say(def.explain(params));

      expect(text).toMatch(/\*[^*]+\*/);
      expect(text.match(/\.(?: |$)/g)?.length ?? 0).toBeLessThanOrEqual(2);
    });

    it('has a name, a caption of at most three words and something to say', () => {
      fc.assert(
        fc.property(arbitrarySymbol(def), (symbol) => {
          const own = typed(def, symbol.params);
          const caption = wordsOf(t.say(def.caption(own)));
          expect(wordsOf(t.say(def.name?.(own) ?? def.title))).not.toEqual([]);
          if (!isOfAuthor) {
            expect(caption.length).toBeGreaterThan(0);
            expect(caption.length).toBeLessThanOrEqual(3);
          }
          expect(wordsOf(t.say(def.speak(own)))).not.toEqual([]);
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
          expect(wordsOf(t.say(description.short)).length).toBeLessThanOrEqual(4);
          expect(t.say(description.long)).toMatch(BEGINNING[t.language]);
          expect(t.say(description.long)).toMatch(/[^.]$/);
        }),
        { numRuns: 300 },
      );
    });
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
        expect(new Set(states)).toEqual(new Set([isOfAuthor ? 'incomplete' : 'satisfied']));
      }),
    );
  });
});
