import type { Page, ViewportSize } from '@playwright/test';
import { ADDRESSES, furnish } from './addresses.ts';
import { DESK, expectWhole, lettersCame, PHONE } from './calm.ts';
import { expectFits, expectOneRow, SMALL } from './fit.ts';
import { axe, axeContrast, expect, test } from './fixtures.ts';
import { expectNoShift, slowDown, watchShifts } from './layoutShift.ts';
import { markTitles } from './markTitles.ts';
import { chooseLanguage, expectGerman } from './pageTexts.ts';

/** Pages in parts of some seconds, which workers share. */
const PARTS = 5;

/**
 * Besides the dark theme, pages in turn: a light one, and one whose accent is lighter than its page
 * is dark. The pairs of colors in every theme: `contrast.spec.ts`.
 */
const THEMES = ['light', 'cyberpunk'] as const;
const SCHEMES = ['dark', 'light'] as const;
/** The smallest phones, and 1440 pixels at 400 % and 200 %. */
const NARROW = [SMALL, { width: 360, height: 225 }, { width: 720, height: 450 }] as const;
/** Laptops and tablets on their side. */
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;
/** German words are longer. */
const NARROW_GERMAN = [{ width: 720, height: 450 }, SMALL] as const;
/** Pages that lie otherwise on a desk, so that something else could move there. */
const WIDE = /^\/($|create|solve|perfection|search\/puzzles|profile|collection)/;

/** Pages with tools of a board. */
const WITH_TOOLS = /^\/(create|solve|perfection)/;

/** Pages that name puzzles of ours in the language in which they were opened. */
const WITH_SAMPLES: ReadonlySet<string> = new Set(['/', '/learn']);

/** Open a page and wait until all of it is there, with the late parts of its frame. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText(/^Version \d/)).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lettersCame(page);
}

/** Ask a page whose letters and answers come late everything there is to ask. */
async function expectGood(
  page: Page,
  address: string,
  turn: number,
  allCame: () => Promise<void>,
): Promise<void> {
  if (WIDE.test(address)) {
    await page.setViewportSize(DESK);
    await open(page, address);
    await allCame();
    await expectNoShift(page, `${address} at ${DESK.width}`);
  }
  await page.setViewportSize(PHONE);
  await open(page, address);
  await allCame();
  await expectNoShift(page, `${address} at ${PHONE.width}`);
  await expectWhole(page, address);

  await page.setViewportSize(DESK);
  await axe(page);
  await expectColors(page, address, turn);
  await expectTools(page, address);
  await expectNarrow(page, address);
}

/** The page is all in German, with room for its words. It stays in German. */
async function expectGoodInGerman(page: Page, address: string): Promise<void> {
  await chooseLanguage(page, 'de');
  if (WITH_SAMPLES.has(address)) await open(page, address);
  await expectGerman(page, address);
  await expectTools(page, `${address} in German`);
  await expectNarrow(page, `${address} in German`, NARROW_GERMAN);
}

/** The tools of a board are in one row. */
async function expectTools(page: Page, where: string): Promise<void> {
  if (!WITH_TOOLS.test(where)) return;
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    await expectOneRow(page.locator('.dock'), `${where} at ${size.width}`);
  }
}

/** Every text of the page can be read in another theme, and in the colors of the system. */
async function expectColors(page: Page, address: string, turn: number): Promise<void> {
  const usual = await page.evaluate(() => document.documentElement.dataset['theme']);
  const wear = (theme: string | undefined) =>
    page.evaluate((it) => (document.documentElement.dataset['theme'] = it), theme);
  const theme = THEMES[turn % THEMES.length];
  await wear(theme);
  expect.soft(await axeContrast(page), `${address} in ${theme}`).toEqual([]);
  await wear(usual);

  const colorScheme = SCHEMES[turn % SCHEMES.length] ?? null;
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect.soft(await axeContrast(page), `${address} in ${colorScheme} forced`).toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** Nothing on the page is wider than the window, and no label wider than its place. */
async function expectNarrow(
  page: Page,
  where: string,
  sizes: readonly ViewportSize[] = NARROW,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectFits(page, `${where} at ${size.width}`);
  }
}

/** Addresses of a part, each with its turn. */
function partOf(
  addresses: readonly string[],
  part: number,
): readonly (readonly [number, string])[] {
  return [...addresses.entries()].filter(([index]) => index % PARTS === part);
}

for (let part = 0; part < PARTS; part++)
  test(`pages of a visitor are whole, calm and readable, in German too (${part + 1})`, async ({
    page,
  }) => {
    await watchShifts(page);
    const allCame = await slowDown(page);
    for (const [turn, address] of partOf(ADDRESSES, part))
      await test.step(address, async () => {
        await expectGood(page, address, turn, allCame);
        await expectGoodInGerman(page, address);
        await chooseLanguage(page, 'en');
      });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

for (let part = 0; part < PARTS; part++)
  test(`pages of somebody with puzzles are whole, calm and readable, in German too (${part + 1})`, async ({
    page,
  }) => {
    const addresses = await furnish(page, `Quirin${part}`);
    await markTitles(page);
    await watchShifts(page);
    const allCame = await slowDown(page);
    for (const [turn, address] of partOf(addresses, part))
      await test.step(address, async () => {
        await expectGood(page, address, turn, allCame);
        await expectGoodInGerman(page, address);
        await chooseLanguage(page, 'en');
      });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
