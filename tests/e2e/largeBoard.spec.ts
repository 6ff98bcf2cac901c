import { solveLink } from '#tests/support/gridText.ts';
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

  await expect(page.getByRole('button', { name: /Area number.*has 2, not 1/ })).toBeVisible();
});
