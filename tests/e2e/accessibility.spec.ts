import type { Page } from '@playwright/test';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { THEMES, type Theme } from '#ui/shared/settings/theme.ts';
import { axe, axeContrast, expect, test } from './fixtures.ts';

/** The dialogs of the solve page, and what opens each. */
const DIALOGS = [
  ['Share', 'Share'],
  ['Help', 'How to play'],
  ['Settings', 'Settings'],
] as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1100, height: 800 },
  { width: 800, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 720, height: 450 }, // 1440 x 900 at 200 %
  { width: 844, height: 390 },
] as const;

/** Runs axe on a part of the page, or on all of it, in the dark and in the light theme. */
async function axeInThemes(page: Page, part?: string): Promise<void> {
  await axe(page, part);
  await setTheme(page, 'light');
  expect.soft(await axeContrast(page)).toEqual([]);
  await setTheme(page, 'dark');
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
}

test('axe finds nothing on the solve page at any size', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-045').grid);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(solve.grid).toBeVisible();
    await axeInThemes(page);
  }
});

test('axe finds nothing in any dialog of the solve page', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-045').grid);
  for (const [opener, title] of DIALOGS) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.locator('[inert] #content')).toBeAttached();
    await axeInThemes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const item of ['Share', 'How to play', 'Settings']) {
    await more.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (item === 'Share') await axeInThemes(page, '[role="dialog"]');
    await page.getByRole('dialog').getByRole('button', { name: item }).click();
    await expect(page.getByRole('dialog', { name: item })).toBeVisible();
    await axeInThemes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
  }

  await page.getByRole('button', { name: /^Rules and symbols/ }).click();
  await expect(page.getByRole('dialog', { name: 'Rules and symbols' })).toBeVisible();
  await axeInThemes(page);
});

test('axe finds every text of the solve page readable in all themes', async ({ page }) => {
  const solve = new SolveDriver(page);
  const rules = 'Rconnect_all,color=dark:region_area,color=light,size=3';
  await solve.open(`4x4|T4:${'n'.repeat(16)}|C1:|Z|Snumber,x=0,y=0,number=1|${rules}`);
  await page.keyboard.press('Tab');
  for (const [row, column] of [
    [1, 1],
    [1, 2],
    [4, 4],
  ] as const) {
    await solve.cell(row, column).focus();
    await page.keyboard.press('Space');
  }
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/wrong/);
  await page.getByRole('button', { name: /Every light area/ }).click();
  await axe(page);

  const found: string[] = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    found.push(...(await axeContrast(page)).map((text) => `${theme}: ${text}`));
  }

  expect(found).toEqual([]);
});

test('the whole board is on the first screen at every size', async ({ page }) => {
  const solve = new SolveDriver(page);
  for (const id of ['unique-045', 'hard-006', 'unique-049']) {
    const { grid } = sharedPuzzle(id);
    if (page.url() === 'about:blank') await solve.open(grid);
    else await solve.follow(grid);
    const width = /^0_(\d+)x/.exec(grid)?.[1] ?? '';
    await expect(solve.grid).toHaveAttribute('aria-colcount', width);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(solve.grid).toBeVisible();
      await expect(async () => {
        const box = await solve.grid.boundingBox();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );

        expect(overflow, `${id} at ${size.width} x ${size.height}`).toBe(0);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
        expect(box?.width).toBeGreaterThan(100);
      }).toPass({ intervals: [50, 100] }); // the layout follows the window a moment later
    }
  }
});
