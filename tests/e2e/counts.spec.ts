import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

/** A viewpoint on a light cell: one light cell to its left, nothing known to its right. */
const GRID = '0_5x1|T5:nWWnB|C1:|Z|Sviewpoint,x=2,y=0,number=3|R';

/** The pixels of the board. */
async function picture(page: Page): Promise<string> {
  return (await page.locator('.stage').screenshot()).toString('base64');
}

test('what a clue counts is shown over the board while Ctrl is held, by pointer and keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const solve = new SolveDriver(page);
  await solve.open(GRID);
  const { x, y } = await solve.middleOf(2);
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip')).toBeVisible(); // what the clue says, after a rest
  const plain = await picture(page);

  await page.keyboard.down('Control');
  await expect.poll(() => picture(page)).not.toBe(plain);
  const counted = await picture(page);
  await page.keyboard.up('Control');
  await expect.poll(() => picture(page)).toBe(plain);

  await page.keyboard.down('Control');
  await expect.poll(() => picture(page)).toBe(counted);
  await page.mouse.move(x, 2);
  await page.keyboard.up('Control');

  await solve.grid.getByRole('gridcell', { name: /^row 1, column 3,/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const focused = await picture(page);
  await page.keyboard.down('Control');
  await expect.poll(() => picture(page)).not.toBe(focused);
  await page.keyboard.up('Control');
  await expect.poll(() => picture(page)).toBe(focused);
});

test('what a clue counts is said on demand', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(GRID);
  await solve.grid.getByRole('gridcell', { name: /^row 1, column 3,/ }).focus();

  await page.keyboard.press('n');
  await expect(page.getByRole('status').filter({ hasText: 'Viewpoint 3' })).toHaveText(
    'Viewpoint 3: left 1 of 2, right 0 of 1',
  );

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing is counted here' }),
  ).toBeAttached();
});

test('rows and columns are numbered where a board is made, also when it is zoomed in', async ({
  page,
}) => {
  await page.goto('/create');
  await expect(boardIn(page)).toBeVisible();
  const columns = page.locator('.ruler[data-axis="column"] span');
  const rows = page.locator('.ruler[data-axis="row"] span');
  await expect(columns).toHaveText(['0', '1', '2', '3', '4']);
  await expect(rows).toHaveText(['0', '1', '2', '3']);
  const cell = new SolveDriver(page);
  const { x, y } = await cell.middleOf(7);
  const above = await columns.nth(2).boundingBox();
  expect(Math.abs((above?.x ?? 0) + (above?.width ?? 0) / 2 - x)).toBeLessThan(6);

  await page.mouse.move(x, y);
  await expect(columns.and(page.locator('[data-lit]'))).toHaveText('2');
  await expect(rows.and(page.locator('[data-lit]'))).toHaveText('1');

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
