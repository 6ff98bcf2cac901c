import type { Page } from '@playwright/test';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';
import { strokesKept } from './strokesKept.ts';

async function paintTwo(solve: SolveDriver): Promise<string> {
  for (const cell of [0, 1]) {
    const { x, y } = await solve.middleOf(cell);
    await solve.page.mouse.click(x, y);
  }
  const letters = await solve.letters();
  expect(letters.startsWith('bb')).toBe(true);
  return letters;
}

test('a solve survives a reload, with its history', async ({ page }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);

  await page.reload();
  await expect.poll(() => solve.letters()).toBe(painted);

  await page.goto('/');
  await page.getByRole('link', { name: /so far/ }).click();
  await expect.poll(() => solve.letters()).toBe(painted);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await solve.letters()).toBe(painted.replace('bb', 'bn'));
  await page.getByRole('button', { name: 'Restart' }).click();
  expect(await solve.letters()).toMatch(/^n+$/);
});

/** Boards that pages left in local storage before they were in the database. */
function keptAside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('solveLeft')),
  );
}

test('a solve survives a killed page', async ({ context, page }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);
  await expect.poll(() => strokesKept(page)).toBe(2);

  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const other = new SolveDriver(await context.newPage());
  await other.page.goto('/');
  await expect(other.page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  expect(await keptAside(other.page)).toEqual([]);
  await other.open(grid);

  expect(await other.letters()).toBe(painted);
});

test('where nothing can be kept this is said, off the board and its tools in every window', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
  });
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid);
  const { x, y } = await solve.middleOf(0);
  await page.mouse.click(x, y);
  const notice = page.getByText(/^This browser doesn’t let Chiaro save your progress/);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(notice).toBeVisible();
    await expect.poll(() => coveredByNotice(page), `${size.width} x ${size.height}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await solve.letters()).toMatch(/^n+$/);
});

/** Parts of the page that the notice lies over. */
function coveredByNotice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    if (!toast) return ['there is no notice'];
    return ['[role="grid"]', '.dock', '.phone-controls', '.phone-drawer'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return (
        box &&
        toast.left < box.right &&
        box.left < toast.right &&
        toast.bottom > box.top &&
        toast.top < box.bottom
      );
    });
  });
}
