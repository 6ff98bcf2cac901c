import { createHash, randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { ChildServer } from '#tests/support/ChildServer.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const NEXT = '<meta name="next-build">';

/** A site that is served from a build of its own, which can be followed by another one. */
class UpdatedSite {
  readonly #folder = path.resolve('.cache/data', `update-${randomBytes(6).toString('hex')}`);
  #server: ChildServer | null = null;
  #port = '0';

  constructor() {
    cpSync('dist', path.join(this.#folder, 'dist'), { recursive: true });
  }

  async start(): Promise<string> {
    this.#server = new ChildServer([path.join(this.#folder, 'dist/server/main.js')], {
      PORT: this.#port,
      DATA_DIR: path.join(this.#folder, 'data'),
      FIRST_RUN_LOGIN: 'off',
      STARTER_PUZZLES: 'off',
    });
    const address = await this.#server.ready();
    invariant(address, 'the server prints its address');
    this.#port = new URL(address).port;
    return address;
  }

  async stop(): Promise<void> {
    this.#server?.signal('SIGTERM');
    await this.#server?.end();
  }

  /** Put the next build in the place of the one that is served: its document is another one. */
  async deploy(): Promise<void> {
    await this.stop();
    const client = path.join(this.#folder, 'dist/client');
    const page = path.join(client, 'index.html');
    const worker = path.join(client, 'sw.js');
    const html = readFileSync(page, 'utf8').replace('</head>', `${NEXT}</head>`);
    const script = readFileSync(worker, 'utf8');
    const revision = /"revision":"(\w+)","url":"index\.html"/.exec(script)?.[1];
    invariant(revision, 'the worker keeps the document of the pages');
    const next = createHash('md5').update(html).digest('hex');
    for (const [file, text] of [
      [page, html],
      [worker, script.replace(revision, next)],
    ] as const) {
      writeFileSync(file, text);
      for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
    }
    await this.start();
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Update' });

test('from one build to the next with drafts open in two tabs', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(NO_ANSWER); // the server is gone for a moment
  const site = new UpdatedSite();
  try {
    const address = await site.start();
    const [one, two] = [new CreateDriver(page), new CreateDriver(await context.newPage())];
    for (const author of [one, two]) {
      await author.page.goto(`${address}create`);
      await author.ready();
      await author.page.evaluate(() => navigator.serviceWorker.ready);
    }
    await site.deploy();
    const other = await context.newPage();
    await other.goto(`${address}rules`); // opening a page looks for a new version
    await expect(banner(one.page)).toContainText('Update available. Apply update now?');
    await expect(banner(two.page)).toBeVisible();

    for (const [author, cell] of [
      [two, 3],
      [one, 7],
    ] as const) {
      await author.page.bringToFront();
      const { x, y } = await author.middleOf(cell);
      await author.page.mouse.click(x, y);
      await expect.poll(async () => (await author.letters())[cell]).not.toBe('n');
    }
    const drawn = [await one.letters(), await two.letters()];
    const loaded = [one, two].map((author) => author.page.waitForEvent('load'));
    await banner(one.page).getByRole('button', { name: 'Reload' }).click();
    await Promise.all(loaded);

    for (const [i, author] of [one, two].entries()) {
      await expect(author.page.locator('meta[name="next-build"]')).toHaveCount(1);
      await author.ready();
      await expect.poll(() => author.letters()).toBe(drawn[i]);
      await expect(banner(author.page)).toHaveCount(0);
    }
    await expect(other.locator('meta[name="next-build"]')).toHaveCount(1);
  } finally {
    await site.end();
  }
});
