import path from 'node:path';
import type { Rolldown } from 'vite';
import { closureOf, importsIn } from './moduleGraph.ts';
import { ENTRY } from './pageModules.ts';

/** The source files of pages that are opened most, relative to the root. */
export interface MainPages {
  readonly first: readonly string[];
  readonly solve: readonly string[];
  readonly create: readonly string[];
  /** Modules of each other page. */
  readonly others: readonly (readonly string[])[];
}

const PAGES = path.resolve('src/ui/pages');

/** A page that imports this module judges a board; other pages load no script of boards. */
const JUDGE = 'src/engine/judging/judge.ts';

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
  { first, solve, create, others }: MainPages,
  context: Context,
): ReadonlyMap<string, string | null> {
  const neededBy = (files: readonly string[]) => closureOf(files, importsIn(context));
  const atFirst = neededBy([ENTRY]);
  // The frame of the site loads its late parts on every page.
  const lateParts = [...atFirst]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.startsWith(PAGES));
  const onFirst = neededBy(first);
  const chunks = new Map<string, string | null>();
  for (const id of neededBy(create)) if (!onFirst.has(id)) chunks.set(id, 'making');
  for (const id of neededBy(solve)) chunks.set(id, onFirst.has(id) ? 'shared' : 'solving');
  const withoutBoard = others.filter((files) => !neededBy(files).has(path.resolve(JUDGE)));
  for (const id of neededBy([...lateParts, ...withoutBoard.flat()]))
    if (!onFirst.has(id)) chunks.set(id, null);
  for (const id of atFirst) chunks.set(id, null); // they load anyway
  for (const file of [...first, ...solve, ...create]) chunks.set(path.resolve(file), null);
  return chunks;
}
