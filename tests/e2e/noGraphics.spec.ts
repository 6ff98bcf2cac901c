import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

// All journeys show that boards can be solved without WebGL: their browser has none.

test('without WebGL the still board shows all that the moving one does', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_5x1|T5:nWWnB|C1:|Z|Sviewpoint,x=2,y=0,number=9|R');
  const { x, y } = await solve.middleOf(2);
  const still = page.locator('.still-board svg');

  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await expect(still.getByText('1/2', { exact: true })).toBeVisible();
  await expect(still.getByText('0/1', { exact: true })).toBeVisible();
  await page.keyboard.up('Control');
  await expect(still.getByText('1/2', { exact: true })).toHaveCount(0);

  const focus = still.locator('path[stroke="var(--board-focus)"]');
  await expect(focus).toHaveCount(0);
  await solve.tabToBoard();
  await expect(focus).toHaveCount(1);

  await page.keyboard.press('t');
  const texts = await still.locator('path').count();
  await page.keyboard.press('Space');
  await expect.poll(() => still.locator('path').count()).toBeGreaterThan(texts);
  await expect.poll(() => solve.letters()).toBe('bwwnb');
});

test('without WebGL one sentence says once why the board is still, and goes from over it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.removeItem('noCanvasSaid');
  });
  const solve = new SolveDriver(page);
  const sentence = page.getByText(/can’t show the animated board/);
  await solve.open(sharedPuzzle('unique-087').grid);
  await expect(sentence).toHaveCount(1);

  await solve.follow(sharedPuzzle('unique-044').grid);
  await expect(solve.cell(4, 4)).toBeAttached();
  await expect(sentence).toHaveCount(1);
  await expect(sentence).toHaveCount(0); // it lay over the board
});
