import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { playLimits, type Wish } from '#engine/generate/Wish.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { puzzleBy } from '#tests/support/madePuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';

const WISH: Wish = {
  family: 'range',
  width: 5,
  height: 5,
  grades: [2],
  symmetry: 'half',
  seed: 7,
};

function addressOf({ family, width, height, grades, symmetry, seed }: Wish): string {
  return `/play/${family}?size=${width}x${height}&grade=${grades.join()}&symmetry=${symmetry}&seed=${seed}`;
}

/** The wish at the address of a page. */
function wishOf(page: Page): Wish {
  return { ...WISH, seed: Number(new URL(page.url()).searchParams.get('seed')) };
}

/** Solve the open puzzle by mouse, as the engine makes it of the same wish. */
async function solveByMouse(page: Page, wish: Wish): Promise<void> {
  await expect(boardIn(page)).toBeVisible();
  const { grid, solution } = puzzleBy(wish, playLimits(wish));
  const solve = new SolveDriver(page);
  for (const [cell, { color }] of solution.tiles.entries()) {
    if (grid.tiles[cell]?.color !== 'gray') continue;
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: color === 'dark' ? 'left' : 'right' });
  }
  await solve.expectSolved();
}

test('a wish becomes a puzzle, the next one is there after it, and Back leads to the wish', async ({
  page,
}) => {
  await page.goto('/play');
  await page.getByRole('radio', { name: 'Range', exact: true }).check();
  await page.getByRole('radio', { name: '5 by 5' }).check();
  await page.getByRole('radio', { name: /^Difficulty 2/ }).check();
  await page.getByRole('button', { name: 'Start puzzle' }).click();
  await expect(page).toHaveURL(/\/play\/range\?size=5x5&grade=2&symmetry=half&seed=\d+$/);
  await expect(page).toHaveTitle('Range - Chiaro');
  const first = wishOf(page);
  await solveByMouse(page, first);

  await expect(page.getByText('The next puzzle is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(boardIn(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Range' })).toBeFocused();
  expect(wishOf(page).seed).toBeGreaterThan(first.seed);
  await page.goBack();
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('radio', { name: '5 by 5' })).toBeChecked();
});

test('the same address is the same puzzle, and its solve is still there after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(addressOf(WISH));
  await solveByMouse(page, WISH);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('All lit.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /perfection/i }).click();
  await expect(page).toHaveURL(`${addressOf(WISH)}&mode=perfection`);
  await new SolveDriver(page).expectUnsolved();
});

test('by keys alone: the kind, the puzzle, and away from one that takes long', async ({ page }) => {
  await page.goto('/play');
  await page.getByRole('radio', { name: 'Mixed', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pictures', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(boardIn(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Range' })).toBeFocused();

  await page.goto('/play/mixed?size=15x15&grade=7&symmetry=none&seed=1');
  await expect(page.getByRole('status').filter({ hasText: 'Creating your puzzle' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).press('Enter');
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('heading', { level: 1, name: 'Play' })).toBeFocused();
});

test('a wish that cannot be met says why, and leads to those that can', async ({ page }) => {
  await page.goto('/play/range?size=7x7&grade=9');
  await expect(page).toHaveURL('/play');
  await expect(page.getByText('Range doesn’t come in this difficulty at this size.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a surprise is one tap away', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Play' }).tap();
    await page.getByRole('button', { name: 'Surprise me' }).tap();
    await expect(page).toHaveURL(/\/play\/\w+\?size=/);
    await expect(boardIn(page)).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles are made, and techniques practiced, with the server gone', async ({
    page,
    provoked,
  }) => {
    provoked.push(NO_ANSWER);
    const product = new StartedProduct('0');
    const address = await product.ready();
    invariant(address, 'the product prints its address');
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    product.signal('SIGTERM');
    await product.end();

    await page.goto(new URL('/play', address).href);
    await page.getByRole('button', { name: 'Start puzzle' }).click();
    await expect(boardIn(page)).toBeVisible();
    await page.goto(new URL('/play/techniques/views', address).href);
    await expect(boardIn(page)).toBeVisible();
    await page.getByRole('link', { name: 'Practice puzzles' }).click();
    await expect(page).toHaveURL(/&technique=views$/);
    await expect(boardIn(page)).toBeVisible();
  });
});
