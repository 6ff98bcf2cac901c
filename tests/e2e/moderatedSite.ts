import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';

/** The file with the address of the first moderator. */
const FIRST_RUN = /^\/.*first-moderator\.txt$/m;

/** A site of its own, on which somebody moderates. */
export interface ModeratedSite {
  /** Its address. */
  readonly site: string;
  readonly moderator: Page;
  /** A browser of somebody else on it. */
  readonly another: () => Promise<Page>;
}

/** Start a site whose moderator has begun it, and end it after `use`. */
export async function onModeratedSite(
  browser: Browser,
  use: (site: ModeratedSite) => Promise<void>,
): Promise<void> {
  const product = new StartedProduct('0', { FIRST_RUN_LOGIN: 'on', RATE_LIMIT_FACTOR: '100' });
  try {
    const site = await product.ready();
    const another = async () => (await browser.newContext({ baseURL: site })).newPage();
    const moderator = await another();
    const first = await product.printed(FIRST_RUN);
    invariant(first, 'a site without accounts tells how to begin');
    await moderator.goto((await readFile(first, 'utf8')).trim());
    await expect(moderator.getByRole('button', { name: /’s account$/ })).toBeVisible();
    await use({ site, moderator, another });
  } finally {
    product.signal('SIGTERM');
    await product.end();
  }
}
