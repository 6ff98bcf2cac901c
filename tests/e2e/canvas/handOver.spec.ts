import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

const ROWS = `4x2|T4:${'n'.repeat(8)}|C1:|Z|S|R`;

/** Keep the canvas from loading until the returned function is called. */
async function holdCanvas(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/BoardCanvas*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a stroke goes on when the canvas replaces the static board', async ({ page }) => {
  const releaseCanvas = await holdCanvas(page);
  const solve = new SolveDriver(page);
  await solve.open(ROWS, 'still');
  const [first, second, last] = [
    await solve.middleOf(0),
    await solve.middleOf(1),
    await solve.middleOf(3),
  ];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y);

  releaseCanvas();
  await expect(boardIn(page)).toBeVisible();
  await expect(page.locator('.still-board')).toBeHidden();
  await page.mouse.move(last.x, last.y);
  await page.mouse.up();
  await page.mouse.move(first.x, first.y);

  expect(await solve.letters()).toBe('bbbbnnnn');
  await page.keyboard.press('z');
  await expect.poll(() => solve.letters()).toBe('nnnnnnnn');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a finger goes on when the canvas replaces the static board', async ({ page }) => {
    const releaseCanvas = await holdCanvas(page);
    const solve = new SolveDriver(page);
    await solve.open(ROWS, 'still');
    const [first, second, last] = [
      await solve.middleOf(0),
      await solve.middleOf(1),
      await solve.middleOf(3),
    ];
    const fingers = await Fingers.on(page);
    await fingers.send('touchStart', 0, first);
    await fingers.send('touchMove', 16, second);

    releaseCanvas();
    await expect(boardIn(page)).toBeVisible();
    await expect(page.locator('.still-board')).toBeHidden();
    await fingers.send('touchMove', 200, last);
    await fingers.send('touchEnd', 220);

    await expect.poll(() => solve.letters()).toBe('bbbbnnnn');
  });
});
