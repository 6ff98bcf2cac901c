import path from 'node:path';

/** Static imports of every module of a build, by id. */
export type ImportsOf = (id: string) => readonly string[];

/** The part of the bundler that knows the graph of modules. */
export interface GraphContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

export function importsIn(context: GraphContext): ImportsOf {
  return (id) => context.getModuleInfo(id)?.importedIds ?? [];
}

/** Static and dynamic imports of every module of a build. */
export function allImportsIn(context: GraphContext): ImportsOf {
  return (id) => {
    const info = context.getModuleInfo(id);
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
  };
}

/** Modules that some files import statically, near and far, and the files themselves. */
export function closureOf(files: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const closure = new Set(files.map((file) => path.resolve(file)));
  for (const id of closure) for (const imported of importsOf(id)) closure.add(imported);
  return closure;
}
