import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT, StepError } from './project.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }}
 * LockedPackage
 */
/** @typedef {{ forServing?: boolean }} Need what the packages are for; everything without it */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * True if `node_modules` matches the lock file: npm leaves a list of the installed packages there.
 * @param {string} root
 * @param {Need} [need]
 */
export function isInstalled(root, { forServing = false } = {}) {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'));
  const installed = lockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional, dev }]) => {
    if (place === '' || optional) return true; // the project; other systems
    if (dev && forServing) return true;
    const found = installed[place];
    return found?.version === version && found?.integrity === integrity;
  });
}

/**
 * The arguments for npm.
 * @param {Need} need
 */
export function installArguments({ forServing = false }) {
  const which = forServing ? '--omit=dev' : '--include=dev';
  return ['ci', which, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
}

/**
 * Install the packages of the lock file, if necessary. Install scripts of packages are not run:
 * none is needed, and a compromised package would run its own here first.
 * @param {Need} [need]
 */
export async function ensureInstalled({ forServing = false } = {}) {
  if (isInstalled(ROOT, { forServing })) return;
  console.log('Installing packages…');
  if ((await npm(installArguments({ forServing }))) !== 0)
    throw new StepError('The packages could not be installed: see above.');
}
