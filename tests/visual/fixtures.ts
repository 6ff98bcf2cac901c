import { expect, test as base } from '#tests/e2e/fixtures.ts';
import { invariant } from '#engine/invariant.ts';

/** Playwright's `test` on the page of scenes. As on the product, any complaint of the page fails the test. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  baseURL: async ({}, use) => {
    const port = process.env['SCENE_PORT'];
    invariant(port, 'the server of scenes told its port');
    await use(`http://localhost:${port}`);
  },
});

export { expect };
