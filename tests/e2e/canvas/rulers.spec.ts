import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

test('rows and columns are numbered where a board is made, also when it is zoomed in', async ({
  page,
}) => {
  await page.goto('/create');
  await expect(boardIn(page)).toBeVisible();
  const columns = page.locator('.ruler[data-axis="column"] span');
  const rows = page.locator('.ruler[data-axis="row"] span');
  await expect(columns).toHaveText(['1', '2', '3', '4', '5']);
  await expect(rows).toHaveText(['1', '2', '3', '4']);
  const cell = new SolveDriver(page);
  const { x, y } = await cell.middleOf(7);
  const above = await columns.nth(2).boundingBox();
  expect(Math.abs((above?.x ?? 0) + (above?.width ?? 0) / 2 - x)).toBeLessThan(6);

  await page.mouse.move(x, y);
  await expect(columns.and(page.locator('[data-lit]'))).toHaveText('3');
  await expect(rows.and(page.locator('[data-lit]'))).toHaveText('2');

  await page.mouse.wheel(0, -600);
  await expect
    .poll(async () => (await columns.nth(0).boundingBox())?.x ?? 0)
    .toBeLessThan((above?.x ?? 0) - 300);
  const [zoomed, stage] = [
    await columns.nth(2).boundingBox(),
    await page.locator('.stage').boundingBox(),
  ];
  const bottom = (zoomed?.y ?? 0) + (zoomed?.height ?? 0);
  expect(bottom).toBeLessThanOrEqual(stage?.y ?? 0);
  expect(bottom).toBeGreaterThan((stage?.y ?? 0) - 20);
});
