import type { Page } from '@playwright/test';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

/** Strokes of the history that the database keeps of the only solve in it. */
function strokesKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('chiaro');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('solves').objectStore('solves').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            const [solve] = asked.result as { progress: { past: unknown[] } }[];
            resolve(solve?.progress.past.length ?? 0);
          };
        };
      }),
  );
}

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

/** What pages left behind in local storage, before the database had it. */
function keptAside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('solveLeft')),
  );
}

test('a solve survives a killed page', async ({ context, page, complaints }) => {
  const solve = new SolveDriver(page);
  const { grid } = sharedPuzzle('unique-087');
  await solve.open(grid);
  const painted = await paintTwo(solve);
  await expect.poll(() => strokesKept(page)).toBe(2);

  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const other = new SolveDriver(await context.newPage());
  await other.page.goto('/');
  await expect(other.page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  expect(await keptAside(other.page)).toEqual([]);
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

test('a puzzle that nothing was painted on is not offered to be continued, though it is saved', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  const foresight = 'Rforesight,count=2,regenInterval=30,startFull=1,solvePath=';
  await solve.open(`0_2x1|T2:bw|C1:|Z|S|${foresight}`);
  const ask = page.getByRole('button', { name: /^Foresight/ });
  await ask.click();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await page.reload();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');

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
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('solveLeft')))
      localStorage.removeItem(key);
  });
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

test('the last five hundred solves are kept', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid);
  await paintTwo(solve);
  await expect.poll(() => strokesKept(page)).toBe(2);
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chiaro');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const work = opening.result.transaction('solves', 'readwrite');
          const solves = work.objectStore('solves');
          const asked = solves.getAll();
          asked.onsuccess = () => {
            const [solve] = asked.result as object[];
            for (let i = 0; i < 500; i++)
              solves.put({ ...solve, key: `older ${i}`, savedAtMs: 1000 + i });
          };
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

  await solve.open(sharedPuzzle('unique-049').grid);
  await paintTwo(solve);

  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open('chiaro');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('solves').objectStore('solves').getAllKeys();
              asked.onsuccess = () => {
                opening.result.close();
                const keys = asked.result.map(String);
                const older = keys.filter((key) => key.startsWith('older'));
                resolve([keys.length, older.includes('older 1'), older.includes('older 2')]);
              };
            };
          }),
      ),
    )
    .toEqual([500, false, true]);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`where nothing can be kept this is said, off the board, at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
    });
    await page.setViewportSize(size);
    const solve = new SolveDriver(page);
    await solve.open(sharedPuzzle('unique-087').grid);
    const { x, y } = await solve.middleOf(0);
    await page.mouse.click(x, y);

    const notice = page.getByText(/^This browser does not let Chiaro keep your progress/);
    await expect(notice).toBeVisible();
    const covers = await page.evaluate(() => {
      const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      return ['[role="grid"]', '.dock', '.phone-controls', '.phone-drawer'].filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return (
          toast &&
          box &&
          toast.left < box.right &&
          box.left < toast.right &&
          toast.bottom > box.top &&
          toast.top < box.bottom
        );
      });
    });
    expect(covers).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await solve.letters()).toMatch(/^n+$/);
  });
}
