import type { CompiledMessage } from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import germanNames from '#assets/learn/de/names.json' with { type: 'json' };
import germanLessons from '#assets/learn/de/puzzles.json' with { type: 'json' };
import englishNames from '#assets/learn/en/names.json' with { type: 'json' };
import englishLessons from '#assets/learn/en/puzzles.json' with { type: 'json' };
import { GERMAN } from '#tests/support/germanTexts.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import type { CompiledTexts } from '#texts/translator.ts';
import { GERMAN_RULES } from './germanVoiceRules.ts';
import { variantsOf } from './variantsOf.ts';
import { ENGLISH_RULES, UNRULED_AREAS, type VoiceRule } from './voiceRules.ts';

type Sentences = readonly (readonly [id: string, variants: readonly string[]])[];

type LessonTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function sentencesOf(texts: CompiledTexts): Sentences {
  return Object.entries(texts)
    .filter(([area]) => !UNRULED_AREAS.has(area))
    .flatMap(([area, patterns]) =>
      Object.entries(patterns).map(
        ([key, pattern]) => [`${area}.${key}`, variantsOf(pattern)] as const,
      ),
    );
}

/** Texts of lessons: names of chapters and lessons, and what is said before and after a puzzle. */
function sentencesOfLessons(...groups: readonly LessonTexts[]): Sentences {
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [`lessons.${name}.${key}`, [text]] as const),
    ),
  );
}

function isExcepted(id: string, exceptions: readonly string[]): boolean {
  return exceptions.some((name) => (name.endsWith('.') ? id.startsWith(name) : id === name));
}

/** "play.undo: Take it back" for each text that uses the words of a rule. */
function breaches(sentences: Sentences, { words, except = [] }: VoiceRule): readonly string[] {
  return sentences.flatMap(([id, variants]) => {
    const broken = variants.find((sentence) => words.test(sentence));
    return broken === undefined || isExcepted(id, except) ? [] : [`${id}: ${broken}`];
  });
}

/** Exceptions of a rule that no text needs. */
function unneeded(sentences: Sentences, { words, except = [] }: VoiceRule): readonly string[] {
  const needed = breaches(sentences, { words, instead: '' });
  return except.filter((name) => !needed.some((breach) => isExcepted(idOf(breach), [name])));
}

function idOf(breach: string): string {
  return breach.slice(0, breach.indexOf(': '));
}

describe.each([
  [
    'English',
    [...sentencesOf(ENGLISH), ...sentencesOfLessons(englishNames, englishLessons)],
    ENGLISH_RULES,
  ],
  [
    'German',
    [...sentencesOf(GERMAN), ...sentencesOfLessons(germanNames, germanLessons)],
    GERMAN_RULES,
  ],
])('the %s texts', (_, sentences, rules) => {
  it.each(rules)('do without $words: $instead', (rule) => {
    expect(breaches(sentences, rule)).toEqual([]);
    expect(unneeded(sentences, rule)).toEqual([]);
  });
});

describe('the sentences of a pattern', () => {
  it('are all its branches, the same for the same value', () => {
    const pattern: CompiledMessage = [
      ['name'],
      ' ',
      ['count', 2, { one: [0, ' cell'], other: [0, ' cells'] }],
      ['count', 2, { one: ' is', other: ' are' }],
      ['b', ' ', ['color', 1, { dark: 'dark', other: 'light' }]],
    ];

    expect(variantsOf(pattern)).toEqual([
      '{} # cell is dark',
      '{} # cell is light',
      '{} # cells are dark',
      '{} # cells are light',
    ]);
  });
});
