import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** The only solutions of the puzzles that come with the product. */
const SOLUTIONS = {
  'First light': 'wwwwwbbwbwwbbbwwbwbwwbwbw',
  'Four corners': 'bbwbbbwbwbwwbwwbwbwbbbwbb',
  'Long sight': 'wwwbwwwbwbwbbwwwwbbbwbwwwbwbwbwwwwwb',
} as const;

/** From the home page to a solved board, by the keyboard, which is quickest. */
async function solveBuiltIn(page: Page, title: keyof typeof SOLUTIONS): Promise<SolveDriver> {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  const solve = new SolveDriver(page);
  await expect(page.getByRole('grid', { name: new RegExp(`^${title}`) })).toBeVisible();
  await solve.cell(1, 1).focus();
  const width = Math.sqrt(SOLUTIONS[title].length);
  for (const [cell, letter] of [...SOLUTIONS[title]].entries()) {
    if (cell % width === 0 && cell > 0) {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(letter === 'b' ? 'Space' : 'Shift+Space');
    if (cell % width < width - 1) await page.keyboard.press('ArrowRight');
  }
  await solve.expectSolved();
  return solve;
}

test('after solving come the next puzzle, sharing, the picture and the list', async ({ page }) => {
  test.slow();
  const solve = await solveBuiltIn(page, 'First light');
  const end = page.getByRole('region', { name: 'Solved' });
  const heading = end.getByRole('heading', { name: 'All lit.' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'Fill' })).toBeHidden();
  await expect(page.getByText('Dark', { exact: true })).toBeHidden();
  await expect(end.getByRole('link', { name: 'All puzzles' })).toBeVisible();
  await expect(end.getByRole('link', { name: 'Next: Four corners' })).toBeVisible();
  await expect(end.getByRole('button', { name: 'Share' })).toBeVisible();
  await axe(page);

  await end.getByRole('button', { name: 'Picture of the solved board' }).click();
  await expect(page.getByRole('dialog').locator('svg').nth(1)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save as PNG' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(end).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await solve.expectUnsolved();
  await page.keyboard.press('y');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(end).toBeHidden();
  await expect(page.getByRole('button', { name: 'Fill' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(end).toBeVisible();

  await page.reload();
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  await end.getByRole('link', { name: 'Next: Four corners' }).click();
  await expect(page.getByRole('heading', { name: 'Four corners' })).toBeVisible();
  await solve.expectUnsolved();
});

test('the home page offers a puzzle that is not solved yet, and says when there is none', async ({
  page,
}) => {
  test.slow();
  await solveBuiltIn(page, 'First light');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByRole('link', { name: 'Solve a puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Four corners' })).toBeVisible();

  await solveBuiltIn(page, 'Four corners');
  await page.goto('/');
  await page.getByRole('link', { name: 'Solve a puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Long sight' })).toBeVisible();

  await solveBuiltIn(page, 'Long sight');
  await expect(page.getByText('You have solved every puzzle of ours.')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('link', { name: 'Explore puzzles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve a puzzle' })).toHaveCount(0);
});

test('at the end the board of a phone stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  await solve.open('0_2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R');
  const first = await solve.middleOf(0);
  const second = await solve.middleOf(1);
  await page.mouse.click(first.x, first.y);
  await page.mouse.click(second.x, second.y);
  await solve.expectSolved();

  expect(await solve.middleOf(0)).toEqual(first);
  await expect(page.getByRole('link', { name: 'Next: First light' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Fill' })).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('button', { name: 'Fill' })).toBeVisible();
  expect(await solve.middleOf(0)).toEqual(first);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await solve.expectUnsolved();
});
