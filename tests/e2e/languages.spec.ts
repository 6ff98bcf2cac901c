import type { Page } from '@playwright/test';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { ADDRESSES } from './addresses.ts';
import { axe, expect, test } from './fixtures.ts';

const PUZZLE = sharedPuzzle('unique-045').grid;

/** Narrow, and as wide as 1440 pixels at 400 %. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 720, height: 450 },
] as const;

/** Words that every English sentence has one of, and no German one. */
const ENGLISH = /\b(?:the|and|your|with|are|is|to|of|this|you|it)\b/i;

/** What can be read or heard on a page, but for cards of what people published, by its words. */
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

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    const stored: unknown = JSON.parse(localStorage.getItem('siteSettings') ?? '{}');
    localStorage.setItem('siteSettings', JSON.stringify({ ...Object(stored), language: name }));
    dispatchEvent(new StorageEvent('storage', { key: 'siteSettings' }));
  }, language);
}

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('gets every page in German, at narrow sizes without scrolling sideways', async ({
    page,
  }) => {
    test.slow();
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const english = (await wordsOf(page)).filter((text) => ENGLISH.test(text));
      expect(english, address).toEqual([]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${size.width}`).toBe(0);
        await axe(page);
      }
    }
  });

  test('plays the board in German, by ear too', async ({ page }) => {
    const solve = new SolveDriver(page);
    await solve.open(PUZZLE);
    const first = page.getByRole('gridcell', { name: /^Zeile 1, Spalte 1/ });

    await expect(first).toHaveAccessibleName(/leer|hell|dunkel/);
    await first.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/\p{Lu}\p{Ll}+/u);
    const english = (await wordsOf(page)).filter((text) => ENGLISH.test(text));
    expect(english).toEqual([]);
  });

  test('says in German what is wrong with a link', async ({ page }) => {
    await page.goto('/solve?d=dfl_nothing');

    await expect(page.getByText('Dieser Link')).toBeVisible();
  });
});

test('another language is there at once, and what was done stays', async ({ page, context }) => {
  const solve = new SolveDriver(page);
  await solve.open(PUZZLE);
  const before = await solve.letters();
  const open = before.indexOf('n');
  const { x, y } = await solve.middleOf(open);
  await page.mouse.click(x, y);
  const painted = await solve.letters();
  const other = await context.newPage();
  await other.goto('/rules');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();

  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Regeln' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /^Zeile 1, Spalte 1/ })).toBeVisible();
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 1/ })).toBeVisible();
  expect(await solve.letters()).toEqual(before);
  expect(painted).not.toEqual(before);
});
