import { defineConfig } from '@playwright/test';

/**
 * The product in the engines of other makers, driven by `driver/`: Playwright runs the tests, but
 * cannot drive the Firefox and the WebKit that systems have.
 */
export default defineConfig<{ engine: 'firefox' | 'webkit' }>({
  testDir: '.',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    // Its pages are watched on their way, at an address to which no provider leads back.
    { name: 'webkit', use: { engine: 'webkit' }, testIgnore: 'site.spec.ts' },
  ],
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0, // docs/decisions/0008-no-second-try.md
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  webServer: {
    command: 'node ../../scripts/fresh-server.mjs engines --provider',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<ENGINES_PORT>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
