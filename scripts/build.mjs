import './node-version.mjs';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, readStamp, writeStamp } from './freshness.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, runScript, StepError } from './project.mjs';

const SOURCES = [
  'src',
  'server',
  'contract',
  'assets',
  'public',
  'index.html',
  'code.html',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'scripts/build',
  'vite.config.ts',
  'vite.code.config.ts',
  'vite.server.config.ts',
];
const STAMP = path.join(ROOT, 'dist/stamp');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

/**
 * Build pages and server into `dist`.
 *
 * @param {{ quiet?: boolean }} [options]
 */
export async function build({ quiet = false } = {}) {
  const stamp = fingerprint(ROOT, SOURCES); // before: later changes are built next time
  rmSync(STAMP, { force: true });
  const level = ['--logLevel', quiet ? 'error' : 'info'];
  for (const config of ['vite.server.config.ts', 'vite.config.ts', 'vite.code.config.ts']) {
    const code = await run(process.execPath, [VITE, 'build', '--config', config, ...level]);
    if (code !== 0) throw new StepError('The build failed: see above.');
  }
  await writeSource();
  writeStamp(STAMP, stamp);
}

/**
 * Archive the built sources, to be offered with the build. Imported late: packages are installed
 * first.
 */
async function writeSource() {
  const { writeSourceArchive } = await import('./build/sourceArchive.mjs');
  const { name, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const file = path.join(ROOT, 'dist/client/source.tgz');
  await writeSourceArchive({ root: ROOT, file, folder: `${name}-${version}` });
}

/** True if `dist` was built from the current sources. */
export function isBuilt() {
  return readStamp(STAMP) === fingerprint(ROOT, SOURCES);
}

/** Build, unless `dist` is current. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building…');
  await build({ quiet: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runScript(async () => {
    await ensureInstalled();
    await build();
  });
}
