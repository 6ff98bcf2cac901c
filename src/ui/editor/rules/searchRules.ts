import Fuse, { type FuseOptionKey, type FuseResultMatch } from 'fuse.js/basic';
import { withoutStars } from '#engine/clues/keyWords.ts';
import { paramsOf } from '#engine/clues/params.ts';
import { RULE_ENTRIES, type RuleEntry } from '#engine/edit/rules.ts';
import type { Translator } from '#texts/translator.ts';
import { needTexts, canSay } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** Limit of results. */
const MAX_FOUND = 50;
/** Share of a word that a match must cover to be highlighted. */
const SHOWN_SHARE = 0.6;

/** First and last index of a match in a text. */
type Stretch = readonly [first: number, last: number];

/** A rule or variant that a search found. */
export interface FoundRule {
  readonly entry: RuleEntry;
  /** The sentence; `*word*` marks the key word. */
  readonly explain: string;
  /** The sentence without marks. */
  readonly text: string;
  /** The matches in the sentence, in order. */
  readonly matches: readonly Stretch[];
  /** The name or keyword that matched, if nothing in the sentence did. */
  readonly alias: string | null;
}

/** Number of rules and variants. */
export const RULE_COUNT = RULE_ENTRIES.length;

/**
 * Create a search of the rules by their texts in one language. A result contains every word of the
 * query in its name, sentence or keywords, best results first. If no rule contains a word
 * literally, the match is fuzzy. An empty query returns all rules.
 */
export function createRuleSearch(t: Translator): (query: string) => readonly FoundRule[] {
  const entries = RULE_ENTRIES.map((entry) => written(t, entry));
  const index = indexOf(t, entries);
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = words.map((word) => hitsOf(index, word));
    return (words.length === 0 ? entries : best(entries, hits)).slice(0, MAX_FOUND);
  };
}

/** The entries with a hit for every word, best first. */
function best(
  entries: readonly FoundRule[],
  hits: readonly ReadonlyMap<number, Hit>[],
): readonly FoundRule[] {
  const found = entries.flatMap((rule, index) => {
    const own = hits.flatMap((byIndex) => byIndex.get(index) ?? []);
    if (own.length < hits.length) return [];
    const score = own.reduce((sum, hit) => sum + hit.score, 0);
    return { rule: withMatches(rule, own), score };
  });
  return found.toSorted((a, b) => a.score - b.score).map(({ rule }) => rule);
}

function written(t: Translator, entry: RuleEntry): FoundRule {
  const explain = t.say(entry.def.explain(paramsOf(entry.def, entry.rule)));
  const text = withoutStars(explain);
  return { entry, explain, text, matches: [], alias: null };
}

/** The search indexes: literal and fuzzy. */
interface RuleIndex {
  readonly exact: Fuse<FoundRule>;
  readonly fuzzy: Fuse<FoundRule>;
}

function indexOf(t: Translator, entries: readonly FoundRule[]): RuleIndex {
  const keys: FuseOptionKey<FoundRule>[] = [
    { name: 'title', weight: 3, getFn: ({ entry }) => t.say(entry.def.title) },
    { name: 'keywords', weight: 2, getFn: ({ entry }) => keywordsOf(t, entry) },
    { name: 'text', weight: 2, getFn: ({ text }) => text },
  ];
  const index = Fuse.createIndex(keys, entries);
  const fuseOf = (threshold: number) =>
    new Fuse(
      entries,
      {
        ignoreDiacritics: true,
        ignoreLocation: true,
        includeScore: true,
        includeMatches: true,
        keys,
        threshold,
      },
      index,
    );
  return { exact: fuseOf(0), fuzzy: fuseOf(0.3) };
}

/** The keywords of a rule, separated by commas in its texts; empty until they are loaded. */
function keywordsOf(t: Translator, { keywords }: RuleEntry): string[] {
  return keywords.flatMap((text) => (canSay(text) ? t.say(text).split(/,\s*/) : []));
}

/** The match of a word of the query in an entry. */
interface Hit {
  readonly word: string;
  /** 0 is a perfect match. */
  readonly score: number;
  readonly matches: readonly FuseResultMatch[];
}

/**
 * Entries with a word that begins with the query word; else those that contain it; else fuzzy
 * matches.
 */
function hitsOf({ exact: asWritten, fuzzy }: RuleIndex, word: string): ReadonlyMap<number, Hit> {
  const exact = hitsWith(asWritten, word);
  const begun = exact.filter(([, { matches }]) => matches.some(hasBeginning));
  const nearest = [begun, exact].find(({ length }) => length > 0) ?? hitsWith(fuzzy, word);
  return new Map(nearest);
}

function hitsWith(fuse: Fuse<FoundRule>, word: string): readonly (readonly [number, Hit])[] {
  return fuse
    .search(word)
    .map(({ refIndex, score = 1, matches = [] }) => [refIndex, { word, score, matches }]);
}

/** True if a match is at the beginning of a word. */
function hasBeginning({ value = '', indices }: FuseResultMatch): boolean {
  return indices.some(([first]) => !/[\p{L}\p{N}]/u.test(value.charAt(first - 1)));
}

function withMatches(rule: FoundRule, hits: readonly Hit[]): FoundRule {
  const shown = hits.flatMap(({ word, matches }) =>
    matches
      .filter(({ key }) => key === 'text')
      .flatMap(({ indices }) => indices)
      .filter(([first, last]) => last - first + 1 >= word.length * SHOWN_SHARE),
  );
  const other = hits.flatMap(({ matches }) => matches).find(({ key }) => key !== 'text');
  const alias = shown.length === 0 ? (other?.value ?? null) : null;
  return { ...rule, matches: merged(shown), alias };
}

/** The matches sorted; overlapping and adjacent ones are joined. */
function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const apart: Stretch[] = [];
  for (const [first, last] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const before = apart.at(-1);
    if (before && first <= before[1] + 1)
      apart[apart.length - 1] = [before[0], Math.max(before[1], last)];
    else apart.push([first, last]);
  }
  return apart;
}
