import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, StepError } from './project.mjs';

/** Chromium without a window system: the tests take two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, else the first one in `PATH`; null if there is
 * none, then Playwright uses the one it installed itself.
 * @returns {string | null}
 */
export function findChromium() {
  return process.env['CHROMIUM_PATH'] || findProgram(COMMANDS);
}

/**
 * The first of these programs, in the folders of `PATH` or in others.
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders]
 * @returns {string | null}
 */
export function findProgram(names, folders = (process.env['PATH'] ?? '').split(path.delimiter)) {
  const candidates = folders
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

async function playwrightHasChromium() {
  const { chromium } = await import('@playwright/test');
  return isProgram(chromium.executablePath());
}

/**
 * Install a Chromium for the browser tests: for root the system's headless one, even if there is
 * another; otherwise Playwright's own, unless there is one.
 */
export async function ensureChromium() {
  if (process.env['CHROMIUM_PATH'] || findProgram([HEADLESS_SHELL]) !== null) return;
  const isRoot = process.getuid?.() === 0;
  const hasAny = findChromium() !== null || (await playwrightHasChromium());
  if (hasAny && !isRoot) return;
  console.log('Installing Chromium…');
  await installFromSystem([HEADLESS_SHELL]);
  if (hasAny || findChromium() !== null) return;
  if ((await installFromSystem(['chromium'])) && findChromium() !== null) return;
  const cli = path.join(ROOT, 'node_modules/playwright/cli.js');
  const withSystem = isRoot ? ['--with-deps'] : [];
  if ((await run(process.execPath, [cli, 'install', ...withSystem, 'chromium'])) !== 0) {
    throw new StepError(
      'No Chromium could be installed: install one and name it in CHROMIUM_PATH.',
    );
  }
}

/**
 * Install packages with `apt-get`, if available and permitted.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} true if they are installed now
 */
export async function installFromSystem(packages) {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === null) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true }); // an old list may still do
  return (await run('apt-get', ['install', '-y', '-qq', ...packages], { env, quiet: true })) === 0;
}
