import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { addAuthenticator, beginAs, callFrom } from './account.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';

/** Colors of nine cells, each for a puzzle with a clue for its dark cells. */
const SOLUTIONS = [
  'bwbbwbbbb',
  'bbbbwbbwb',
  'bbbwwbbbb',
  'wbbwbbbbb',
  'bbwbbwbbb',
  'bbbbbbwwb',
  'bwwbbbbbb',
  'bbbbbbbww',
  'wwbbbbbbb',
  'bbbbbbwbb',
];

/** Texts of puzzles with their titles, as many as wanted. */
function texts(title: string, count: number): readonly string[] {
  return SOLUTIONS.slice(0, count).map((cells, i) => {
    const at = cells.indexOf('b');
    const dark = [...cells].filter((cell) => cell === 'b').length;
    const grid = `3x3|T3:${cells}|C3:|Z|Snumber,x=${at % 3},y=${Math.floor(at / 3)},number=${dark}|Rconnect_all,color=dark`;
    const puzzle = openPuzzle(grid);
    invariant(puzzle.ok, 'they are puzzles');
    return writePuzzle({ ...puzzle.value, title: `${title} ${i + 1}`, difficulty: 2 });
  });
}

/** The bulk import of somebody who publishes. */
class Bulk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(puzzles: readonly string[]): Promise<void> {
    await this.page.goto('/uploader');
    await this.page
      .getByRole('textbox', { name: 'Links and puzzle texts' })
      .fill(puzzles.join('\n\n'));
    await this.page.getByRole('button', { name: 'Find puzzles' }).click();
    await expect(this.rows).toHaveCount(puzzles.length);
  }

  get rows() {
    return this.page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
  }

  get bar() {
    return this.page.getByRole('region', { name: 'Publishing' });
  }

  all(count: number) {
    return this.page.getByRole('button', { name: `Publish all (${count})` });
  }

  /** The button of the question that comes before publishing. */
  confirmation(count: number) {
    const name = count === 1 ? 'Publish' : `Publish ${count}`;
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  /** Titles and states of the puzzles that the site keeps of this account. */
  async kept(): Promise<readonly string[]> {
    const { value } = await callFrom(this.page, 'GET', '/puzzle/search/own');
    const { results } = value as { results: readonly { title: string; status: string }[] };
    return results.map(({ title, status }) => `${title}: ${status}`).toSorted();
  }
}

test('a list is published by keys, over a reload in its middle, and nothing twice', async ({
  page,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const bulk = new Bulk(page);
  await beginAs(page, 'Una Uploads');
  await bulk.open(texts('Row', 5));
  await axe(page);
  let calls = 0;
  await page.route('**/api/puzzle/*/publish', async (route) => {
    if (++calls !== 3) await route.continue(); // in the middle of the third the page goes
  });
  await bulk.all(5).press('Enter');
  await expect(bulk.confirmation(5)).toBeEnabled();
  await axe(page, '[role="dialog"]');
  await bulk.confirmation(5).press('Enter');
  await expect(bulk.bar).toContainText('one puzzle at a time');
  await expect.poll(() => calls).toBe(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();

  await expect(bulk.rows).toHaveCount(5);
  await expect(bulk.bar).toContainText('published yet');
  await axe(page);
  await bulk.bar.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(bulk.bar).toContainText('5 puzzles published.');
  expect(await bulk.kept()).toEqual(Array.from({ length: 5 }, (_, i) => `Row ${i + 1}: public`));
  await bulk.rows
    .filter({ hasText: 'Row 4' })
    .getByRole('link', { name: 'View puzzle Row 4' })
    .press('Enter');
  await expect(page).toHaveURL(/\/solve\/[\w-]+$/);
  await page.goto('/uploader');
  await expect(page.getByRole('textbox', { name: 'Links and puzzle texts' })).toBeVisible();
  await expect(bulk.bar).toBeHidden(); // it is done
});

test('what the site refuses is removed there, and says why', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  const bulk = new Bulk(page);
  await beginAs(page, 'Cato Copies');
  await bulk.open(texts('Copy', 2));
  let isFirst = true;
  await page.route('**/api/puzzle/*/publish', async (route) => {
    if (!isFirst) {
      await route.continue();
      return;
    }
    isFirst = false;
    const json = { code: 'copyrighted', summary: 'Somebody else owns this puzzle.' };
    await route.fulfill({ status: 451, json });
  });
  await bulk.all(2).click();
  await bulk.confirmation(2).click();
  await expect(bulk.bar).toContainText('1 puzzle published. 1 puzzle couldn’t be published.');
  await expect(bulk.rows.first()).toContainText('Not published');
  await expect(bulk.rows.first()).toContainText('Somebody else owns this puzzle.');
  expect(await bulk.kept()).toEqual(['Copy 2: public']);
  await axe(page);

  await bulk.rows.first().getByRole('button', { name: 'Publish Copy 1' }).click();
  // Its clues equal those of the second.
  await page.getByRole('switch', { name: 'Publish again' }).check();
  await bulk.confirmation(1).click();
  await expect(bulk.bar).toContainText('2 puzzles published.');
  expect(await bulk.kept()).toEqual(['Copy 1: public', 'Copy 2: public']);
});

// The first three texts have equal clues, and so are one puzzle to the site.
test('puzzles that the account has published before are named, and left out', async ({ page }) => {
  const bulk = new Bulk(page);
  await beginAs(page, 'Dora Doubles');
  await bulk.open(texts('Once', 1));
  await bulk.all(1).click();
  await bulk.confirmation(1).click();
  await expect(bulk.bar).toContainText('1 puzzle published.');

  await bulk.open(texts('Again', 4));
  await bulk.all(4).click();
  const question = page.getByRole('dialog', { name: 'Publish 4 puzzles?' });
  await expect(question).toContainText('You’ve already published 3 of these. They’re left out.');
  await axe(page, '[role="dialog"]');
  await bulk.confirmation(1).click();
  await expect(bulk.bar).toContainText('1 puzzle published.');
  expect(await bulk.kept()).toEqual(['Again 4: public', 'Once 1: public']);

  await bulk.rows.first().getByRole('button', { name: 'Publish Again 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('You’ve already published it.');
  await expect(bulk.confirmation(1)).toBeDisabled();
  await page.getByRole('switch', { name: 'Publish again' }).check();
  await bulk.confirmation(1).click();
  await expect.poll(() => bulk.kept()).toContain('Again 1: public');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('visitors sign in, and find their list again', async ({ page }) => {
    const bulk = new Bulk(page);
    await bulk.open(texts('Visit', 2));
    await bulk.all(2).tap();
    await bulk.confirmation(2).tap();
    await expect(bulk.bar).toContainText('You’re signed out');
    await axe(page);
    await bulk.bar.getByRole('link', { name: 'Sign in / sign up' }).tap();
    await addAuthenticator(page);
    await page.getByLabel('New here? Choose a name').fill('Vito Visitor');
    await page.getByRole('button', { name: 'Sign up with a passkey' }).tap();

    await expect(page).toHaveURL('/uploader');
    await expect(bulk.rows).toHaveCount(2);
    await bulk.bar.getByRole('button', { name: 'Resume' }).tap();
    await expect(bulk.bar).toContainText('2 puzzles published.');
    expect(await bulk.kept()).toEqual(['Visit 1: public', 'Visit 2: public']);
  });
});
