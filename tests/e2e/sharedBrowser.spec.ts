import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom, logOut, signUp, signUpAs } from './account.ts';
import { expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';
import { lettersOnServer } from './serverSolves.ts';

/** The solution of the puzzles that are published here. */
const SOLUTION = 'bwbbwbbbb';

async function open(page: Page, address: string): Promise<SolveDriver> {
  await page.goto(address);
  await expect(boardIn(page)).toBeVisible();
  return new SolveDriver(page);
}

/** Paint the first cells in these colors, by mouse. */
async function paint(driver: SolveDriver, letters: string): Promise<void> {
  for (const [cell, letter] of [...letters].entries()) {
    const { x, y } = await driver.middleOf(cell);
    await driver.page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }
}

async function isSolvedOnServer(page: Page, id: string): Promise<boolean> {
  const { value } = await callFrom(page, 'POST', `/completion/${id}/begin`);
  return (value as { solvedAt: string | null }).solvedAt !== null;
}

/** Keys of work in this browser that belongs to nobody, and so to each visitor. */
async function ownerlessKeys(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('chiaro');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('the database opens'));
    });
    const keysIn = (store: string) =>
      new Promise<IDBValidKey[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
    const keys = [...(await keysIn('solves')), ...(await keysIn('drafts'))].map(String);
    db.close();
    return keys.filter((key) => !key.startsWith('@'));
  });
}

test('two people use one browser: each has their own solves and drafts, and nobody those of others', async ({
  page,
  browser,
}) => {
  const setter = await (await browser.newContext()).newPage();
  await beginAs(setter, 'Runa');
  const [solved, begun] = [await publish(setter, 'Fjord'), await publish(setter, 'Skerry')];
  await setter.context().close();

  // A visitor solves, signs up, and is the one who solved it.
  const visitor = await open(page, `/solve/${solved}`);
  await paint(visitor, SOLUTION);
  await visitor.expectSolved();
  await signUpAs(page, 'Asta');
  const board = await open(page, `/solve/${solved}`);
  expect(await board.letters()).toBe(SOLUTION);
  await expect(page.getByText('All lit.', { exact: true })).toBeVisible();
  await expect.poll(() => isSolvedOnServer(page, solved)).toBe(true);

  // She begins another puzzle and a draft, and logs out.
  await paint(await open(page, `/solve/${begun}`), 'bw');
  await paint(await open(page, '/create'), 'bw');
  const draft = new URL(page.url());
  await page.goto('/');
  for (const name of ['Continue', 'Drafts'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await logOut(page);

  // The next person finds nothing of her, in no list and under no address.
  for (const name of ['Continue', 'Drafts'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  expect(await ownerlessKeys(page)).toEqual([]);
  for (const id of [solved, begun])
    expect(await (await open(page, `/solve/${id}`)).letters()).toBe('nnnnnnnnn');
  const blank = await open(page, draft.pathname + draft.search);
  expect(await blank.letters()).toMatch(/^n+$/);

  // The next account solves the same puzzle, and it counts.
  await page.goto('/auth');
  await signUp(page, 'Bodil');
  await expect(page.getByRole('button', { name: 'Bodil’s account' })).toBeVisible();
  expect(await isSolvedOnServer(page, solved)).toBe(false);
  const hers = await open(page, `/solve/${solved}`);
  expect(await hers.letters()).toBe('nnnnnnnnn');
  await paint(hers, SOLUTION);
  await hers.expectSolved();
  await expect.poll(() => isSolvedOnServer(page, solved)).toBe(true);
});

test('a puzzle solved on one device is solved on another one, and begins with one call', async ({
  page,
  browser,
}) => {
  await beginAs(page, 'Sigrun');
  const id = await publish(page, 'Beacon');
  const first = await (await browser.newContext()).newPage();
  await beginAs(first, 'Torben');
  const calls: string[] = [];
  first.context().on('request', (request) => {
    if (request.url().endsWith('/begin')) calls.push(request.url());
  });
  const phone = await open(first, `/solve/${id}`);
  await expect(first.getByRole('button', { name: /^Love this puzzle/ })).toBeVisible();
  await paint(phone, SOLUTION);
  await phone.expectSolved();
  await expect.poll(() => lettersOnServer(first, id)).toBe(SOLUTION);
  expect(calls, 'calls of its pages').toHaveLength(1);

  const context = await browser.newContext();
  await context.addCookies(await first.context().cookies());
  await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const second = await context.newPage();
  const laptop = await open(second, `/solve/${id}`);
  await expect.poll(() => laptop.letters()).toBe(SOLUTION);
  await expect(second.getByRole('group', { name: 'How hard was it?' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Watch replay' })).toBeVisible();

  // There it may be played again, and stays so.
  await second.keyboard.press('r');
  await second.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => laptop.letters()).toBe('nnnnnnnnn');
  await second.reload();
  await expect(boardIn(second)).toBeVisible();
  await expect(second.getByRole('button', { name: /^Love this puzzle/ })).toBeVisible();
  expect(await laptop.letters()).toBe('nnnnnnnnn');
});
