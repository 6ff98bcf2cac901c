import './node-version.mjs';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, runScript, StepError } from './project.mjs';
import { runTs } from './run-ts.mjs';

const BASE = path.join(ROOT, '.cache/bench-base');

// Measures the built server on a large sample site, compared with an earlier commit: `npm run
// bench:server -- [--base REF|none] [--puzzles N] …`, see tests/bench/server/main.ts.
runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { ref, rest } = takeBase(process.argv.slice(2));
  const base = ref === 'none' ? [] : ['--base', await buildBase(ref)];
  await runTs('tests/bench/server/main.ts', [...rest, ...base]);
});

/** @param {readonly string[]} args */
function takeBase(args) {
  const at = args.indexOf('--base');
  if (at < 0) return { ref: 'HEAD~1', rest: args };
  return { ref: args[at + 1] ?? 'none', rest: args.toSpliced(at, 2) };
}

/**
 * Build the server of an earlier commit in a separate folder, with the packages of this one.
 * @param {string} ref
 */
async function buildBase(ref) {
  if (existsSync(BASE)) {
    await run('git', ['worktree', 'remove', '--force', BASE]);
    rmSync(BASE, { recursive: true, force: true });
  }
  if ((await run('git', ['worktree', 'add', '--detach', BASE, ref], { quiet: true })) !== 0)
    throw new StepError(`There is no commit ${ref} to compare with: use --base none.`);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(BASE, 'node_modules'));
  const vite = path.join(BASE, 'node_modules/vite/bin/vite.js');
  const config = path.join(BASE, 'vite.server.config.ts');
  const args = [vite, 'build', BASE, '--config', config, '--logLevel', 'error'];
  if ((await run(process.execPath, args)) !== 0) throw new StepError('The base does not build.');
  // Pages are not measured: the server serves those of this commit.
  symlinkSync(path.join(ROOT, 'dist/client'), path.join(BASE, 'dist/client'));
  return BASE;
}
