import type { Page } from '@playwright/test';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** A given viewpoint, an open area number, a rule, and room to paint. */
const GRID =
  '0_6x4|T6:nnnnnnnnnBnnnnnnnnnnnnnn|C1:|Z|Sviewpoint,x=3,y=1,number=2:number,x=0,y=3,number=2|Rconnect_all,color=dark';

/** The pixels of the board. */
async function picture(page: Page): Promise<string> {
  return (await page.locator('.stage').screenshot()).toString('base64');
}

test('a clue is read where it stands: by a mouse that rests, and by a key', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(GRID);
  const { x, y } = await solve.middleOf(9);
  const card = page.getByRole('tooltip');

  await page.mouse.move(x, y);
  await expect(card).toContainText('Viewpoint 2');
  await expect(card).toContainText('So far 1, at most 9');
  await axe(page);
  await page.mouse.click(x + 1, y);
  await expect(card).toBeHidden();

  await page.mouse.move(2, 2);
  await page.mouse.move(x, y);
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await page.mouse.move(2, 2);
  await solve.cell(2, 4).focus();
  await page.keyboard.press('w');
  await expect(card).toContainText('Viewpoint 2');
  await expect(solve.cell(2, 4)).toHaveAccessibleDescription(/^Viewpoint 2/);
  await expect(page.getByRole('status').filter({ hasText: 'Viewpoint 2.' })).toBeAttached();
});

test('an author reads clues in the same way, but not under a tool that shows what it would do', async ({
  page,
}) => {
  const author = new CreateDriver(page);
  await author.create(GRID);
  const { x, y } = await author.middleOf(9);
  const card = page.getByRole('tooltip').filter({ hasText: 'Viewpoint 2' });

  await page.mouse.move(x, y);
  await expect(card).toBeVisible();
  await page.keyboard.press('h');
  await expect(author.tool('Copy and paste')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(x + 2, y);
  await expect(card).toBeHidden();
  await author.cell(2, 4).focus();
  await page.keyboard.press('w');
  await expect(card).toBeVisible();
});

test('a panel that is cut off says that it scrolls; errors stay in sight below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const solve = new SolveDriver(page);
  const letters = ['A', 'B', 'C'].map((letter, x) => `letter,x=${x},y=0,letter=${letter}`);
  const rules = ['dark', 'light'].flatMap((color) => [
    `connect_all,color=${color}`,
    `no_loops,color=${color}`,
    `same_shape,color=${color}`,
  ]);
  await solve.open(`0_4x4|T4:bnnbnnnnnnnnnnnn|C1:|Z|S${letters.join(':')}|R${rules.join(':')}`);
  const { x, y } = await solve.middleOf(0);
  await page.mouse.click(x, y);
  await page.mouse.click((await solve.middleOf(1)).x, y);

  const panel = page.getByRole('complementary', { name: 'Rules and symbols' });
  const scroller = panel.locator('[data-below]');
  await expect(scroller).toHaveCSS('mask-image', /gradient/);
  await expect(
    panel.getByRole('button', { name: /^Letter A at row 1, column 1: / }),
  ).toBeInViewport({
    ratio: 1,
  });

  await panel
    .getByRole('button', { name: /^Letter/ })
    .first()
    .focus();
  await expect(panel.locator('[data-below]')).toHaveCount(0);
  await expect(panel.locator('[data-above]')).toHaveCount(1);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a clue is read by holding it, with the counts on the board', async ({ page }) => {
    const solve = new SolveDriver(page);
    await solve.open(GRID);
    const plain = await picture(page);
    const fingers = await Fingers.on(page);
    const clue = await solve.middleOf(18);
    const menu = page.getByRole('dialog', { name: 'Symbols at row 4, column 1' });

    await fingers.send('touchStart', 0, clue);
    await expect(menu).toContainText('Area number 2');
    await fingers.send('touchEnd', 900);
    await expect(menu).toBeVisible();
    expect(await solve.letters()).toBe('nnnnnnnnnbnnnnnnnnnnnnnn');
    await axe(page);
    expect(await picture(page)).not.toBe(plain);

    await page.touchscreen.tap(clue.x + 200, clue.y);
    await expect(menu).toBeHidden();
    expect(await solve.letters()).toBe('nnnnnnnnnbnnnnnnnnnnnnnn');

    await fingers.send('touchStart', 2000, clue);
    await menu.getByRole('button', { name: 'Paint light' }).waitFor();
    await fingers.send('touchEnd', 2900);
    await menu.getByRole('button', { name: 'Paint light' }).tap();
    await expect(solve.cell(4, 1)).toHaveAccessibleName(/, light/);
    await expect(menu).toBeHidden();
  });
});
