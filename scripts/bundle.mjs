import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './project.mjs';

const CACHE = path.join(ROOT, '.cache/bundles');
const ALWAYS_INPUT = [
  'package-lock.json',
  'scripts/bundle.mjs',
  'scripts/build/compileTexts.mjs',
].map((file) => path.join(ROOT, file));

/**
 * @typedef {Record<string, string>} Inputs size and time of every file a bundle was made from, by
 * path
 */

/** @param {string} file */
function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : 'missing';
}

/** @param {string} directory */
function isFresh(directory) {
  try {
    /** @type {Inputs} */
    const inputs = JSON.parse(readFileSync(path.join(directory, 'inputs.json'), 'utf8'));
    return Object.entries(inputs).every(([file, state]) => stateOf(file) === state);
  } catch {
    return false;
  }
}

/**
 * @param {string} entry
 * @param {string} directory
 */
async function makeBundle(entry, directory) {
  const { build } = await import('vite');
  const { compileTexts } = await import('./build/compileTexts.mjs');
  const fresh = `${directory}.${process.pid}`; // safe for concurrent commands
  /** @type {Inputs} */
  const inputs = Object.fromEntries(ALWAYS_INPUT.map((file) => [file, stateOf(file)]));
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      compileTexts(),
      {
        name: 'note-inputs',
        load(id) {
          if (path.isAbsolute(id) && existsSync(id)) inputs[id] = stateOf(id);
          return null;
        },
      },
    ],
    build: {
      ssr: path.join(ROOT, entry),
      outDir: fresh,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  writeFileSync(path.join(fresh, 'inputs.json'), JSON.stringify(inputs));
  rmSync(directory, { recursive: true, force: true });
  renameSync(fresh, directory);
}

/**
 * Bundle a TypeScript program of this project into `.cache`, if one of its files has changed since
 * the last time. Packages stay external.
 * @param {string} entry path from the root of the project
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundle(entry) {
  const directory = path.join(CACHE, entry.replaceAll(/[^\w.-]/g, '_'));
  if (!isFresh(directory)) {
    await ensureInstalled();
    await makeBundle(entry, directory);
  }
  return path.join(directory, 'main.mjs');
}
