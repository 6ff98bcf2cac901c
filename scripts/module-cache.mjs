import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Compiled modules of unit tests, from the root of the project. */
export const MODULES = '.cache/modules';

/** A file that has not changed since is compiled again, which costs little. */
const KEPT_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Remove compiled modules that are old: versions of files that have changed leave theirs behind.
 * @param {string} root
 * @param {{ now?: number }} [options]
 */
export function removeOldModules(root, { now = Date.now() } = {}) {
  const folder = path.join(root, MODULES);
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    if (stats.isFile() && now - stats.mtimeMs > KEPT_DAYS * DAY_MS) rmSync(file);
  }
}
