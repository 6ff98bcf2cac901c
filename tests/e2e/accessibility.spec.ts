import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { THEMES } from '#ui/settings/theme.ts';
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

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((name) => localStorage.setItem('theme', name), theme),
    );

    test('axe finds nothing on the solve page at any size', async ({ page }) => {
      test.slow();
      const solve = new SolveDriver(page);
      await solve.open(sharedPuzzle('unique-045').grid);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(solve.grid).toBeVisible();
        await axe(page);
      }
    });

    test('axe finds nothing in any dialog of the solve page', async ({ page }) => {
      test.slow();
      const solve = new SolveDriver(page);
      await solve.open(sharedPuzzle('unique-045').grid);
      for (const [opener, title] of DIALOGS) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expect(page.locator('#content')).toHaveAttribute('inert');
        await axe(page, '[role="dialog"]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
      }

      await page.setViewportSize({ width: 390, height: 844 });
      const more = page.getByRole('button', { name: 'More', exact: true });
      for (const item of ['Share', 'How to play', 'Settings']) {
        await more.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await axe(page, '[role="dialog"]');
        await page.getByRole('dialog').getByRole('button', { name: item }).click();
        await expect(page.getByRole('dialog', { name: item })).toBeVisible();
        await axe(page, '[role="dialog"]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(more).toBeFocused();
      }
    });
  });
}

test('axe finds every text of the solve page readable in all themes', async ({ page }) => {
  test.slow();
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

  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    found.push(...(await axeContrast(page)).map((text) => `${theme}: ${text}`));
  }

  expect(found).toEqual([]);
});

for (const id of ['unique-045', 'hard-006', 'unique-049']) {
  test(`the whole board of ${id} is on the first screen at every size`, async ({ page }) => {
    const solve = new SolveDriver(page);
    await solve.open(sharedPuzzle(id).grid);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(solve.grid).toBeVisible();
      await expect(async () => {
        const box = await solve.grid.boundingBox();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );

        expect(overflow, `${width} x ${height}`).toBe(0);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.width).toBeGreaterThan(100);
      }).toPass(); // the layout follows the window a moment later
    }
  });
}

test('the rules of a phone open in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-045').grid);

  await page.getByRole('button', { name: /^Rules and symbols/ }).click();

  await expect(page.getByRole('dialog', { name: 'Rules and symbols' })).toBeVisible();
  await axe(page);
});
