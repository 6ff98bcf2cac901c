import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { boardIn } from '#tests/support/boardIn.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { beginAs } from './account.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

const SENTENCE = 'We move house until noon.';

test('a server that is killed, in maintenance and back: pages stay, say why, and open by themselves', async ({
  browser,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const dataFolder = path.resolve('.cache/data', `outage-${randomBytes(6).toString('hex')}`);
  let product = new StartedProduct('0', { DATA_DIR: dataFolder });
  const site = await product.ready();
  const { port } = new URL(site);
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    product.signal(signal);
    await product.end();
  };
  const start = async (environment: NodeJS.ProcessEnv) => {
    product = new StartedProduct(port, { DATA_DIR: dataFolder, ...environment });
    await product.ready();
  };
  try {
    const page = await (await browser.newContext({ baseURL: site })).newPage();
    await page.goto('/rules');
    const id = await beginAs(page, 'Ada');
    const puzzle = await publish(page, 'Lantern');
    await page.goto(`/solve/${puzzle}`);
    await expect(boardIn(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Love this puzzle/ })).toBeVisible();

    await stop('SIGKILL');
    await page.getByRole('button', { name: /^Love this puzzle/ }).click();
    const away = page.getByRole('button', { name: 'Offline' });
    await expect(away).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(away, 'a network is no server').toBeVisible();
    await expect(page.getByText('The server is back.')).toBeHidden();
    await expect(boardIn(page), 'the solve goes on').toBeVisible();

    await start({ MAINTENANCE: SENTENCE });
    const open = async (address: string) => {
      const other = await page.context().newPage();
      await other.goto(address);
      await expect(other.getByText(SENTENCE)).toBeVisible();
      await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(other).toHaveURL(address);
      return other;
    };
    const puzzlePage = await open(`/perfection/${puzzle}`);
    await expect(puzzlePage.getByRole('heading', { level: 1 })).toHaveText(
      'The server isn’t available right now',
    );
    const profile = await open(`/profile/${id}`);
    const home = await open('/');
    await expect(home.getByRole('button', { name: 'Maintenance' })).toBeDisabled();

    await stop('SIGTERM');
    await start({});
    await expect(puzzlePage.getByRole('heading', { level: 1, name: 'Lantern' })).toBeVisible();
    await expect(profile.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(home.getByRole('heading', { name: 'Newest puzzles' })).toBeVisible();
    await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
    await expect(away).toBeHidden();
  } finally {
    await stop('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
