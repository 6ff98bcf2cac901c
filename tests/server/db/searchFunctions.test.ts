import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, spellOut } from '#base/foldText.ts';
import { splitWords } from '#server/domain/words.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();

/** The words of a text as the database should enter them, without their places. */
function wordsOf(text: string): string[] {
  const words = [text, foldText(spellOut(text)).replaceAll("'", '')].flatMap(splitWords);
  const entered = words.flatMap(({ text: word, isRun }) => {
    const letters = Array.from(word);
    return isRun ? [...letters, ...letters.slice(1).map((it, i) => `${letters[i]}${it}`)] : [word];
  });
  return [...new Set(entered)].toSorted();
}

async function foldedAndEntered(texts: readonly string[]) {
  const { rows } = await db.execute<{ folded: string; words: string[] }>(
    sql`select search_fold(t) as folded, tsvector_to_array(search_words(t)) as words
      from unnest(${sql.param([...texts])}::text[]) with ordinality as given(t, n) order by n`,
  );
  return rows.map(({ folded, words }) => ({ folded, words: words.toSorted() }));
}

const computed = (text: string) => ({ folded: foldText(text), words: wordsOf(text) });

const FIRST = 0x01;
const LAST = 0x2_ffff;
/** Uniform blocks, of which every thousandth character is enough. */
const UNIFORM =
  /[\u{3400}-\u{4dbf}\u{4e00}-\u{9fff}\u{ac00}-\u{d7a3}\u{17000}-\u{18cff}\u{20000}-\u{2ffff}]/u;
/** Added in versions of Unicode that some databases do not have yet. */
const RECENT =
  /[\u{1c80}-\u{1c8f}\u{2c2f}\u{2c5f}\u{a7c0}-\u{a7ff}\u{10570}-\u{105bf}\u{10d50}-\u{10d8f}\u{11380}-\u{113ff}\u{16100}-\u{1613f}\u{16d40}-\u{16d7f}\u{16ea0}-\u{16edf}\u{1ccd6}-\u{1ccff}\u{1e030}-\u{1e08f}\u{1df00}-\u{1dfff}]/u;

it('the database folds and splits each character like the server', async () => {
  const texts: string[] = [];
  for (let point = FIRST; point <= LAST; point++) {
    const one = String.fromCodePoint(point);
    const isSkipped = UNIFORM.test(one) ? point % 1000 !== 0 : RECENT.test(one);
    if (/\p{Assigned}/u.test(one) && !/\p{Cs}|\p{Co}/u.test(one) && !isSkipped)
      texts.push(`a${one}b${one}`);
  }
  const found = await foldedAndEntered(texts);

  const wrong = texts.filter((text, i) => {
    const { folded, words } = computed(text);
    return found[i]?.folded !== folded || found[i].words.join(' ') !== words.join(' ');
  });
  expect(wrong).toEqual([]);
});

it('the database folds and splits any text like the server', async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'ab \'’-äÖßøł́̈中文の한글กีΣςЁ٠ﬁ🏝%_"\\:&'),
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 50 }), async (texts) => {
      expect(await foldedAndEntered(texts)).toEqual(texts.map(computed));
    }),
    { numRuns: fuzzRuns(20, 100) },
  );
});

it('the longest texts fit, whatever they are', async () => {
  const texts = ['ﷺ', 'ﷲ', '㌀', '㎉', '𝔘', '中', 'ä', "a'"].map((one) => one.repeat(500));
  const [first] = await foldedAndEntered(texts.slice(0, 1));

  expect(first?.words).toContain('الله');
  expect(await foldedAndEntered(texts)).toHaveLength(texts.length);
});
