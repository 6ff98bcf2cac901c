import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, type Bundle } from './chunksOf.ts';

/** The most kilobytes (gzip) of script that one place of the site may need before it works. */
export interface ChunkBudget {
  /** Name of the place in messages. */
  readonly name: string;
  /**
   * Source files, relative to the root, that the place loads. All that they import statically
   * counts, too. Called after the build.
   */
  readonly modules: () => readonly string[];
  readonly maxKb: number;
}

/** Fails the build when a place of the site needs more script than its budget allows. */
export function chunkBudget(budgets: readonly ChunkBudget[]): Plugin {
  return {
    name: 'chunk-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const { name, modules, maxKb } of budgets) {
        const kb = gzipKb(bundle, modules());
        if (kb > maxKb) {
          this.error(`${name} needs ${kb.toFixed(1)} kB of script (gzip), ${maxKb} kB are allowed`);
        }
        this.info(`${name}: ${kb.toFixed(1)} of ${maxKb} kB of script (gzip)`);
      }
    },
  };
}

function gzipKb(bundle: Bundle, modules: readonly string[]): number {
  return chunksOf(bundle, modules).reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
}
