import { solveLink, tileLetters } from '#tests/support/gridText.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

test('puzzles open, one after the other, with one canvas at a time', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 }); // small boards are drawn sooner
  const solve = new SolveDriver(page);
  const [first, ...others] = SHARED_PUZZLES.filter((_, index) => index % 24 === 0);
  await page.goto(solveLink(first?.grid ?? ''));
  for (const { id, grid } of others)
    await test.step(id, async () => {
      await solve.follow(grid);

      const [, width, height] = /^0_(\d+)x(\d+)/.exec(grid) ?? [];
      await expect(solve.grid).toHaveAttribute(
        'aria-label',
        `Untitled Puzzle, ${width} by ${height}`,
      );
      const givens = tileLetters(grid).map((letter) => letter.toLowerCase());
      await expect.poll(() => solve.letters()).toBe(givens.join('')); // the last may look alike
      await expect(page.locator('.stage canvas')).toHaveCount(1);
    });
});
