import type { Rollup } from 'vite';

/** What a build writes, by file name. */
export type Bundle = Readonly<Record<string, Rollup.OutputChunk | Rollup.OutputAsset>>;

/**
 * The chunks that source files (relative to the root) need to run: their own, and all these import
 * statically.
 */
export function neededChunks(
  bundle: Bundle,
  modules: readonly string[],
): readonly Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const queue = chunks.filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.endsWith(`/${module}`)),
  );
  const needed = new Set(queue);
  for (const chunk of queue) {
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type !== 'chunk' || needed.has(imported)) continue;
      needed.add(imported);
      queue.push(imported);
    }
  }
  return [...needed];
}
