import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram, installFromSystem } from './chromium.mjs';
import { StepError } from './project.mjs';

/**
 * The programs by which the product is tested in the engines of other makers; null is what this
 * machine does not have.
 *
 * @typedef {{ firefox: string | null, webKitDriver: string | null, miniBrowser: string | null,
 * screen: string | null }} Engines
 */

/** Debian's packages with these programs. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
/** Folders in which systems install the WebKit window that its driver opens. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** @param {string} directory */
function foldersIn(directory) {
  try {
    return readdirSync(directory).map((name) => path.join(directory, name));
  } catch {
    return [];
  }
}

/** @returns {string | null} */
function findMiniBrowser() {
  const isWebKit = (/** @type {string} */ folder) => /webkit2?gtk-\d/.test(path.basename(folder));
  const near = LIBRARIES.flatMap(foldersIn);
  const folders = [...near, ...near.filter((folder) => /-linux-/.test(folder)).flatMap(foldersIn)];
  return findProgram(['MiniBrowser'], folders.filter(isWebKit));
}

/** @returns {Engines} */
export function findEngines() {
  return {
    firefox: process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox']),
    webKitDriver: findProgram(['WebKitWebDriver']),
    miniBrowser: findMiniBrowser(),
    screen: findProgram(['Xvfb']),
  };
}

/**
 * The names of the engines that can be tested here, as the tests call them.
 * @param {Engines} engines
 */
export function testable({ firefox, webKitDriver, miniBrowser, screen }) {
  if (screen === null) return [];
  return [
    ...(firefox === null ? [] : ['firefox']),
    ...(webKitDriver === null || miniBrowser === null ? [] : ['webkit']),
  ];
}

/**
 * A line with the engines that are not tested here, and how to install them.
 * @param {readonly string[]} engines those that are
 * @returns {string | null} null if all are
 */
export function absentEngines(engines) {
  const absent = [
    ...(engines.includes('firefox') ? [] : ['Firefox']),
    ...(engines.includes('webkit') ? [] : ['WebKit']),
  ];
  if (absent.length === 0) return null;
  return `not tested in ${absent.join(' and ')}, not here: npm run test:engines installs what it can`;
}

/** Install missing engines with the system's package manager, if possible. */
export async function ensureEngines() {
  if (testable(findEngines()).length === 2) return;
  console.log('Installing Firefox and WebKit…');
  await installFromSystem(PACKAGES);
  if (testable(findEngines()).length < 2)
    throw new StepError(
      `Firefox and WebKit cannot both be tested here: install ${PACKAGES.join(', ')}, or what your system calls them.`,
    );
}

/** Arguments for Playwright's command line that run the tests in `tests/engines`. */
export const ENGINE_TESTS = ['test', '--config', 'tests/engines/playwright.config.ts'];

/** The tests connect to Firefox by WebSocket, which Node 20 has only behind a flag. */
export const ENGINE_ENV = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`.trim(),
};
