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
/** What else the machine does can only make a stop slower. */
const STOPS = 3;
/** Long enough for ten or twenty tellings of progress. */
const WATCHED_MS = 2000;

async function openPuzzle(page: Page, grid: string): Promise<void> {
  await page.goto(solveLink(grid).replace('/solve?', '/create?loader=visible&'));
  await expect(page.getByRole('grid')).toBeVisible();
}

function solverOn(page: Page) {
  const panel = page.getByRole('region', { name: 'Solver' });
  return {
    panel,
    choice: panel.getByLabel('Solver to use'),
    solve: panel.getByRole('button', { name: /^Solve/ }),
    cancel: panel.getByRole('button', { name: 'Cancel' }),
    result: panel.getByRole('status'),
  };
}

for (const id of ['auto', 'cspuz', 'backtrack', 'universal', 'z3']) {
  test(`${id} finds that a puzzle has several solutions, and shows one`, async ({ page }) => {
    await openPuzzle(page, SMALL);
    const { panel, choice, solve, result } = solverOn(page);
    await choice.selectOption(id);

    await solve.click();

    await expect(result).toContainText('Not unique', { timeout: 45_000 });
    await panel.getByRole('button', { name: 'Show first' }).click();
    await expect(page.getByRole('gridcell', { name: /, (dark|light)/ })).toHaveCount(8);
  });
}

/** Tasks of more than 50 ms on the page's own thread in a stretch of time. */
function longTasksOn(page: Page): Promise<number> {
  return page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
        observer.observe({ type: 'longtask' });
        setTimeout(() => {
          observer.disconnect();
          resolve(count);
        }, ms);
      }),
    WATCHED_MS,
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
  const idle = await longTasksOn(page);

  await solve.click();
  await expect(result).toContainText(/[1-9][\d,]* decisions so far/);
  const searching = await longTasksOn(page);

  // A page that stumbled over every telling of progress would stumble twenty times.
  expect(searching).toBeLessThanOrEqual(idle + 2);
  await expect(cancel).toBeVisible();
  expect(solverWorkers(page)).toBe(1);
  const stops = [await canceledAfterMs(page)];
  await expect(result).toContainText('Stopped');
  await expect.poll(() => solverWorkers(page)).toBe(0);
  while (stops.length < STOPS) {
    await solve.click();
    await expect(result).toContainText(/[1-9][\d,]* decisions so far/);
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
  await expect(result).toContainText(/[1-9][\d,]* decisions so far/);

  await tab(/^Rules/).click();
  await expect(choice).toBeHidden();
  expect(solverWorkers(page)).toBe(1);
  await tab(/^Solver/).click();

  await expect(result).toContainText(/[1-9][\d,]* decisions so far/);
  await expect(choice).toHaveValue('universal');
  await cancel.click();
  await expect(result).toContainText('Stopped');
  await expect.poll(() => solverWorkers(page)).toBe(0);
});

test('proofs, deductions and refusals are told', async ({ page }) => {
  await openPuzzle(page, '0_2x1|T2:Bn|C1:|Z|Snumber,x=0,y=0,number=2|R');
  const { choice, solve, result, panel } = solverOn(page);
  await solve.click();
  await expect(result).toContainText('Exactly one solution');

  await openPuzzle(page, '0_2x1|T2:BW|C1:|Z|Snumber,x=0,y=0,number=2|R');
  await solve.click();
  await expect(result).toContainText('No solution');

  await openPuzzle(page, '0_4x1|T4:Bnnn|C1:|Z|Snumber,x=0,y=0,number=2|Runderclued');
  await solve.click();
  await expect(result).toContainText('2 cells follow');

  await openPuzzle(page, '0_2x1|T2:nn|C1:|Z|S|Rwrap_around,horizontal=wrap');
  await choice.selectOption('cspuz');
  await expect(panel).toContainText('This solver does not know all clues of this puzzle.');
  await expect(solve).toBeDisabled();

  await openPuzzle(page, '0_2x1|T2:nn|C1:|Z|S|Rcustom,description=Hm:off_by_x,number=1');
  await expect(panel).toContainText('No solver supports the given grid.');
  await expect(solve).toBeDisabled();
});

test('solvers tell who made them, and nothing is wrong with the card', async ({ page }) => {
  await openPuzzle(page, SMALL);
  const { panel } = solverOn(page);
  await axe(page);

  await panel.getByRole('button', { name: 'About solvers' }).click();

  await expect(page.getByRole('dialog', { name: 'Solvers' })).toContainText('By semiexp.');
});
