import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

/** Room for the write after a stroke. */
const WRITTEN_MS = 600;

async function paintTwo(solve: SolveDriver): Promise<string> {
  for (const cell of [0, 1]) {
    const { x, y } = await solve.middleOf(cell);
    await solve.page.mouse.click(x, y);
  }
  const letters = await solve.letters();
  expect(letters.startsWith('bb')).toBe(true);
  return letters;
}

test('a solve survives a reload, with its history', async ({ page }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);

  await page.reload();
  await expect.poll(() => solve.letters()).toBe(painted);

  await page.goto('/');
  await page.getByRole('link', { name: /so far/ }).click();
  await expect.poll(() => solve.letters()).toBe(painted);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await solve.letters()).toBe(painted.replace('bb', 'bn'));
  await page.getByRole('button', { name: 'Restart' }).click();
  expect(await solve.letters()).toMatch(/^n+$/);
});

test('a solve survives a killed page', async ({ context, page, complaints }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);
  await page.waitForTimeout(WRITTEN_MS);

  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const other = new SolveDriver(await context.newPage());
  await other.open(grid);

  expect(await other.letters()).toBe(painted);
  complaints.length = 0;
});

test('a solved puzzle is found solved, and is not offered to be continued', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R');
  await page.keyboard.press('Tab');
  const { x, y } = await solve.middleOf(0);
  await page.mouse.click(x, y);
  const other = await solve.middleOf(1);
  await page.mouse.click(other.x, other.y);
  await solve.expectSolved();

  await page.reload();
  await expect(page.getByText('All lit.', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Begin here' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden();
});

test('a damaged store does not keep anybody from playing', async ({ page }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('solveLeft'));
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chiaro');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const work = opening.result.transaction('solves', 'readwrite');
          const solves = work.objectStore('solves');
          solves.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            const value = cursor.value as { progress: object };
            cursor.update({ ...value, progress: { ...value.progress, past: [[[999], 'n', 'b']] } });
            cursor.continue();
          };
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

  await page.goto('/');
  await solve.open(grid);

  expect(await solve.letters()).toBe(painted);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
