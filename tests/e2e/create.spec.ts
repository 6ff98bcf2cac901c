import type { Page } from '@playwright/test';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { axe, expect, test } from './fixtures.ts';

/**
 * A row of four: dark, light, two empty; one rule, with which a solver would have something to say.
 */
const ROW = '0_4x1|T4:bwnn|C1:|Z|S|Rconnect_all,color=light';

/** The address, which a reload is to open again. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

test('the tile tool by mouse fixes, releases, removes and restores', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create(ROW);
  await expect(board.tool('Paint')).toHaveAttribute('aria-pressed', 'true');
  await board.tool('Givens and holes').click();
  await expect(board.tool('Givens and holes')).toHaveAttribute('aria-pressed', 'true');
  await expect(board.tool('Paint')).toHaveAttribute('aria-pressed', 'false');

  await board.click(0);
  await expect(board.cell(1, 1)).toHaveAccessibleName(/, dark, given/);
  await board.click(1, 'right');
  await expect(board.cell(1, 2)).toHaveAccessibleName(/, no cell$/);
  await board.expectDrawing('B.nn');
  await board.click(1);
  await board.expectDrawing('B.nn');
  await board.click(1, 'right');
  await board.click(0);
  await board.expectDrawing('bnnn');
  await axe(page);

  for (const drawing of ['Bnnn', 'B.nn', 'Bwnn', 'bwnn']) {
    await board.undo.click();
    await board.expectDrawing(drawing);
  }
  await expect(board.undo).toBeDisabled();
});

test('a drag of the tile tool does to all cells what it did to the first, and colors go on givens', async ({
  page,
}) => {
  const board = new CreateDriver(page);
  await board.create('0_4x1|T4:bWn.|C1:|Z|S|R');
  await board.tool('Givens and holes').click();

  await board.drag(0, 3);
  await board.expectDrawing('BWN.');
  await board.undo.click();
  await board.expectDrawing('bWn.');
  await expect(board.undo).toBeDisabled();

  await board.drag(3, 1, 'right');
  await board.expectDrawing('bWnn');
  await board.drag(2, 0, 'right');
  await board.expectDrawing('...n');
  await board.undo.click();
  await board.expectDrawing('bWnn');

  await board.tool('Paint').click();
  await board.click(1); // a given, too
  await board.expectDrawing('bBnn');
  await board.click(1);
  await board.expectDrawing('bNnn');
});

test('the tile tool by keys', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create(ROW);
  const { keyboard } = page;
  await keyboard.press('s');
  await expect(board.tool('Givens and holes')).toHaveAttribute('aria-pressed', 'true');
  await board.tabToBoard();

  await keyboard.press('ArrowRight');
  await keyboard.press('Space');
  await board.expectDrawing('bWnn');
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+Space');
  await board.expectDrawing('bW.n');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  await expect(board.cell(1, 3)).toBeFocused();
  await keyboard.press('Shift+Space');
  await board.expectDrawing('bWnn');
  for (const drawing of ['bW.n', 'bWnn', 'bwnn']) {
    await keyboard.press('z');
    await board.expectDrawing(drawing);
  }
  await keyboard.press('y');
  await board.expectDrawing('bWnn');

  await keyboard.press('a');
  await expect(board.tool('Paint')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Space');
  await board.expectDrawing('bWbn');
});

test('a new puzzle keeps its address, its board and its history', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create();
  await expect(page).toHaveURL(/\/create\?draft=[\w-]+$/);
  const address = addressOf(page);
  await board.expectDrawing('n'.repeat(20));
  await board.click(0);
  await board.tool('Givens and holes').click();
  await board.drag(0, 2);
  await board.click(19, 'right');
  const drawing = `BNN${'n'.repeat(16)}.`;
  await board.expectDrawing(drawing);

  await page.reload();
  await board.ready();
  expect(addressOf(page)).toBe(address);
  await board.expectDrawing(drawing);
  for (const before of [`BNN${'n'.repeat(17)}`, `b${'n'.repeat(19)}`, 'n'.repeat(20)]) {
    await board.undo.click();
    await board.expectDrawing(before);
  }
  await page.reload();
  await board.ready();
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('y');
  await board.expectDrawing(drawing);

  await board.create();
  expect(addressOf(page)).not.toBe(address);
  await board.expectDrawing('n'.repeat(20));
  await page.goto(address);
  await board.ready();
  await board.expectDrawing(drawing);
});

test('a puzzle opened to be edited keeps its address, its board and its history', async ({
  page,
}) => {
  const board = new CreateDriver(page);
  await board.create(ROW);
  const address = addressOf(page);
  expect(address).toMatch(/^\/create\?.*d=/);
  await board.tool('Givens and holes').click();
  await board.click(1);
  await board.click(3, 'right');
  await board.expectDrawing('bWn.');

  await page.reload();
  await board.ready();
  expect(addressOf(page)).toBe(address);
  await board.expectDrawing('bWn.');
  await board.undo.click();
  await board.expectDrawing('bWnn');
  await board.undo.click();
  await board.expectDrawing('bwnn');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap fixes, a finger that rests removes and restores', async ({ page }) => {
    const board = new CreateDriver(page);
    await board.create(ROW);
    await board.tool('Givens and holes').tap();
    await expect(board.tool('Givens and holes')).toHaveAttribute('aria-pressed', 'true');
    const fingers = await Fingers.on(page);

    const first = await board.middleOf(0);
    await page.touchscreen.tap(first.x, first.y);
    await board.expectDrawing('Bwnn');

    const second = await board.middleOf(1);
    await fingers.send('touchStart', 2000, second);
    await board.expectDrawing('B.nn'); // it rests until that is seen
    await fingers.send('touchEnd', 2600);
    await board.expectDrawing('B.nn');
    await fingers.send('touchStart', 4000, second);
    await board.expectDrawing('Bnnn');
    await fingers.send('touchEnd', 4600);

    for (const drawing of ['B.nn', 'Bwnn', 'bwnn']) {
      await board.undo.tap();
      await board.expectDrawing(drawing);
    }
  });
});
