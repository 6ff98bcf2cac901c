import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';

const FOLDER = path.join(ROOT, 'docs/screenshots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const THEMES = ['dark', 'light'];
/** Cells to paint on the shown puzzle, counted from the top left: some right, one wrong. */
const DARK_CELLS = [2, 6, 7, 8, 9, 11];
const LIGHT_CELLS = [0, 1, 3];

// Screenshots of the main pages for the readme and for review: `node scripts/screenshots.mjs`.
await build({ quiet: true });
mkdirSync(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['scripts/fresh-server.mjs', 'screenshots'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const [line] = await once(server.stdout, 'data');
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(String(line)) ?? [];
  for (const theme of THEMES) {
    for (const viewport of SIZES) await shoot(origin, theme, viewport);
  }
} finally {
  await browser.close();
  server.kill();
}

/**
 * Home and solve page in one theme and size.
 * @param {string} origin
 * @param {string} theme
 * @param {{ width: number, height: number }} viewport
 */
async function shoot(origin, theme, viewport) {
  const page = await browser.newPage({ baseURL: origin, viewport });
  await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
  const name = `${viewport.width}x${viewport.height}-${theme}.png`;
  await page.goto('/');
  await page.getByRole('link', { name: /^Long sight/ }).waitFor();
  await page.getByRole('link', { name: 'Sign in / sign up' }).waitFor();
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(FOLDER, `home-${name}`) });

  await page.getByRole('link', { name: /^Long sight/ }).click();
  await page.locator('.live-board[data-live]').waitFor();
  const cells = page.getByRole('gridcell');
  for (const cell of LIGHT_CELLS) await paint(cells.nth(cell), 'Shift+Space');
  for (const cell of DARK_CELLS) await paint(cells.nth(cell), 'Space');
  await page.mouse.click(8, viewport.height / 2);
  await page.waitForTimeout(1500); // until the animations have ended
  await page.screenshot({ path: path.join(FOLDER, `solve-${name}`) });
  await page.close();
}

/**
 * @param {import('playwright').Locator} cell
 * @param {string} key
 */
async function paint(cell, key) {
  await cell.focus();
  await cell.press(key);
}
