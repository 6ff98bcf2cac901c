import { describe, expect, it } from 'vitest';
import { allRules } from '#engine/rules/index.ts';
import { english } from '#texts/english.ts';
import { german } from '#tests/support/german.ts';
import { createRuleSearch, RULE_COUNT } from '#ui/editor/rules/searchRules.ts';

const searchRules = createRuleSearch(english);

/** The ids of what is found, each once, the best first. */
function idsFor(query: string): readonly string[] {
  return [...new Set(searchRules(query).map(({ entry }) => entry.def.id))];
}

/** The sentences of what is found, with brackets round what was searched for. */
function markedFor(query: string): readonly string[] {
  return searchRules(query).map(({ text, matches }) =>
    matches
      .toReversed()
      .reduce(
        (marked, [first, last]) =>
          `${marked.slice(0, first)}[${marked.slice(first, last + 1)}]${marked.slice(last + 1)}`,
        text,
      ),
  );
}

describe('the search for rules', () => {
  it('lists every rule with each variant when nothing is asked for', () => {
    const variants = allRules.reduce((sum, { variants: own }) => sum + (own?.length ?? 1), 0);

    expect(RULE_COUNT).toBe(variants);
    expect(searchRules(' ')).toHaveLength(variants);
    expect(new Set(searchRules('').map(({ entry }) => entry.key)).size).toBe(variants);
  });

  it.each([
    ['ban', 'ban_pattern'],
    ['loop', 'no_loops'],
    ['torus', 'wrap_around'],
    ['connectivity', 'connect_all'],
    ['lies', 'lying_symbols'],
    ['melody', 'music'],
    ['total', 'cell_count'],
    ['same shape', 'same_shape'],
    ['different number zone', 'zone_diff_count'],
    ['hint', 'foresight'],
  ])('finds for "%s" first %s', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it('knows the genres that players know', () => {
    expect(idsFor('nurikabe').toSorted()).toEqual([
      'ban_pattern',
      'connect_all',
      'symbols_per_region',
    ]);
    expect(idsFor('tatami')).toEqual(['ban_pattern']);
    expect(idsFor('pool')).toEqual(['ban_pattern']);
  });

  it.each([
    ['takuzu', 'ban_pattern 0'],
    ['pool', 'ban_pattern 2'],
    ['nurikabe', 'ban_pattern 2'],
    ['square', 'ban_pattern 1'],
  ])('finds for "%s" first the variant that is meant', (query, key) => {
    expect(searchRules(query)[0]?.entry.key).toBe(key);
  });

  it.each(['2x2', 'adjacent', 'touch', 'diagonal'])('finds rules about "%s"', (query) => {
    expect(idsFor(query)).toContain('ban_pattern');
    expect(searchRules('2x2').map(({ entry }) => entry.key)).not.toContain('ban_pattern 0');
  });

  it('prefers words that begin with what is written', () => {
    expect(idsFor('no')).toContain('unique_shape');
    expect(idsFor('no')).not.toContain('contains_shape');
    expect(idsFor('omino')).toContain('contains_shape');
  });

  it('forgives a wrong letter, a missing one and another case', () => {
    expect(idsFor('conect')[0]).toBe('connect_all');
    expect(idsFor('PATERN')[0]).toBe('complete_pattern');
    expect(idsFor('wraparuond')).toEqual(['wrap_around']);
  });

  it('wants every word, and so tells variants apart', () => {
    expect(markedFor('2x2 dark').toSorted()).toEqual([
      'There is no 2×2 square of [dark] cells.',
      '[Dark] cells never form a loop.',
    ]);
    expect(markedFor('connect light')[0]).toBe('All [light] cells are [connect]ed.');
    expect(searchRules('connect banana')).toEqual([]);
  });

  it('shows what of a sentence it found, or else by which name', () => {
    const [ban] = searchRules('forbidden');
    const [torus] = searchRules('toroidal');

    expect(ban?.alias).toBe('Forbidden pattern');
    expect(markedFor('area')[0]).toContain('[area]');
    expect(torus).toMatchObject({ matches: [], alias: 'toroidal' });
  });
});

describe('the search for rules in German', () => {
  const search = createRuleSearch(german);

  it.each([
    ['schleife', 'no_loops'],
    ['zusammenhang', 'connect_all'],
    ['lüg', 'lying_symbols'],
    ['LUGEND', 'lying_symbols'],
    ['melodie', 'music'],
    ['gesamt', 'cell_count'],
    ['gleiche form', 'same_shape'],
    ['tipp', 'foresight'],
    ['nurikabe', 'connect_all'],
  ])('finds %s', (query, id) => {
    const ids = search(query).map(({ entry }) => entry.def.id);

    expect(ids).toContain(id);
    expect(ids.length).toBeLessThan(RULE_COUNT / 2);
  });

  it('knows no English words but names', () => {
    expect(search('loop')).toEqual([]);
  });
});
