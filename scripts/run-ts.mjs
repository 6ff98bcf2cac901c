import './node-version.mjs';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { ROOT, runScript, StepError } from './project.mjs';

const CACHE = path.join(ROOT, '.cache/run-ts');
const ALWAYS_INPUT = ['package-lock.json', 'scripts/run-ts.mjs'].map((file) =>
  path.join(ROOT, file),
);

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
async function bundle(entry, directory) {
  const { build } = await import('vite');
  const fresh = `${directory}.${process.pid}`; // made aside, so that two commands at once do no harm
  /** @type {Inputs} */
  const inputs = Object.fromEntries(ALWAYS_INPUT.map((file) => [file, stateOf(file)]));
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
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
 * Run a TypeScript program of this project in this process: bundled into `.cache` when one of its
 * files changed, packages stay outside. `process.argv` is as if the file had been started directly.
 *
 * @param {string} entry path from the root of the project
 * @param {readonly string[]} args
 */
export async function runTs(entry, args) {
  const directory = path.join(CACHE, entry.replaceAll(/[^\w.-]/g, '_'));
  if (!isFresh(directory)) {
    await ensureInstalled();
    await bundle(entry, directory);
  }
  const main = path.join(directory, 'main.mjs');
  process.argv = [process.execPath, main, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(main).href);
}

// `node scripts/run-ts.mjs <file.ts> [arguments]`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  runScript(async () => {
    if (!entry) throw new StepError('Say which TypeScript file to run.');
    await runTs(entry, args);
  });
}
