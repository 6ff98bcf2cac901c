import type { Page } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, IN_MOTION, test } from '../fixtures.ts';

test.use(IN_MOTION);

const SIDE = 12;
const EMPTY = `${SIDE}x${SIDE}|T${SIDE}:${'n'.repeat(SIDE * SIDE)}|C1:|Z|S|R`;

async function middleOfBoard(page: Page): Promise<Point> {
  const box = await page.locator('.stage').boundingBox();
  invariant(box, 'the board is on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Side of a cell on the screen, as assistive technology is told. */
async function cellWidth(page: Page): Promise<number> {
  const box = await page.locator('[data-cell="0"]').boundingBox();
  invariant(box, 'the first cell is on the page');
  return box.width;
}

const NOTHING = new RegExp(`^n{${SIDE * SIDE}}$`);

test.describe('fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('zoom in where they tap cells that are too small for them, and paint there next', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(`30x30|T30:${'n'.repeat(900)}|C1:|Z|S|R`);
    const fingers = await Fingers.on(page);
    const at = await solve.middleOf(464);

    await fingers.tap(0, at);
    await expect.poll(() => cellWidth(page)).toBeGreaterThan(35);
    await expect(page.getByText(/zoomed in because its cells were too small/)).toBeVisible();
    expect(await solve.letters()).toMatch(/^n{900}$/);
    await fingers.tap(1500, at);
    await expect.poll(() => solve.letters()).toMatch(/^n{464}bn{435}$/);
  });

  test('a second finger takes back the stroke and zooms if it comes soon, and keeps it if it comes late', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(EMPTY);
    const fingers = await Fingers.on(page);
    const { x, y } = await middleOfBoard(page);
    const before = await cellWidth(page);

    await fingers.send('touchStart', 0, { x: x - 40, y });
    await expect.poll(() => solve.letters()).toMatch(/[bw]/); // light if the finger rested long
    await fingers.send('touchStart', 60, { x: x - 40, y }, { x: x + 40, y });
    await expect.poll(() => solve.letters()).toMatch(NOTHING);
    await fingers.send('touchMove', 80, { x: x - 80, y }, { x: x + 80, y });
    await expect.poll(() => cellWidth(page)).toBeGreaterThan(1.5 * before);
    await fingers.send('touchEnd', 120, { x: x - 80, y });
    await fingers.send('touchMove', 140, { x: x - 60, y: y + 30 });
    await fingers.send('touchEnd', 160);

    expect(await solve.letters()).toMatch(NOTHING);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

    await fingers.send('touchStart', 2000, { x: x - 40, y });
    await fingers.send('touchMove', 2020, { x: x + 40, y });
    await expect.poll(() => solve.letters()).toMatch(/[bw]/);
    const painted = await solve.letters();
    await fingers.send('touchStart', 2400, { x: x + 40, y }, { x: x - 40, y });
    await fingers.send('touchMove', 2420, { x: x + 60, y }, { x: x - 60, y });
    await fingers.send('touchEnd', 2440);
    expect(await solve.letters()).toBe(painted);
    await page.getByRole('button', { name: 'Undo' }).tap();
    expect(await solve.letters()).toMatch(NOTHING);
  });
});

test.describe('a zoomed board', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('has its table over its cells, and is carried along by a stroke that stays at the rim', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(EMPTY);
    const middle = await middleOfBoard(page);
    const { x, y } = { x: middle.x + 6, y: middle.y + 6 }; // not where four cells meet
    const stage = await page.locator('.stage').boundingBox();
    invariant(stage, 'the board is on the page');
    const before = await cellWidth(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -900);
    await expect.poll(() => cellWidth(page)).toBeGreaterThan(2 * before);
    const row = Math.floor(SIDE / 2) + 1;
    const cell = await solve.middleOf(row * SIDE + SIDE / 2);
    await page.mouse.click(cell.x, cell.y);
    await expect(solve.cell(row + 1, SIDE / 2 + 1)).toHaveAccessibleName(/, dark/);
    await page.keyboard.press('z');

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width - 4, y, { steps: 5 });
    await expect(solve.cell(row, SIDE)).toHaveAccessibleName(/, dark/);
    await page.mouse.up();
    const painted = await solve.letters();
    expect(painted.match(/b+/g)).toEqual(['b'.repeat(SIDE / 2)]);
  });
});
