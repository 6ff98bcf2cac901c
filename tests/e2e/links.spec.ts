import { randomBytes } from 'node:crypto';
import { solveLink, tileLetters } from '#tests/support/gridText.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

/** Each part has every fourth puzzle. */
const PARTS = 4;
/**
 * What is read of each board does not depend on how large it is drawn, and small ones are drawn
 * sooner.
 */
const SMALL = { width: 640, height: 480 };

for (let part = 0; part < PARTS; part++) {
  const puzzles = SHARED_PUZZLES.filter((_, index) => index % PARTS === part);
  test(`${puzzles.length} puzzles open, one after the other, with one canvas at a time (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(SMALL);
    const solve = new SolveDriver(page);
    await page.goto('/rules');
    for (const { id, grid } of puzzles) {
      await test.step(id, async () => {
        await solve.follow(grid);

        const [, width, height] = /^0_(\d+)x(\d+)/.exec(grid) ?? [];
        await expect(solve.grid).toHaveAttribute(
          'aria-label',
          `Untitled Puzzle, ${width} by ${height}`,
        );
        // The one before may look alike.
        await expect.poll(() => solve.letters()).toBe(expectedLetters(grid));
        await expect(page.locator('.stage canvas')).toHaveCount(1);
      });
    }
  });
}

/** What the board must read as: givens with their colors, everything else empty. */
function expectedLetters(grid: string): string {
  return tileLetters(grid)
    .map((letter) => (letter === '.' ? '.' : letter.toLowerCase()))
    .join('');
}

test('a link without a puzzle goes home', async ({ page }) => {
  await page.goto('/solve');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const BROKEN = [
  ['damaged data', '/solve?d=dfl_nonsense', /damaged or incomplete/],
  ['an unknown packing', '/solve?d=zip_AAAA', /packed in a way/],
  [
    'an unknown rule',
    solveLink('0_2x2|T2:nnnn|C1:|Z|S|Rno_such_rule,a=1'),
    'Unknown rule: no_such_rule',
  ],
  [
    'an unknown symbol',
    solveLink('0_2x2|T2:nnnn|C1:|Z|Sno_such,x=0,y=0|R'),
    'Unknown symbol: no_such',
  ],
  ['a foreign segment', solveLink('0_2x2|Q1|T2:nnnn'), 'Invalid data: Q1'],
  ['another version', solveLink('7_2x2|T2:nnnn'), /^Unknown serializer version/],
] as const;

for (const [what, link, sentence] of BROKEN) {
  test(`a link with ${what} says so and goes home`, async ({ page }) => {
    await page.goto(link);

    await expect(page).toHaveURL('/');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every cell, light or dark.');
  });
}

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the creator starts blank, five by four', async ({ page }) => {
  await page.goto('/create');

  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-colcount', '5');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
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

test('a link that is too long for the server says so', async ({ page, complaints }) => {
  const response = await page.goto(`/solve?d=dfl_${'A'.repeat(1_900_000)}`);

  expect(response?.status()).toBe(431);
  await expect(page.getByRole('heading')).toHaveText('This link is too long to be opened.');
  complaints.length = 0; // the browser complains of the status
  await page.getByRole('link', { name: 'To the puzzles' }).click();
  await expect(page).toHaveURL('/');
});
