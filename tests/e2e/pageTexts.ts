import { expect, type Page } from '@playwright/test';

/** Words that every English sentence has one of, and no German one. */
const ENGLISH = /\b(?:the|and|your|with|are|is|to|of|this|you|it)\b/i;

/** All visible or spoken words of a page, except those of cards. */
async function wordsOf(page: Page): Promise<readonly string[]> {
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

/** Expect that nothing on the page is in English. */
export async function expectGerman(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const english = async () => (await wordsOf(page)).filter((text) => ENGLISH.test(text));
  await expect.soft.poll(english, { message: where }).toEqual([]);
}
