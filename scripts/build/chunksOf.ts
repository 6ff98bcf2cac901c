import type { Rollup } from 'vite';

/** Output of a build, by file name. */
export type Bundle = Readonly<Record<string, Rollup.OutputChunk | Rollup.OutputAsset>>;

/**
 * The chunks of source files (relative to the root), and all chunks that these import statically.
 *
 * @throws If no chunk has one of the files: it was renamed, or nothing loads it.
 */
export function chunksOf(
  bundle: Bundle,
  modules: readonly string[],
): readonly Rollup.OutputChunk[] {
  const needed = new Set(modules.map((module) => chunkOf(bundle, module)));
  for (const chunk of needed) {
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') needed.add(imported);
    }
  }
  return [...needed];
}

/**
 * The chunk of a source file (relative to the root).
 *
 * @throws If there is none: the file was renamed, or nothing loads it.
 */
export function chunkOf(bundle: Bundle, module: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No chunk has ${module}.`);
  return chunk;
}
