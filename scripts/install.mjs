import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT, StepError } from './project.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

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
 * Whether `node_modules` holds what the lock file asks for: npm leaves there a list of what it
 * installed.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'));
  const installed = lockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '' || optional) return true; // the project itself; what other systems need
    const found = installed[place];
    return found?.version === version && found?.integrity === integrity;
  });
}

/** Install the packages of the lock file, unless they are there. */
export async function ensureInstalled() {
  if (isInstalled(ROOT)) return;
  console.log('Installing packages…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm(args)) !== 0)
    throw new StepError('The packages could not be installed: see above.');
}
