import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { chunkOf, chunksOf, type Bundle } from './chunksOf.ts';

const PAGES_FOLDER = '/src/ui/pages/';

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
  /** Source files whose chunks the place must not load, not even later. */
  readonly avoids?: readonly string[];
}

/** Fails the build when a place of the site needs more script than its budget allows. */
export function chunkBudget(budgets: readonly ChunkBudget[]): Plugin {
  return {
    name: 'chunk-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const { name, modules, maxKb, avoids = [] } of budgets) {
        const kb = gzipKb(bundle, modules());
        if (kb > maxKb) {
          this.error(`${name} needs ${kb.toFixed(1)} kB of script (gzip), ${maxKb} kB are allowed`);
        }
        const loaded = loadedFrom(bundle, modules());
        for (const file of avoids)
          if (loaded.has(chunkOf(bundle, file)))
            this.error(`${name} loads the chunk of ${file}, at once or later`);
        this.info(`${name}: ${kb.toFixed(1)} of ${maxKb} kB of script (gzip)`);
      }
    },
  };
}

function gzipKb(bundle: Bundle, modules: readonly string[]): number {
  return chunksOf(bundle, modules).reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
}

/** Chunks that modules load at once or later, up to the chunks of other pages. */
function loadedFrom(bundle: Bundle, modules: readonly string[]): ReadonlySet<Rollup.OutputChunk> {
  const loaded = new Set(chunksOf(bundle, modules));
  for (const { imports, dynamicImports } of loaded)
    for (const fileName of [...imports, ...dynamicImports]) {
      const chunk = bundle[fileName];
      const isNext = chunk?.type === 'chunk' && !chunk.facadeModuleId?.includes(PAGES_FOLDER);
      if (isNext) loaded.add(chunk);
    }
  return loaded;
}
