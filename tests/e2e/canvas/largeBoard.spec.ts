import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

const SIDE = 101;
const CELLS = SIDE * SIDE;
/** Cells without a color; all others are given. */
const OPEN = [0, 1, 4_321, CELLS - 1];
const TILES = Array.from({ length: CELLS }, (_, cell) => (OPEN.includes(cell) ? 'n' : 'W')).join(
  '',
);
const CLUES = `Snumber,x=0,y=0,number=1|Rcell_count,color=dark,count=${OPEN.length - 1}`;

/** The screen reader text of the focused cell. */
async function heard(page: Page): Promise<string> {
  return (await page.locator(':focus').getAttribute('aria-label')) ?? '';
}

test('a board of over ten thousand cells is painted before its canvas, by ear and judged beside the page', async ({
  page,
}) => {
  await page.route('**/BoardCanvas*', () => undefined); // it never comes
  const solve = new SolveDriver(page);
  await solve.open(`${SIDE}x${SIDE}|T${SIDE}:${TILES}|C1:|Z|${CLUES}`, 'still');
  const sketch = page.locator('.still-board canvas');
  await expect(sketch).toBeVisible();
  const before = await sketch.screenshot();
  const { x, y } = await solve.middleOf(0);
  await page.mouse.click(x, y);
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/, dark/);
  await expect.poll(() => sketch.screenshot()).not.toEqual(before);

  await solve.tabToBoard();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('button', { name: /Area number 1 at row .*has 2, not 1/ }),
  ).toBeVisible();
  await page.keyboard.press('Shift+Space');

  await page.keyboard.press('Control+End');
  expect(await heard(page)).toMatch(/^row 101, column 101, empty/);
  expect(await page.getByRole('gridcell').count()).toBeLessThan(600);
  await page.keyboard.press('Space');
  await page.keyboard.press('g');
  expect(await heard(page)).toMatch(/^row 43, column 80, empty/);
  await page.keyboard.press('Space');
  await expect(page.getByText('All lit.', { exact: true })).toBeVisible();
  expect(await page.getByRole('gridcell').count()).toBeLessThan(600);
  await expect(solve.grid).toHaveAttribute('aria-rowcount', String(SIDE));
});
