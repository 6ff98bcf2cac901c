import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

const VITE = 'node node_modules/vite/bin/vite.js';
const SCENES = '--config tests/visual/scene/vite.config.ts';

/**
 * Browser tests against the real server and the built product (`npm run build` comes first), and
 * against the page of scenes, built here. The servers take free ports: `tests/e2e/fixtures.ts` and
 * `tests/visual/sceneTest.ts` read them from the environment.
 */
export default defineConfig({
  testDir: 'tests',
  // The board first: it has the longest test, and nothing waits for that if it does not come last.
  projects: [
    { name: 'board', testMatch: 'visual/**/*.spec.ts' },
    {
      name: 'journeys',
      testMatch: 'e2e/**/*.spec.ts',
      use: {
        // Drawn in software, each pixel of each frame costs: `board` has all of them.
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1, // docs/decisions/0008-a-second-try.md
  // It ends what hangs; a journey of two people takes a minute and a half on two busy cores.
  timeout: 180_000,
  // A page that draws in software on busy cores may stand still for ten seconds.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry', // recording each page costs a third of its time
    serviceWorkers: 'block', // each test starts from nothing; `offline.spec.ts` has its own
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-rasterization', // in software it costs more than the board itself
        '--autoplay-policy=no-user-gesture-required',
        '--font-render-hinting=none', // letters as in a window: without one all are sharpened
      ],
    },
  },
  webServer: [
    {
      command: 'node scripts/fresh-server.mjs e2e --provider',
      env: { PORT: '0', RATE_LIMIT_FACTOR: '100' }, // all tests call from one address
      wait: { stdout: /http:\/\/localhost:(?<E2E_PORT>\d+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: `${VITE} build ${SCENES} --logLevel error && ${VITE} preview ${SCENES}`,
      env: { FORCE_COLOR: '0' }, // the address in one piece
      wait: { stdout: /http:\/\/localhost:(?<SCENES_PORT>\d+)/ },
    },
  ],
});
