import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readImporters, withImporters } from './import-graph.mjs';
import { StepError } from './project.mjs';

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
 * The unit tests that import one of these files, directly or indirectly, and those among them.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Promise<readonly string[]>}
 */
export async function unitTestsAbout(root, files) {
  const names = git(root, ['ls-files', '--cached', '--others', '--exclude-standard']).filter(
    (name) => existsSync(path.join(root, name)),
  );
  const found = withImporters(await readImporters(root, names), files);
  return names.filter((name) => UNIT_TEST.test(name) && found.has(name));
}
