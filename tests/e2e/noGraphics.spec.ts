import { Fingers } from '#tests/support/Fingers.ts';
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

test.describe('on a phone without WebGL', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on small cells zooms the still board in; the next one paints, and two fit it', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(`0_30x30|T30:${'n'.repeat(900)}|C1:|Z|S|R`);
    const cell = page.locator('[data-cell="464"]');
    const width = async () => (await cell.boundingBox())?.width ?? 0;
    const before = await width();
    const { x, y } = await solve.middleOf(464);
    expect(before).toBeLessThan(18);

    await page.touchscreen.tap(x, y);
    await expect.poll(width).toBeGreaterThan(35);
    await expect(page.getByText(/zoomed in because its cells were too small/)).toBeVisible();
    expect(await solve.letters()).toBe('n'.repeat(900));
    await expect.poll(async () => (await solve.middleOf(464)).x).toBeCloseTo(x, -1);

    const fingers = await Fingers.on(page);
    await fingers.tap(1000, await solve.middleOf(464));
    await expect.poll(() => solve.letters()).toMatch(/^n{464}bn{435}$/);
    await fingers.tap(2000, { x, y });
    await fingers.tap(2200, { x, y });
    await expect.poll(width).toBeCloseTo(before, 1);

    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(1.2 * before);
    await page.getByRole('button', { name: 'Fit board' }).click();
    await expect.poll(width).toBeCloseTo(before, 1);
  });
});
