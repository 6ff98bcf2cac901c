import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

const LAUNCH = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
    '--font-render-hinting=none', // letters as in a window: without one all are sharpened
  ],
};

/** WebGL by the processor: a page with a canvas costs four seconds and more. */
const inSoftware = {
  ...LAUNCH,
  args: [
    ...LAUNCH.args,
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-rasterization', // in software it costs more than the board itself
  ],
};

/** No WebGL: the still board takes the strokes, as on devices without a graphics card. */
const withoutGraphics = {
  ...LAUNCH,
  args: [...LAUNCH.args, '--disable-gpu', '--disable-software-rasterizer'],
};

const JOURNEY = { contextOptions: { reducedMotion: 'reduce' } } as const;

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
    { name: 'board', testMatch: 'visual/**/*.spec.ts', use: { launchOptions: inSoftware } },
    {
      name: 'canvas',
      testMatch: 'e2e/canvas/**/*.spec.ts',
      // Drawn in software, each pixel of each frame costs: `board` has all of them.
      use: { ...JOURNEY, deviceScaleFactor: 0.5, launchOptions: inSoftware },
    },
    {
      name: 'journeys',
      testMatch: 'e2e/*.spec.ts',
      use: { ...JOURNEY, launchOptions: withoutGraphics },
    },
  ],
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0, // docs/decisions/0008-no-second-try.md
  // They end what hangs: on two quiet cores the slowest test takes a third of that.
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // each test starts from nothing; `offline.spec.ts` has its own
  },
  webServer: [
    {
      command: 'node scripts/fresh-server.mjs e2e --provider',
      // All tests call from one address.
      env: { PORT: '0', RATE_LIMIT_FACTOR: '100', PAGES_DIR: 'tests/e2e/hostPages' },
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
