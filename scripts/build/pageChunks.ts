import path from 'node:path';
import type { Rolldown } from 'vite';

/** Loads on every page. */
const ENTRY = ['src/ui/main.tsx'];

/** Load after every page, boards or not. */
const AFTERWARDS = [
  'src/ui/shared/platform/serviceWorker.ts',
  'src/ui/preloadLinks.ts',
  'src/ui/shell/SiteTools.tsx',
  'src/ui/shell/FooterLinks.tsx',
  'src/ui/shell/LateParts.tsx',
  'src/ui/shell/Notices.tsx',
];

/** The source files of pages that are opened most, relative to the root. */
export interface MainPages {
  readonly first: readonly string[];
  readonly solve: readonly string[];
  readonly create: readonly string[];
  /** Of all other pages without a board: what they need must not bring the scripts of one along. */
  readonly withoutBoard: readonly string[];
}

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1];

/**
 * Names the chunk of a module that one of the main pages needs, for `codeSplitting`. By itself the
 * bundler makes a chunk of each set of modules that the same pages share, dozens of small ones,
 * which compress badly: a puzzle to be solved took 9 kB more. Here it is one chunk that the first
 * page and solving share, one that solving adds, and one that making adds.
 */
export function pageChunks(
  pages: MainPages,
): (moduleId: string, context: Context) => string | null {
  let known: ReadonlyMap<string, string | null> | null = null;
  return (moduleId, context) => {
    known ??= chunksOf(pages, context);
    return known.get(moduleId) ?? null;
  };
}

function chunksOf(
  { first, solve, create, withoutBoard }: MainPages,
  context: Context,
): ReadonlyMap<string, string | null> {
  const onFirst = neededBy(first, context);
  const chunks = new Map<string, string | null>();
  for (const id of neededBy(create, context)) if (!onFirst.has(id)) chunks.set(id, 'making');
  for (const id of neededBy(solve, context)) chunks.set(id, onFirst.has(id) ? 'shared' : 'solving');
  const elsewhere = [...AFTERWARDS, ...withoutBoard];
  for (const id of neededBy(elsewhere, context)) if (!onFirst.has(id)) chunks.set(id, null);
  for (const id of neededBy(ENTRY, context)) chunks.set(id, null); // it is there anyway
  for (const file of [...first, ...solve, ...create]) chunks.set(path.resolve(file), null);
  return chunks;
}

/** The modules that files import statically, near and far. */
function neededBy(files: readonly string[], context: Context): ReadonlySet<string> {
  const needed = new Set(files.map((file) => path.resolve(file)));
  for (const id of needed)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}
