import type { Page } from '@playwright/test';
import { solveLink } from '#tests/support/gridText.ts';
import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { invariant } from '#engine/invariant.ts';
import { expect, test } from './fixtures.ts';

/** What a screen reader says of the place of the focus. */
async function heard(page: Page): Promise<string> {
  const name = await page.locator(':focus').getAttribute('aria-label');
  invariant(name, 'the focus is on a cell');
  return name;
}

/** The cell that was heard of, counted from the top left. */
function cellIn(name: string, width: number): number {
  const [, row, column] = /^row (\d+), column (\d+),/.exec(name) ?? [];
  return (Number(row) - 1) * width + Number(column) - 1;
}

function said(page: Page, sentence: string | RegExp) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
}

test('a whole puzzle is played by ear', async ({ page }) => {
  const solve = new SolveDriver(page);
  const { grid, answer } = answerOf('unique-153');
  const width = Number(/^(?:0_)?(\d+)x/.exec(grid)?.[1]);
  await solve.open(grid);
  await solve.tabToBoard();

  for (let steps = 0; steps < answer.size; steps++) {
    await page.keyboard.press('g');
    const name = await heard(page);
    if (!name.includes('empty')) break; // joined cells were painted with others
    const letter = answer.get(cellIn(name, width));
    await page.keyboard.press(letter === 'b' ? 'Space' : 'Shift+Space');
  }

  await solve.expectSolved();
  await page.keyboard.press('Escape'); // from what is said of the end, back to the board
  await page.keyboard.press('g');
  await said(page, 'No empty cell left');
});

test('errors, symbols, areas and the board are found and told', async ({ page }) => {
  const solve = new SolveDriver(page);
  const clues = 'Snumber,x=2,y=2,number=1|Rconnect_all,color=dark';
  await solve.open(`4x4|T4:${'n'.repeat(16)}|C1:|Z|${clues}`);
  await solve.tabToBoard();

  await page.keyboard.press('c');
  expect(await heard(page)).toMatch(/^row 3, column 3, empty, area number 1: open/);
  await page.keyboard.press('e');
  await said(page, 'No error');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('e');
  expect(await heard(page)).toMatch(/^row 3, column 3, dark, area number 1: wrong/);
  await page.keyboard.press('i');
  await said(page, 'Dark region of 2 cells, can grow to 16');
  await page.keyboard.press('b');
  await said(page, /^4 by 4, 14 cells left, .*One dark area/);
  await page.keyboard.press('Shift+G');
  expect(await heard(page)).toMatch(/^row 3, column 2, empty/);
});

test('a board of ten thousand cells is played by ear, and few of them are in the page', async ({
  page,
}) => {
  test.slow(); // without a graphics card the still picture of such a board takes its time
  const open = [0, 99, 4_321, 5_050, 9_900, 9_999];
  const tiles = Array.from({ length: 10_000 }, (_, cell) => (open.includes(cell) ? 'n' : 'W'));
  const solve = new SolveDriver(page);
  const rules = 'Rcell_count,color=dark,count=6';
  await page.goto(solveLink(`100x100|T100:${tiles.join('')}|C1:|Z|S|${rules}`));
  await expect(solve.grid).toBeVisible();
  await solve.tabToBoard();
  expect(await heard(page)).toMatch(/^row 1, column 1, empty/);
  await page.keyboard.press('Control+End');
  expect(await heard(page)).toMatch(/^row 100, column 100, empty/);
  expect(await page.getByRole('gridcell').count()).toBeLessThan(600);

  for (const cell of open) {
    await page.keyboard.press('g');
    expect(cellIn(await heard(page), 100)).toBe(cell);
    await page.keyboard.press('Space');
  }

  await solve.expectSolved();
  expect(await page.getByRole('gridcell').count()).toBeLessThan(600);
  await expect(solve.grid).toHaveAttribute('aria-rowcount', '100');
});

test('the cursor walks through a wrapped rim', async ({ page }) => {
  const solve = new SolveDriver(page);
  const wrap = 'Rwrap_around,horizontal=wrap,vertical=wrap-reverse';
  await solve.open(`4x3|T4:${'n'.repeat(12)}|C1:|Z|S|${wrap}`);
  await solve.tabToBoard();

  await page.keyboard.press('ArrowLeft');
  expect(await heard(page)).toMatch(/^row 1, column 4,/);
  await page.keyboard.press('ArrowUp');
  expect(await heard(page)).toMatch(/^row 3, column 1,/);
});
