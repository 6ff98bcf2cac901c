import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file a file or a folder
 * @returns {string[]} the files in it, sorted; none if it does not exist
 */
function filesOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesOf(path.join(file, name)));
}

/**
 * A fingerprint of the names and contents of files.
 * @param {string} root
 * @param {readonly string[]} sources files and folders below `root`; those that do not exist count
 * as empty
 */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * The fingerprint of the last build, or null.
 * @param {string} stampFile
 */
export function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Store the fingerprint of a build.
 * @param {string} stampFile
 * @param {string} stamp
 */
export function writeStamp(stampFile, stamp) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
