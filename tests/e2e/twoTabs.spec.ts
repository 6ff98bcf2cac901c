import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const { grid: PUZZLE } = sharedPuzzle('unique-087');

async function paint(solve: SolveDriver, cell: number): Promise<void> {
  const { x, y } = await solve.middleOf(cell);
  await solve.page.mouse.click(x, y);
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

const MET = 'Also open in another tab';
const BEHIND = 'You continued in another tab';

/** The puzzle in another tab, which notices the first. */
async function openLater(page: Page): Promise<SolveDriver> {
  const later = await page.context().newPage();
  await later.goto(solveLink(PUZZLE));
  await expect(boardIn(later)).toBeVisible();
  await expect(dialog(later, MET)).toBeVisible();
  return new SolveDriver(later);
}

/** The same puzzle in two tabs: the first has one cell painted, the second was told of it. */
async function openTwice(page: Page): Promise<readonly [SolveDriver, SolveDriver]> {
  const first = new SolveDriver(page);
  await first.open(PUZZLE);
  await paint(first, 0);
  expect(await first.letters()).toMatch(/^bn+$/);
  return [first, await openLater(page)];
}

test('a later tab notices; the one that is behind sees which is newer, and goes on with it', async ({
  page,
}) => {
  const [first, second] = await openTwice(page);
  await axe(second.page, '[role="dialog"]');
  await second.page.getByRole('button', { name: 'Continue here' }).click();
  await expect(dialog(second.page, MET)).toBeHidden();
  expect(await second.letters()).toMatch(/^bn+$/);
  await expect(dialog(first.page, BEHIND)).toBeHidden();

  await paint(second, 1);
  await expect(dialog(first.page, BEHIND)).toBeVisible();
  const boards = dialog(first.page, BEHIND).getByRole('figure');
  await expect(boards.first()).toContainText(/Other tab \(newer\)\s*2 of 25 cells\s*saved at/);
  await expect(boards.last()).toContainText(/This tab \(older\)\s*1 of 25 cells/);
  await axe(first.page, '[role="dialog"]');

  await first.page.getByRole('button', { name: 'Continue the newer one' }).click();
  await expect.poll(() => first.letters()).toMatch(/^bbn+$/);
});

test('the older board is kept as a copy, and both are found again', async ({ page }) => {
  const [first, second] = await openTwice(page);
  await second.page.getByRole('button', { name: 'Continue here' }).click();
  await paint(second, 1);
  await first.page.getByRole('button', { name: 'Keep this as a copy' }).click();
  await expect(first.page).toHaveURL(/[?&]copy=/);
  await expect(first.page.getByText(/is now a separate copy/)).toBeVisible();
  await paint(first, 7);
  await paint(second, 2);
  await expect(dialog(first.page, BEHIND)).toBeHidden();
  await expect(dialog(second.page, BEHIND)).toBeHidden();

  const own = await first.letters();
  await first.page.reload();
  await expect.poll(() => first.letters()).toBe(own);
  await second.page.reload();
  await expect.poll(() => second.letters()).toMatch(/^bbbn+$/);
  await second.page.goto('/');
  await expect(second.page.getByRole('link', { name: /so far/ })).toHaveCount(2);
});

test('two tabs on one draft do not overwrite each other', async ({ page }) => {
  const first = new SolveDriver(page);
  await page.goto('/create');
  await expect(page).toHaveURL(/draft=/);
  await expect(boardIn(page)).toBeVisible();
  await paint(first, 0);
  const second = new SolveDriver(await page.context().newPage());
  await second.page.goto(page.url());
  await second.page.getByRole('button', { name: 'Continue here' }).click();
  await expect(boardIn(second.page)).toBeVisible();
  await paint(second, 1);
  await expect(dialog(page, BEHIND).getByRole('figure').first()).toContainText(
    '5 × 4, 0 rules, 0 symbols',
  );
  await page.getByRole('button', { name: 'Keep this as a copy' }).click();
  await expect(page).toHaveURL(/draft=.*copy=/);
  await paint(first, 2);

  await page.reload();
  await expect.poll(() => first.letters()).toMatch(/^bnbn+$/);
  await second.page.reload();
  await expect.poll(() => second.letters()).toMatch(/^bbn+$/);
});
