import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

test('a puzzle with joined tiles is solved with the mouse, undone and loaded again', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  const { grid, answer } = answerOf('unique-153');
  await solve.open(grid);
  const start = await solve.letters();

  for (const [cell, letter] of answer) {
    if ((await solve.letters())[cell] !== 'n') continue; // joined to a cell that was painted before
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }

  await solve.expectSolved();
  await page.keyboard.press('z');
  await solve.expectUnsolved();
  await page.keyboard.press('y');
  await solve.expectSolved();
  await page.getByRole('button', { name: 'Solve again' }).click();
  await solve.expectUnsolved();
  expect(await solve.letters()).toBe(start);
});

test('a puzzle is solved with the keyboard alone', async ({ page }) => {
  const solve = new SolveDriver(page);
  const { grid, answer } = answerOf('unique-044');
  await solve.open(grid);

  await solve.tabToBoard();
  for (let row = 0; row < 4; row++) {
    await page.keyboard.press('Home');
    for (let column = 0; column < 4; column++) {
      await expect(solve.cell(row + 1, column + 1)).toBeFocused();
      const letter = answer.get(row * 4 + column);
      if (letter === 'b') await page.keyboard.press('Space');
      if (letter === 'w') await page.keyboard.press('Shift+Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }

  await solve.expectSolved();
  await page.keyboard.press('Escape'); // from what is said of the end, back to the board
  await page.keyboard.press('Delete');
  await solve.expectUnsolved();
  await page.keyboard.press('Control+z');
  await solve.expectSolved();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a puzzle is solved', async ({ page }) => {
    const solve = new SolveDriver(page);
    const { grid, answer } = answerOf('unique-087');
    await solve.open(grid);

    for (const [label, color] of [
      ['Dark', 'b'],
      ['Light', 'w'],
    ] as const) {
      await page.locator('label', { hasText: label }).tap();
      for (const [cell, letter] of answer) {
        if (letter !== color) continue;
        const { x, y } = await solve.middleOf(cell);
        await page.touchscreen.tap(x, y);
      }
    }

    await solve.expectSolved();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await solve.expectUnsolved();
  });
});
