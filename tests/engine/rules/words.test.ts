import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import { allRules } from '#engine/rules/index.ts';
import { english } from '#texts/english.ts';
import { german } from '#tests/support/german.ts';
import { ruleSetups, smallRuleParams, typedParams } from '#tests/support/ruleSetups.ts';
import { ruleVectorsOf } from '#tests/vectors/ruleVectorsOf.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The beginning of a text that follows a colon. */
const BEGINNING = { en: /^[a-z0-9]/, de: /^[\p{Lu}0-9]/u };

describe.each(allRules.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const vectors = ruleVectorsOf(id);

  describe.each([english, german])('in $language', (t) => {
    it('explains itself in at most two sentences with a key word', () => {
      fc.assert(
        fc.property(smallRuleParams(def), (params) => {
          const text = t.say(def.explain(typedParams(def, params)));
          expect(text).toMatch(/\*[^*]+\*/);
          expect(text).not.toMatch(/ {2}|!|undefined/);
          expect(text.match(/\.(?: |$)/g)?.length ?? 0).toBeLessThanOrEqual(2);
        }),
      );
    });

    it('has a name, and a short one of at most three words', () => {
      fc.assert(
        fc.property(smallRuleParams(def), (params) => {
          const brief = wordsOf(t.say(def.brief(typedParams(def, params))));
          expect(wordsOf(t.say(def.title))).not.toEqual([]);
          expect(brief.length).toBeGreaterThan(0);
          expect(brief.length).toBeLessThanOrEqual(3);
        }),
      );
    });

    it('has other names for the search, in lower case and each once', () => {
      const keywords = t.say(def.keywords ?? '').split(', ');

      expect(keywords.length).toBeGreaterThan(2);
      expect(new Set(keywords).size).toBe(keywords.length);
      expect(keywords.filter((word) => !/^[\p{Ll}0-9]+( [\p{Ll}0-9]+)*$/u.test(word))).toEqual([]);
    });

    it('describes its errors, briefly', () => {
      fc.assert(
        fc.property(ruleSetups(def), ({ grid, params }) => {
          const board = boardOf(grid);
          const own = typedParams(def, params);
          if (def.check(own, board).state !== 'error') return;
          const { short = '', long = '' } = def.describeError?.(own, board) ?? {};
          expect(wordsOf(t.say(short)).length).toBeGreaterThan(0);
          expect(wordsOf(t.say(short)).length).toBeLessThanOrEqual(4);
          expect(t.say(long)).toMatch(BEGINNING[t.language]);
          expect(t.say(long)).toMatch(/[^.!]$/);
        }),
        { numRuns: 150 },
      );
    });
  });

  it('offers palette entries that differ', () => {
    const entries = (def.variants ?? [{}]).map((variant) => JSON.stringify(variant));

    expect(new Set(entries).size).toBe(entries.length);
  });

  it('has an example that is not in error', () => {
    const initial = Object.fromEntries(
      Object.entries(def.config).map(([name, field]) => [name, field.initial]),
    );
    for (const variant of def.variants ?? [{}]) {
      const params = { ...initial, ...variant };
      const grid = exampleGrid(def.example(typedParams(def, params)));
      expect(grid.tiles.length).toBeGreaterThan(0);
      const judged = def.topology ? grid : { ...grid, rules: [{ id, params }, ...grid.rules] };
      const { rules } = judge(boardOf(judged), null);
      if (vectors.exampleErrsBecause === undefined) expect(rules[0]?.state).not.toBe('error');
      else expect(rules[0]?.state).toBe('error');
    }
  });
});
