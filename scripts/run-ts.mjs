import './node-version.mjs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { runScript, StepError } from './project.mjs';

/**
 * Run a TypeScript program of this project in this process, with `process.argv` as if the file had
 * been started directly.
 * @param {string} entry path from the root of the project
 * @param {readonly string[]} args
 */
export async function runTs(entry, args) {
  const main = await bundle(entry);
  process.argv = [process.execPath, main, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(main).href);
}

// `node scripts/run-ts.mjs <file.ts> [arguments]`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  runScript(async () => {
    if (!entry)
      throw new StepError('Missing file. Usage: node scripts/run-ts.mjs FILE.ts [ARGUMENTS]');
    await runTs(entry, args);
  });
}
