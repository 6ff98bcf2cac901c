import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { findEngines } from '../../scripts/engines.mjs';
import type { BrowserDriver } from './driver/BrowserDriver.ts';
import { Firefox } from './driver/Firefox.ts';
import { WebKit } from './driver/WebKit.ts';
import { Player } from './Player.ts';

interface Options {
  readonly engine: 'firefox' | 'webkit';
}

interface Fixtures {
  readonly origin: string;
  readonly browserDriver: BrowserDriver;
  readonly player: Player;
}

/**
 * Playwright's `test` with a browser that Playwright does not know, fresh for each test. What it
 * complains of on its console fails the test; a picture of the end is kept with the results.
 */
export const test = base.extend<Options & Fixtures>({
  engine: ['firefox', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  origin: async ({}, use) => {
    const port = process.env['ENGINES_PORT'];
    invariant(port, 'the server told its port');
    await use(`http://localhost:${port}`);
  },
  browserDriver: async ({ engine, origin }, use, testInfo) => {
    const browser = await openEngine(engine, origin);
    try {
      await use(browser);
      await writeFile(testInfo.outputPath('end.png'), await browser.screenshot());
      expect(await browser.complaints(), 'the page complained').toEqual([]);
    } finally {
      await browser.close();
    }
  },
  player: async ({ browserDriver, origin }, use) => {
    await use(new Player(browserDriver, origin));
  },
});

export { expect };

function openEngine(engine: Options['engine'], origin: string): Promise<BrowserDriver> {
  const { firefox, webKitDriver, miniBrowser } = findEngines();
  if (engine === 'firefox') {
    invariant(firefox, 'Firefox is installed');
    return Firefox.open(firefox);
  }
  invariant(webKitDriver !== null && miniBrowser !== null, 'WebKit is installed');
  return WebKit.open(webKitDriver, miniBrowser, origin);
}
