import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** A row of four. A bare grid text carries its solution: dark, light, dark, light. */
const ROW = '0_4x1|T4:bwbw|C1:|Z|S|Rforesight,count=2,regenInterval=30,startFull=f,solvePath=';

async function click(solve: SolveDriver, cell: number, button: 'left' | 'right' = 'left') {
  const { x, y } = await solve.middleOf(cell);
  await solve.page.mouse.click(x, y, { button });
}

/** The address on screen, in the other mode. */
async function openPerfection(page: Page): Promise<SolveDriver> {
  await page.getByRole('link', { name: 'Solve for perfection' }).click();
  await expect(page).toHaveURL(/\/perfection\?/);
  await expect(page.locator('.live-board[data-live]')).toBeVisible();
  return new SolveDriver(page);
}

test('foresight charges with time, answers, and forgets when the board changes', async ({
  page,
}) => {
  await page.clock.install();
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  const ask = page.getByRole('button', { name: /^Foresight/ });
  await expect(ask).toHaveAccessibleName('Foresight, 0 of 2');
  await expect(ask).toBeDisabled();

  await page.clock.runFor(31_000);
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await page.clock.runFor(60_000);
  await expect(ask).toHaveAccessibleName('Foresight, 2 of 2');

  await click(solve, 1);
  await ask.click();
  await expect(
    page.getByText('Only row 1, column 2 is wrong, all others are right.'),
  ).toBeVisible();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await page.keyboard.press('z');
  await expect(page.getByText(/all others are right/)).toBeHidden();

  await page.keyboard.press('f');
  await expect(page.getByText('Right so far.')).toBeVisible();
  await expect(ask).toBeDisabled();
});

test('perfection: right colors are final, a mistake can be taken back, the order is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new SolveDriver(page).open(ROW);
  const solve = await openPerfection(page);
  await expect(page.getByRole('button', { name: /^Foresight/ })).toBeHidden();

  await click(solve, 2);
  await click(solve, 2);
  expect(await solve.letters()).toBe('nnbn');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await click(solve, 0, 'right');
  await expect(page.getByText(/One step back helps/)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(await solve.letters()).toBe('nnbn');
  await expect(page.getByText(/One step back helps/)).toBeHidden();

  await click(solve, 0, 'right');
  await page.keyboard.press('z');
  expect(await solve.letters()).toBe('nnbn');

  await click(solve, 0);
  await page.getByRole('button', { name: 'Show solve path' }).click();
  await page.getByRole('button', { name: 'Copy solve path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2:0, 0:0');
  await page.getByRole('link', { name: 'Back to solving freely' }).click();
  await expect(page).toHaveURL(/\/solve\?/);
  await expect.poll(() => solve.letters()).toBe('nnnn');
});

test('a trial is told from the rest, contradicts, and is dropped, by keys alone', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
  await click(solve, 0);

  await page.keyboard.press('t');
  await expect(page.getByText('Trial: what you paint now is only tried.')).toBeVisible();
  await axe(page);
  await click(solve, 1, 'right');
  await click(solve, 2, 'right');
  await expect(page.getByText('Trial: this cannot be, something in it is wrong.')).toBeVisible();
  await page.keyboard.press('d');
  expect(await solve.letters()).toBe('bnnn');
  await expect(page.getByText(/^Trial/)).toBeHidden();

  await page.keyboard.press('z');
  expect(await solve.letters()).toBe('bwwn');
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(await solve.letters()).toBe('bwwn');
});

test('verdicts wait until they are asked for', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ checks: 'onDemand' })),
  );
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R');

  await click(solve, 0);
  await click(solve, 1);
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 1: open/);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('One cell is wrong.')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('h');
  await expect(page.getByText('Right so far.')).toBeVisible();
});

test('the history is a slider', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  for (const cell of [0, 1, 2]) await click(solve, cell);

  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'History' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await solve.letters()).toBe('nnnn');
  await page.keyboard.press('ArrowRight');
  expect(await solve.letters()).toBe('bnnn');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await axe(page);
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
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await expect(page.getByText('Picture copied.')).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    return picture?.size ?? 0;
  });
  expect(size).toBeGreaterThan(1000);

  await page.goto(link);
  await expect.poll(() => solve.letters()).toBe('bnnn');
});

test('a music puzzle is not solved for perfection', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|S|Rmusic');
  await expect(page.getByRole('link', { name: 'Solve for perfection' })).toBeHidden();
  const address = page.url().replace('/solve?', '/perfection?');

  await page.goto(address);

  await expect(page).toHaveURL(/\/solve\?/);
  await expect(page.getByText('A music puzzle cannot be solved for perfection.')).toBeVisible();
});
