import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, IN_MOTION, test } from '../fixtures.ts';

test.use(IN_MOTION);

test('on the canvas a puzzle is solved with the mouse; a drag paints all it crosses, as one step', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  const { grid, answer } = answerOf('unique-087');
  await solve.open(grid);
  const start = await solve.letters();
  const [from, to] = [await solve.middleOf(0), await solve.middleOf(4)];

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  expect((await solve.letters()).slice(0, 5)).toBe('bbbbb');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await solve.letters()).toBe(start);

  for (const [cell, letter] of answer) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }
  await solve.expectSolved();
});
