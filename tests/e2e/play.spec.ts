import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** A row of four. A bare grid text carries its solution: dark, light, dark, light. */
const ROW = '0_4x1|T4:bwbw|C1:|Z|S|Rforesight,count=2,regenInterval=30,startFull=1,solvePath=';

async function click(solve: SolveDriver, cell: number, button: 'left' | 'right' = 'left') {
  const { x, y } = await solve.middleOf(cell);
  await solve.page.mouse.click(x, y, { button });
}

test('a trial, the history, foresight and a mistake that is final are accessible', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  for (const cell of [0, 1]) await click(solve, cell);
  await page.keyboard.press('t');
  await expect(page.getByText('Trial: keep or discard what you paint.')).toBeVisible();
  await click(solve, 2);
  await page.getByRole('button', { name: /^Foresight/ }).click();
  await expect(page.getByText('Only row 1, column 2 is wrong')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await axe(page);
  const slider = page.getByRole('slider', { name: 'History' });
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await solve.letters()).toBe('nnnn');
  await page.keyboard.press('ArrowRight');
  expect(await solve.letters()).toBe('bnnn');

  await page.getByRole('link', { name: 'Play in Perfection mode' }).click();
  await expect(page).toHaveURL(/\/perfection\?/);
  await expect(page.getByRole('link', { name: 'Leave Perfection mode' })).toBeVisible();
  await expect(boardIn(page)).toBeVisible();
  await click(solve, 2);
  await click(solve, 0, 'right');
  await expect(page.getByText(/^That’s a mistake\./)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Undo mistake' }).click();
  expect(await solve.letters()).toBe('nnbn');
  await click(solve, 0);
  await page.getByRole('button', { name: 'Show solve path' }).click();
  await page.getByRole('button', { name: 'Copy solve path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2:0, 0:0');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Restart?' })).toBeVisible();
  await axe(page, '[role="dialog"]');
});

test('a puzzle is shared as a link and as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R');
  await click(solve, 0);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('Image copied.')).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    return picture?.size ?? 0;
  });
  expect(size).toBeGreaterThan(1000);

  await page.goto(link);
  await expect.poll(() => solve.letters()).toBe('bnnn');
});

test('the time of a solve stands still while the tab is hidden', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ showTimer: true })),
  );
  await page.clock.install();
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  const timer = page.getByRole('timer');
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const seconds = async () => {
    const [minutes, rest] = ((await timer.textContent()) ?? '').split(':').map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  };

  await page.clock.pauseAt(Date.now() + 120_000);
  await show('hidden');
  const before = await seconds();
  expect(before).toBeGreaterThan(60);
  await page.clock.runFor(600_000);
  await show('visible');
  expect(await seconds()).toBeLessThan(before + 60);
  await page.clock.runFor(61_000);
  expect(await seconds()).toBeGreaterThan(before + 59);
});
