import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const GRID = '2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R';
const DESCRIPTION = 'Begin *here*, says [@Nives](/profile/7).';

test('the end takes the place of the tools and covers nothing of the board of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  await solve.open(`0_${JSON.stringify({ title: 'Two', description: DESCRIPTION, grid: GRID })}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '@Nives' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const first = await solve.middleOf(0);
  const second = await solve.middleOf(1);
  await page.mouse.click(first.x, first.y);
  await page.mouse.click(second.x, second.y);
  await solve.expectSolved();

  const end = page.getByRole('region', { name: 'Solved' });
  await expect
    .poll(async () => {
      const [pane, board] = [await end.boundingBox(), await solve.grid.boundingBox()];
      return pane && board ? board.y + board.height - pane.y : null;
    }, 'covered pixels')
    .toBeLessThanOrEqual(0);
  await expect(page.getByRole('link', { name: /^Next: / })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Fill' })).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: 'View board' }).click();
  await expect(page.getByRole('button', { name: 'Fill' })).toBeVisible();
  await expect.poll(() => solve.middleOf(0)).toEqual(first);
  await page.getByRole('button', { name: 'Show the result' }).click();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(end.getByRole('link', { name: 'More like this' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fill' })).toBeHidden();
  await expect(page.getByText('Dark', { exact: true })).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await solve.expectUnsolved();
  await page.keyboard.press('y');
  await expect(end.getByRole('heading', { name: 'All lit.' })).toBeFocused();
});
