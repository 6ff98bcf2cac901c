import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../scripts/bundle.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built script of workers that check puzzles. */
    readonly puzzleWorker: string;
  }
}

/** Builds what tests start in worker threads: those know no TypeScript. */
export default async function buildPuzzleWorker({ provide }: TestProject): Promise<void> {
  provide('puzzleWorker', pathToFileURL(await bundle('server/checks/worker.ts')).href);
}
