import type { CDPSession } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

const boardOf = (side: number) =>
  `${side}x${side}|T${side}:${'n'.repeat(side * side)}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;
const SIDES = [4, 5] as const;
const OPENED = 8;

declare global {
  interface Window {
    /** Messages that workers posted. */
    posted: number;
  }
}

/** Runs in the page before its own scripts. */
function countMessages(): void {
  window.posted = 0;
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => (window.posted += 1));
    }
  };
}

/** Workers in the memory of the page after a garbage collection. */
async function workersHeld(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { result } = await session.send('Runtime.evaluate', { expression: 'Worker.prototype' });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
  const { result: found } = await session.send('Runtime.getProperties', {
    objectId: objects.objectId ?? '',
    ownProperties: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return found.filter(({ name }) => /^\d+$/.test(name)).length;
}

/** Listeners in the memory of the page. */
async function listeners(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
}

/** Open boards in turns, press one cell and get a hint ready on each of them. */
async function playThrough(solve: SolveDriver, count: number): Promise<void> {
  const { page } = solve;
  for (let opened = 0; opened < count; opened++) {
    const side = SIDES[opened % 2] ?? 0;
    await solve.follow(boardOf(side));
    await expect(solve.grid).toHaveAttribute('aria-rowcount', String(side));
    const { x, y } = await solve.middleOf(1);
    await page.mouse.click(x, y);
    const posted = await page.evaluate(() => window.posted);
    await page.getByRole('button', { name: 'Hint', exact: true }).hover();
    await page.waitForFunction((before) => window.posted > before, posted);
  }
}

test('boards that were left leave no worker and no listener', async ({ page }) => {
  await page.addInitScript(countMessages);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const solve = new SolveDriver(page);
  await solve.open(boardOf(SIDES[1]));
  await playThrough(solve, 2);
  await workersHeld(session);
  const before = await listeners(session);
  await playThrough(solve, OPENED);

  expect(await workersHeld(session), 'workers in memory').toBeLessThanOrEqual(3);
  expect(await listeners(session), 'listeners').toBeLessThan(before + OPENED);
});
