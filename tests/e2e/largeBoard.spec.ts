import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

test('a board of over ten thousand cells is judged beside the page', async ({ page }) => {
  const cells = 'n'.repeat(101 * 101);
  const clues = 'Snumber,x=0,y=0,number=1|Rconnect_all,color=dark';
  await page.goto(solveLink(`101x101|T101:${cells}|C1:|Z|${clues}`));
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 1,/ }).focus();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');

  await expect(
    page.getByRole('button', { name: /Area number 1 at row .*has 2, not 1/ }),
  ).toBeVisible();
});

test('a large board is seen and painted on before its canvas has come', async ({ page }) => {
  await page.route('**/BoardCanvas*', () => undefined); // it never comes
  const solve = new SolveDriver(page);
  await solve.open(`100x100|T100:${'n'.repeat(100 * 100)}|C1:|Z|S|R`, 'still');
  const sketch = page.locator('.still-board canvas');
  await expect(sketch).toBeVisible();
  const before = await sketch.screenshot();

  const { x, y } = await solve.middleOf(0);
  await page.mouse.click(x, y);

  await expect(solve.cell(1, 1)).toHaveAccessibleName(/, dark/);
  await expect.poll(() => sketch.screenshot()).not.toEqual(before);
});
