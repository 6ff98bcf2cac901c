import { answerOf, sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      ...args: unknown[]
    ) => unknown;
    Reflect.set(
      HTMLCanvasElement.prototype,
      'getContext',
      function (this: HTMLCanvasElement, kind: string, options: unknown): unknown {
        return kind === '2d' ? Reflect.apply(getContext, this, [kind, options]) : null;
      },
    );
  });
});

test('without WebGL a still board is solved, and one sentence says why it is still', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  const { grid, answer } = answerOf('unique-153');
  await solve.open(grid);
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(0); // it hid the board

  for (const [cell, letter] of answer) {
    if ((await solve.letters())[cell] !== 'n') continue; // joined to a cell that was painted before
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }

  await solve.expectSolved();
});

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

test('without WebGL the sentence is said once', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid);
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);

  await solve.follow(sharedPuzzle('unique-044').grid);

  await expect(solve.cell(4, 4)).toBeAttached();
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);
});
