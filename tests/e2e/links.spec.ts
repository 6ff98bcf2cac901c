import { randomBytes } from 'node:crypto';
import { solveLink } from '#tests/support/gridText.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';

test('a link without a puzzle goes home', async ({ page }) => {
  await page.goto('/solve');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link with damaged data says so and goes home', async ({ page }) => {
  await page.goto('/solve?d=dfl_nonsense');

  await expect(page).toHaveURL('/');
  await expect(page.getByText(/damaged or incomplete/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every cell, light or dark.');
});

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the creator keeps the puzzle of its link, and the address that opens it again', async ({
  page,
}) => {
  const [puzzle] = SHARED_PUZZLES;
  const link = solveLink(puzzle?.grid ?? '').replace('/solve', '/create');
  await page.goto(link);

  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(link);
});

/** A link of a little more than so many characters, for its text cannot be packed. */
function longLink(length: number): string {
  const more = randomBytes(Math.ceil(length * 0.77)).toString('base64');
  const puzzle = { title: 'Long way', author: 'Nives', description: '', grid: '2x1|T2:nW', more };
  return solveLink(`0_${JSON.stringify(puzzle)}`);
}

test('a link of 256 KB opens on the first visit, is saved, and opens again', async ({ page }) => {
  const link = longLink(256 * 1024);
  expect(link.length).toBeGreaterThan(256 * 1024);
  const solve = new SolveDriver(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Long way' })).toBeVisible();
  await solve.grid.getByRole('gridcell').first().press('Space');
  await expect.poll(() => solve.letters()).toBe('bw');

  await page.reload();
  await expect.poll(() => solve.letters()).toBe('bw');
  expect(page.url()).toContain(link);
  await page.goto('/');
  await page.getByRole('link', { name: /Long way/ }).click();
  await expect.poll(() => solve.letters()).toBe('bw');
});

test('a link that is too long for the server says so', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  const response = await page.goto(`/solve?d=dfl_${'A'.repeat(1_900_000)}`);

  expect(response?.status()).toBe(431);
  await expect(page.getByRole('heading')).toHaveText('This link is too long to open.');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
