import type { Page } from '@playwright/test';
import { invariant } from '#engine/invariant.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Start the product, and stay on its first page until that works without the server. */
async function visit(page: Page): Promise<{ product: StartedProduct; address: string }> {
  const product = new StartedProduct('0');
  const address = await product.ready();
  invariant(address, 'the product prints its address');
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { product, address };
}

test('after one visit a puzzle opens, plays and is solved with the server gone', async ({
  page,
  complaints,
}) => {
  test.slow();
  const { product, address } = await visit(page);
  product.signal('SIGTERM');
  await product.end();

  const { grid, answer } = answerOf('unique-044');
  const solve = new SolveDriver(page);
  await page.goto(new URL(solveLink(grid), address).href);
  await expect(page.locator('.live-board[data-live]')).toBeVisible();
  for (const [cell, letter] of answer) {
    if ((await solve.letters())[cell] !== 'n') continue;
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }

  await solve.expectSolved();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Learn the rules' }).click();
  await expect(page.locator('.live-board[data-live]')).toBeVisible();
  const unexpected = complaints.splice(0).filter((text) => !text.includes('ERR_CONNECTION'));
  expect(unexpected).toEqual([]);
});

test('solvers that come over the network are there without it, or another takes their place', async ({
  page,
  complaints,
}) => {
  test.slow();
  const { product, address } = await visit(page);
  const { grid } = answerOf('unique-044');
  await page.goto(new URL(solveLink(grid).replace('/solve', '/create'), address).href);
  const panel = page.getByRole('region', { name: 'Solver' });
  const choice = panel.getByRole('combobox', { name: 'Solver to use' });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('assets');
        return (await cache.keys()).map(({ url }) => url);
      }),
    )
    .toContainEqual(expect.stringContaining('solveByCspuz'));
  product.signal('SIGTERM');
  await product.end();

  await choice.selectOption('cspuz');
  await panel.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText(/^Exactly one solutionproved in [\d.]+ s$/);
  await choice.selectOption('z3');
  await panel.getByRole('button', { name: 'Solve again' }).click();

  await expect(panel.getByRole('status')).toHaveText(
    /^Exactly one solution.*Z3 \(obsolete\) needs the network once, so our own solver took its place\.$/s,
  );
  complaints.splice(0); // of a server that is gone
});
