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
  await solve.open(grid, 'still');
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(0); // it lay over the board

  for (const [cell, letter] of answer) {
    if ((await solve.letters())[cell] !== 'n') continue; // joined to a cell that was painted before
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }

  await solve.expectSolved();
});

test('without WebGL the sentence is said once', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid, 'still');
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);

  await solve.follow(sharedPuzzle('unique-044').grid);

  await expect(solve.cell(4, 4)).toBeAttached();
  await expect(page.getByText(/cannot draw the moving board/)).toHaveCount(1);
});
