import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../scripts/bundle.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built script of workers that check puzzles. */
    readonly puzzleWorker: string;
    /** The address of a built program that has workers and nothing else. */
    readonly workerHost: string;
    /** The address of a built program that works alone, under limits. */
    readonly loneProgram: string;
    /** The path of the built server without its pages. */
    readonly serverMain: string;
  }
}

/** Builds what tests start in threads and processes, which know no TypeScript, where it changed. */
export default async function buildPrograms({ provide }: TestProject): Promise<void> {
  provide('puzzleWorker', pathToFileURL(await bundle('server/checks/worker.ts')).href);
  provide('workerHost', pathToFileURL(await bundle('tests/support/workerHost.ts')).href);
  provide('loneProgram', pathToFileURL(await bundle('tests/support/loneProgram.ts')).href);
  provide('serverMain', await bundle('tests/support/serverMain.ts'));
}
