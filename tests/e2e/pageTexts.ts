import { expect, type Page } from '@playwright/test';
import { patternsOf, wordsIn, wordsOfPattern } from '#tests/support/patternsOf.ts';
import { expectFits } from './fit.ts';

const GERMAN = await patternsOf('de');
const GERMAN_WORDS = wordsOfAll(GERMAN);

/** Days of the week in German, in short: two of them are English words. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString('de', {
    weekday: 'short',
    timeZone: 'UTC',
  }),
);

/** Words that are right in German too: a theme, which has one name in every language, and days. */
const NAMES: ReadonlySet<string> = new Set(['black', ...WEEKDAYS.flatMap(wordsIn)]);

/** Every word of the English texts that no German text has, but for names. */
const ONLY_ENGLISH: ReadonlySet<string> = new Set(
  [...wordsOfAll(await patternsOf('en'))].filter(
    (word) => !GERMAN_WORDS.has(word) && !NAMES.has(word),
  ),
);

function wordsOfAll(patterns: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set([...patterns.values()].flatMap(wordsOfPattern));
}

/** A text without values in German. */
export function german(id: string): string {
  const text = GERMAN.get(id);
  if (text === undefined || text.includes('{')) throw new Error(`${id} is no text without values`);
  return text;
}

/** All visible or spoken texts of a page, except those of cards. */
async function textsOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const cards = [
      ...document.querySelectorAll<HTMLElement>('a[href^="/solve/"], a[href^="/collection/"]'),
    ];
    const theirs = new Set(
      cards.flatMap((it) => [...it.innerText.split('\n'), it.getAttribute('aria-label') ?? '']),
    );
    const all = [...document.body.innerText.split('\n'), ...attributes, document.title];
    return all.filter((text) => !theirs.has(text));
  });
}

/** Choose a language in another tab. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    const stored: unknown = JSON.parse(localStorage.getItem('siteSettings') ?? '{}');
    localStorage.setItem('siteSettings', JSON.stringify({ ...Object(stored), language: name }));
    dispatchEvent(new StorageEvent('storage', { key: 'siteSettings' }));
  }, language);
}

/** Expect that nothing on the page is in English, but for words of its people. */
export async function expectGerman(
  page: Page,
  where: string,
  theirs: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const allowed = new Set(theirs.flatMap(wordsIn));
  const isEnglish = (word: string) => ONLY_ENGLISH.has(word) && !allowed.has(word);
  const english = async () => (await textsOf(page)).filter((text) => wordsIn(text).some(isEnglish));
  await expect.soft.poll(english, { message: where }).toEqual([]);
}

/** Expect of a page in German that it has no English, and room for its labels in each language. */
export async function expectBothLanguages(
  page: Page,
  where: string,
  theirs: readonly string[] = [],
): Promise<void> {
  await expectGerman(page, where, theirs);
  await expectFits(page, `${where} in German`);
  await chooseLanguage(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectFits(page, `${where} in English`);
  await chooseLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}
