import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readImporters, distancesFrom } from './import-graph.mjs';
import { StepError } from './project.mjs';

/** Duration of a file of tests that has not run yet. */
const UNKNOWN_MS = 500;
/** What a file of tests takes besides its tests. */
const LOADING_MS = 100;

const UNIT_TEST = /^tests\/(?!e2e\/|visual\/|engines\/).*\.test\.tsx?$/;

/**
 * Run git and return the lines of its output.
 * @param {string} root
 * @param {readonly string[]} args
 */
function git(root, args) {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter(Boolean);
}

/**
 * The files that differ from a commit, including new ones.
 * @param {string} root
 * @param {string} commit
 * @returns {readonly string[]} below `root`, with `/`; including deleted ones
 * @throws {StepError} if there is no such commit
 */
export function changedFiles(root, commit) {
  try {
    return [
      ...git(root, ['diff', '--name-only', '--no-renames', commit, '--']),
      ...git(root, ['ls-files', '--others', '--exclude-standard']),
    ];
  } catch (error) {
    throw new StepError(`Git knows no commit ${commit}: name one that git log shows.`, {
      cause: error,
    });
  }
}

/**
 * The unit tests that import one of these files, directly or indirectly, and those among them. The
 * nearest come first: of the same name, in the same folder, with the fewest imports between.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Promise<readonly string[]>}
 */
export async function unitTestsAbout(root, files) {
  const names = git(root, ['ls-files', '--cached', '--others', '--exclude-standard']).filter(
    (name) => existsSync(path.join(root, name)),
  );
  const distances = distancesFrom(await readImporters(root, names), files);
  const stems = new Set(files.map(stemOf));
  const folders = new Set(files.map(folderOf));
  return names
    .filter((name) => UNIT_TEST.test(name) && distances.has(name))
    .map((name) => ({
      name,
      others: Number(!stems.has(stemOf(name))) + Number(!folders.has(folderOf(name))),
      imports: distances.get(name) ?? 0,
      shared: Math.max(...files.map((file) => sharedFolders(name, file))),
    }))
    .sort((a, b) => a.others - b.others || a.imports - b.imports || b.shared - a.shared)
    .map(({ name }) => name);
}

/**
 * A file without its ending, where `tests` mirrors `src`.
 * @param {string} file
 */
function stemOf(file) {
  return file.replace(/^(?:src|tests)\//, '').replace(/(?:\.test)?\.\w+$/, '');
}

/** @param {string} file */
function folderOf(file) {
  return path.posix.dirname(stemOf(file));
}

/**
 * Number of leading folders that two files share.
 * @param {string} one
 * @param {string} other
 */
function sharedFolders(one, other) {
  const folders = folderOf(one).split('/');
  const others = folderOf(other).split('/');
  const end = folders.findIndex((folder, index) => folder !== others[index]);
  return end === -1 ? folders.length : end;
}

/**
 * The nearest of these tests, as many as fit into a time; always one.
 * @param {readonly string[]} tests the nearest first
 * @param {ReadonlyMap<string, number>} durations of files in earlier runs, in milliseconds
 * @param {number} mostMs
 * @returns {readonly string[]}
 */
export function nearestWithin(tests, durations, mostMs) {
  let ms = 0;
  const end = tests.findIndex((test, index) => {
    ms += LOADING_MS + (durations.get(test) ?? UNKNOWN_MS);
    return index > 0 && ms > mostMs;
  });
  return end === -1 ? tests : tests.slice(0, end);
}
