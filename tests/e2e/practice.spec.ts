import type { Page } from '@playwright/test';
import { parseGridText } from '#engine/codec/gridText.ts';
import { PRACTICE_FACTS } from '#engine/generate/families/practiceFacts.ts';
import { playLimits, type Wish } from '#engine/generate/Wish.ts';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { puzzleBy } from '#tests/support/madePuzzles.ts';
import { missingColors } from '#tests/support/missingColors.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const FIRST = PRACTICE_FACTS[0];

/** Paint the cells that are open, by mouse. */
async function paint(page: Page, missing: ReadonlyMap<number, 'dark' | 'light'>): Promise<void> {
  await expect(boardIn(page)).toBeVisible();
  const solve = new SolveDriver(page);
  for (const [cell, color] of missing) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: color === 'dark' ? 'left' : 'right' });
  }
}

/** The wish at the address of a page. */
function wishOf(page: Page): Wish {
  const { pathname, searchParams } = new URL(page.url());
  const [width = 0, height = 0] = (searchParams.get('size') ?? '').split('x').map(Number);
  return {
    family: pathname.split('/')[2] ?? '',
    width,
    height,
    grades: [Number(searchParams.get('grade'))],
    symmetry: searchParams.get('symmetry') === 'half' ? 'half' : 'none',
    seed: Number(searchParams.get('seed')),
    technique: FIRST.id,
  };
}

test('a technique has an example with a hint, then puzzles that need it, one after the other', async ({
  page,
}) => {
  await page.goto('/play');
  await page.getByRole('link', { name: /^Views/ }).click();
  await expect(page).toHaveURL('/play/techniques/views');
  await expect(page).toHaveTitle('Views - Chiaro');
  await expect(page.getByText('The next cell follows by this technique.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Show hint' }).click();
  await expect(page.getByRole('heading', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('Escape');
  const example = parseGridText(FIRST.example);
  invariant(example.ok, 'the example can be read');
  await paint(page, missingColors(example.value));
  await expect(page.getByText('Solved. On to puzzles that need the technique.')).toBeVisible();

  await page.getByRole('link', { name: 'Practice puzzles' }).click();
  await expect(page).toHaveURL(/&seed=\d+&technique=views$/);
  await expect(page.getByRole('link', { name: 'Views', exact: true })).toBeVisible();
  const wish = wishOf(page);
  const { solution, grid } = puzzleBy(wish, playLimits(wish));
  const open = [...solution.tiles.entries()].flatMap(([cell, { color }]) =>
    grid.tiles[cell]?.color === 'gray' && color !== 'gray' ? [[cell, color] as const] : [],
  );
  await paint(page, new Map(open));
  await new SolveDriver(page).expectSolved();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect.poll(() => wishOf(page).seed).toBeGreaterThan(wish.seed);
  expect(wishOf(page).family).not.toBe(wish.family);
});

test('by keys alone: the technique, its hint, and its puzzles', async ({ page }) => {
  await page.goto('/play');
  await page.getByRole('link', { name: /^Views/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Views' })).toBeFocused();
  await expect(boardIn(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Practice puzzles' }).press('Enter');
  await expect(page).toHaveURL(/&technique=views$/);
  await expect(boardIn(page)).toBeVisible();
});

test('an unknown technique leads to the list', async ({ page }) => {
  await page.goto('/play/techniques/guessing');
  await expect(page).toHaveURL('/play');
  await expect(page.getByText('There’s no technique called “guessing”.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a technique in German fits on a phone', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('siteSettings', JSON.stringify({ language: 'de' })),
    );
    await page.goto('/play/techniques/views');
    await expect(page.getByRole('heading', { level: 1, name: 'Sichtweiten' })).toBeVisible();
    await page.getByRole('button', { name: 'Tipp zeigen' }).tap();
    await expect(page.getByRole('heading', { name: 'Tipp' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
