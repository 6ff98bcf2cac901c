import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** A failed step. The message is a sentence for the user at the terminal. */
export class StepError extends Error {}

/**
 * Run a program in the project's folder and wait for it. Its output goes to this terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` shows errors only
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Run npm: the one that started this script, if any.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const cli = process.env['npm_execpath'];
  const isNpm = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli);
  return isNpm ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

/**
 * Run the main function of a script. A failed step ends the process with its sentence, without a
 * stack trace.
 * @param {() => Promise<void>} work
 */
export function runScript(work) {
  work().catch((/** @type {unknown} */ error) => {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
