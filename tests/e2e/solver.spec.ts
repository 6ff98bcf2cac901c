import type { Page } from '@playwright/test';
import { solveLink } from '#tests/support/gridText.ts';
import { axe, expect, test } from './fixtures.ts';

const SMALL =
  '0_4x2|T4:Bnnnnnnn|C1:|Z|Snumber,x=0,y=0,number=3:number,x=3,y=1,number=5|Rconnect_all,color=light';
/**
 * Areas of five dark cells never make 127: no solution, which takes far longer to prove than any
 * test waits.
 */
const HARD =
  '0_16x16|T16:|C1:|Z|S|Rregion_area,color=dark,size=5:region_area,color=light,size=7:cell_count,color=dark,count=127';
const STOP_MS = 100;
/** Number of measured stops: other load on the machine can only make a stop slower. */
const STOPS = 3;
/** So often a search tells of its progress while it is watched. */
const TELLINGS = 12;

async function openPuzzle(page: Page, grid: string): Promise<void> {
  await page.goto(solveLink(grid).replace('/solve?', '/create?loader=visible&'));
  await expect(page.getByRole('grid')).toBeVisible();
}

function solverOn(page: Page) {
  const panel = page.getByRole('region', { name: 'Solver' });
  return {
    panel,
    choice: panel.getByRole('combobox', { name: 'Solver' }),
    solve: panel.getByRole('button', { name: /^Solve/ }),
    cancel: panel.getByRole('button', { name: 'Cancel' }),
    result: panel.getByRole('status'),
  };
}

for (const ids of [['auto', 'cspuz', 'backtrack', 'universal'], ['z3']]) {
  test(`${ids.join(', ')} find that a puzzle has several solutions, and show one`, async ({
    page,
  }) => {
    await openPuzzle(page, SMALL);
    const { panel, choice, solve, result } = solverOn(page);
    for (const id of ids)
      await test.step(id, async () => {
        await choice.selectOption(id);
        await solve.click();
        await expect(result).toContainText('More than one solution');
        await panel.getByRole('button', { name: 'Show first' }).click();
        await expect(page.getByRole('gridcell', { name: /, (dark|light)/ })).toHaveCount(8);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByRole('gridcell', { name: /, (dark|light)/ })).toHaveCount(1);
      });
    await axe(page);
    await panel.getByRole('button', { name: 'About solvers' }).click();
    await expect(page.getByRole('dialog', { name: 'Solvers' })).toContainText('By semiexp.');
  });
}

/** Tasks of more than 50 ms on the page's own thread while a search tells of its progress. */
function longTasksOn(page: Page): Promise<number> {
  return page.evaluate(
    (tellings) =>
      new Promise<number>((resolve) => {
        const status = document.querySelector('.solver [role="status"]');
        let count = 0;
        let told = 0;
        const tasks = new PerformanceObserver((list) => (count += list.getEntries().length));
        tasks.observe({ type: 'longtask' });
        const changes = new MutationObserver(() => {
          told += 1;
          if (told < tellings) return;
          tasks.disconnect();
          changes.disconnect();
          resolve(count);
        });
        if (status)
          changes.observe(status, { childList: true, subtree: true, characterData: true });
      }),
    TELLINGS,
  );
}

/** Milliseconds from a press of Cancel to the page that says so, in the page's own time. */
function canceledAfterMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const panel = document.querySelector('.solver');
        const cancel = () =>
          [...(panel?.querySelectorAll('button') ?? [])].find((it) => it.textContent === 'Cancel');
        if (!panel) return;
        const from = performance.now();
        const observer = new MutationObserver(() => {
          if (cancel()) return;
          observer.disconnect();
          resolve(performance.now() - from);
        });
        observer.observe(panel, { childList: true, subtree: true, characterData: true });
        cancel()?.click();
      }),
  );
}

function solverWorkers(page: Page): number {
  return page.workers().filter((worker) => worker.url().includes('solver.worker')).length;
}

test('a search leaves the page alone, and ends at once when canceled', async ({ page }) => {
  await openPuzzle(page, HARD);
  const { solve, cancel, result } = solverOn(page);
  await solve.click();
  await expect(result).toContainText(/[1-9][\d,]* guesses so far/);
  const searching = await longTasksOn(page);

  // A page that stumbled over every telling of progress would stumble each time.
  expect(searching).toBeLessThan(TELLINGS / 2);
  await expect(cancel).toBeVisible();
  expect(solverWorkers(page)).toBe(1);
  const stops = [await canceledAfterMs(page)];
  await expect(result).toContainText('Stopped');
  await expect.poll(() => solverWorkers(page)).toBe(0);
  while (stops.length < STOPS) {
    await solve.click();
    await expect(result).toContainText(/[1-9][\d,]* guesses so far/);
    stops.push(await canceledAfterMs(page));
  }
  expect(Math.min(...stops)).toBeLessThan(STOP_MS);
});

test('a search goes on while a phone shows the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPuzzle(page, HARD);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Solver/).click();
  const { choice, solve, cancel, result } = solverOn(page);
  await choice.selectOption('universal');
  await solve.click();
  await expect(result).toContainText(/[1-9][\d,]* guesses so far/);

  await tab(/^Rules/).click();
  await expect(choice).toBeHidden();
  expect(solverWorkers(page)).toBe(1);
  await tab(/^Solver/).click();

  await expect(result).toContainText(/[1-9][\d,]* guesses so far/);
  await expect(choice).toHaveValue('universal');
  await cancel.click();
  await expect(result).toContainText('Stopped');
  await expect.poll(() => solverWorkers(page)).toBe(0);
});
