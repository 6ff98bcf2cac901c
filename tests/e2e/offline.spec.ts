import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';

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
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const { product, address } = await visit(page);
  product.signal('SIGTERM');
  await product.end();

  const { grid, answer } = answerOf('unique-044');
  const solve = new SolveDriver(page);
  await page.goto(new URL(solveLink(grid), address).href);
  await expect(boardIn(page)).toBeVisible();
  for (const [cell, letter] of answer) {
    if ((await solve.letters())[cell] !== 'n') continue;
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }

  await solve.expectSolved();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Learn the rules' }).click();
  await expect(boardIn(page)).toBeVisible();
  await page.goto(new URL(solveLink(musicPuzzle()), address).href);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('puzzles are made, solved by solvers and written as scripts with the server gone', async ({
  page,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const { product, address } = await visit(page);
  const { grid } = answerOf('unique-044');
  const making = new URL(solveLink(grid).replace('/solve', '/create'), address).href;
  const panel = page.getByRole('region', { name: 'Solver' });
  const choice = panel.getByRole('combobox', { name: 'Solver' });
  await page.goto(new URL('/settings', address).href);
  await page.getByRole('button', { name: 'Make available offline' }).click();
  await expect(page.getByText('The code editor works offline.')).toBeVisible();
  product.signal('SIGTERM');
  await product.end();

  await page.goto(making);
  await choice.selectOption('cspuz');
  await panel.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText(/^Exactly one solutionproved in [\d.]+ s$/);
  await choice.selectOption('z3');
  await panel.getByRole('button', { name: 'Solve again' }).click();

  await expect(panel.getByRole('status')).toHaveText(
    /^Exactly one solution.*Z3 \(obsolete\) has to be downloaded first, so our own solver was used instead\.$/s,
  );
  await page.getByRole('tab', { name: 'Code' }).click();
  const editor = page.frameLocator('iframe[title="Script editor"]');
  await expect(editor.locator('.view-line').filter({ hasText: 'Three islands' })).toBeVisible();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect.poll(() => new SolveDriver(page).letters()).toBe('bwwwwbbbbbbwbwwwwbww');
});

/** Stands before a server, and notes what it is asked for. */
async function listenBefore(address: string) {
  const asked: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    asked.push(url);
    const onward = request(new URL(url, address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    asked,
    end: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

test('in offline mode nothing is asked for, whatever is opened', async ({
  page,
  baseURL,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const network = await listenBefore(`${baseURL ?? ''}/`);
  try {
    await page.goto(network.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() =>
      localStorage.setItem('siteSettings', '{"offlineMode":true,"runEditorTour":false}'),
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Offline' })).toBeDisabled();
    const isRefused = () =>
      page.evaluate(() =>
        fetch('/api/').then(
          () => false,
          () => true,
        ),
      );
    await expect.poll(isRefused).toBe(true); // the worker has heard of it
    network.asked.splice(0);

    for (const path of ['create', 'learn', 'rules', 'search/puzzles', '']) {
      await page.goto(network.address + path);
      await expect(page.getByRole('button', { name: 'Offline' })).toBeDisabled();
    }
    expect(await isRefused()).toBe(true);
    // Browsers look for a new worker themselves, and ask nobody whether they may.
    expect(network.asked.filter((path) => path !== '/sw.js')).toEqual([]);

    await page.evaluate(() =>
      localStorage.setItem('siteSettings', '{"offlineMode":false,"runEditorTour":false}'),
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
    await expect.poll(isRefused).toBe(false);
  } finally {
    network.end();
  }
});
