import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Beside the built server; and in the sources, for development and tests, by `bundle.mjs`. */
const PLACES = ['puzzleWorker.js', '.cache/bundles/server_checks_worker.ts/main.mjs'];

/**
 * The script of the workers, looked for from this file upwards, which may be in a bundle. If there
 * is none, whoever asks a question is told.
 */
export function puzzleWorkerScript(): URL {
  const start = path.dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = PLACES.map((place) => path.join(folder, place)).find((file) => existsSync(file));
    if (found !== undefined) return pathToFileURL(found);
    if (folder === path.dirname(folder)) return pathToFileURL(path.join(start, 'puzzleWorker.js'));
  }
}
