import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

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
  test(`axe finds nothing on any page in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const address of ['/', '/rules', '/privacy-policy', '/create', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await axe(page);
    }
    const solve = new SolveDriver(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await solve.open(sharedPuzzle('unique-045').grid);
      await axe(page);
    }
  });
}

for (const { width, height } of SIZES) {
  test(`the whole board is on the first screen at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const solve = new SolveDriver(page);
    for (const id of ['unique-045', 'hard-006', 'unique-049']) {
      await solve.open(sharedPuzzle(id).grid);
      const box = await page.locator('.stage').boundingBox();

      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.width).toBeGreaterThan(100);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
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
