import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, StepError } from './project.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 *
 * @returns {string | null}
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => COMMANDS.map((name) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

async function playwrightHasChromium() {
  const { chromium } = await import('@playwright/test');
  return isProgram(chromium.executablePath());
}

/**
 * Install a Chromium for the browser tests, unless there is one: the system's when root, else
 * Playwright's own.
 */
export async function ensureChromium() {
  if (findChromium() !== null || (await playwrightHasChromium())) return;
  console.log('Installing Chromium…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && hasCommand('apt-get') && (await installFromSystem())) return;
  const cli = path.join(ROOT, 'node_modules/playwright/cli.js');
  const withSystem = isRoot ? ['--with-deps'] : [];
  if ((await run(process.execPath, [cli, 'install', ...withSystem, 'chromium'])) !== 0) {
    throw new StepError(
      'No Chromium could be installed: install one and name it in CHROMIUM_PATH.',
    );
  }
}

/** @param {string} command */
function hasCommand(command) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.some((folder) => isProgram(path.join(folder, command)));
}

async function installFromSystem() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true }); // an old list may still do
  const code = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true });
  return code === 0 && findChromium() !== null;
}
