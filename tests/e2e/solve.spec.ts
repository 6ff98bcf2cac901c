import { answerOf, sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, IN_MOTION, test } from './fixtures.ts';

test.use(IN_MOTION);

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

test('a drag paints every cell it crosses and is one undo step', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid);
  const start = await solve.letters();
  const from = await solve.middleOf(0);
  const to = await solve.middleOf(4);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();

  expect((await solve.letters()).slice(0, 5)).toBe('bbbbb');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await solve.letters()).toBe(start);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect((await solve.letters()).slice(0, 5)).toBe('bbbbb');
  await page.getByRole('button', { name: 'Restart' }).click();
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

test('keys: erase, redo, restart, help', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-044').grid);
  await solve.tabToBoard();

  await page.keyboard.press('Enter');
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, dark/);
  await page.keyboard.press('Shift+Enter');
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, light/);
  await page.keyboard.press('Control+Shift+Z');
  await page.keyboard.press('Backspace');
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/^row 1, column 1, empty/);
  await page.keyboard.press('Control+Space');
  expect(await solve.letters()).toMatch(/^b+$/);
  await page.keyboard.press('r');
  expect(await solve.letters()).toMatch(/^n+$/);
  await page.keyboard.press('z');
  expect(await solve.letters()).toMatch(/^b+$/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await solve.letters()).toMatch(/^b+$/);
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

test('errors and states are told live: in the list, on the cells, in words', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
  await expect(solve.cell(1, 1)).toHaveAccessibleName(
    'row 1, column 1, empty, area number 3: open',
  );

  const first = await solve.middleOf(0);
  await page.mouse.click(first.x, first.y);
  for (const cell of [1, 2]) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: 'right' });
  }

  await expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 3: wrong/);
  await expect(page.getByRole('button', { name: /Area number.*broken/ })).toBeVisible();
  await page.keyboard.press('z');
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 3: open/);
});
