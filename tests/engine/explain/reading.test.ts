import { describe, expect, it } from 'vitest';
import { reasonLines } from '#engine/explain/reasonLines.ts';
import { composeSentence } from '#engine/explain/sentence.ts';
import { spokenStep } from '#engine/explain/spokenStep.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { english } from '#texts/english.ts';
import type { Translator } from '#texts/translator.ts';
import { german } from '#tests/support/german.ts';
import { WALKED } from '#tests/support/sampleWalks.ts';
import { countWords, sentencesOf } from '#tests/support/sentencesOf.ts';

const MOST_WORDS = 25;
const MOST_SPOKEN = 120;
const CHAIN = ['supposed', 'link', 'contradiction'];

/** Words of a language that stand for a noun, nouns they can stand for, and words to avoid. */
interface Reading {
  readonly translator: Translator;
  readonly pronouns: RegExp;
  readonly nouns: RegExp;
  readonly never: RegExp;
}

const LANGUAGES: readonly Reading[] = [
  {
    translator: english,
    pronouns: /\b(?:it|its|they|them)\b/i,
    nouns: /\b(?:cells?|rows?|areas?|this|clues?|symbols?|colors?|explanation|steps?)\b/i,
    never:
      /never meet|out of reach|its image|likewise|come out right|first cell|more than \d|fewer than|undefined/i,
  },
  {
    translator: german,
    pronouns: /\b(?:ist es|sind sie|sie|ihr|ihre|ihrer)\b/i,
    nouns: /\b(?:Felder?n?|Lücke|Zeilen?|Gebiete?|dies\w*|Hinweise?|Symbole?|Farben?|Schritte?)\b/i,
    never: /zusammenkommen|Reichweite|sein Bild|ebenso\.|erste Feld|mehr als \d|weniger als/i,
  },
];

/** The reason of each step, its spoken text, and the lines of its chain. */
function textsIn(translator: Translator) {
  return WALKED.map(({ step, grid }) => {
    const board = boardOf(grid);
    const chain = reasonLines(step, board).filter(({ kind }) => CHAIN.includes(kind));
    return {
      reason: translator.say(composeSentence(step, board)),
      spoken: translator.say(spokenStep(step, board)),
      chain: chain.map(({ text }) => translator.say(text)),
    };
  });
}

describe.each(LANGUAGES)('hints in $translator.language', (language) => {
  const texts = textsIn(language.translator);
  const reasons = texts.map(({ reason }) => reason);
  const lines = [...reasons, ...texts.flatMap(({ chain }) => chain)];

  it('have one or two sentences as a reason, and the conclusion comes last', () => {
    expect(reasons.filter((it) => sentencesOf(it).length > 2)).toEqual([]);
    const ends =
      /(?:dark|light|dunkel|hell)\.$|dark, too\.|light, too\.|auch dieses\.$|others\.$|auch\.$|clues\.$|Hinweisen\.$/;
    expect(reasons.filter((it) => !ends.test(it))).toEqual([]);
  });

  it('have short sentences', () => {
    const long = lines.flatMap(sentencesOf).filter((it) => countWords(it) > MOST_WORDS);
    expect(long).toEqual([]);
  });

  it('have no spoken step that takes long', () => {
    const spoken = texts.map((it) => it.spoken);
    expect(spoken.filter((it) => countWords(it) > MOST_SPOKEN)).toEqual([]);
  });

  it('have no word for something that was not named before', () => {
    const { pronouns, nouns } = language;
    const unclear = lines.filter((line) => {
      const at = line.search(pronouns);
      return at >= 0 && !nouns.test(line.slice(0, at));
    });
    expect(unclear).toEqual([]);
  });

  it('name a single cell of a chain by its place', () => {
    const chains = texts.flatMap(({ chain }) => chain);
    expect(chains.filter((it) => /\b(?:this cell|dieses Feld)\b/.test(it))).toEqual([]);
  });

  it('have none of the phrases that nobody says', () => {
    expect(lines.filter((it) => language.never.test(it))).toEqual([]);
  });
});
