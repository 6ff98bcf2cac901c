import path from 'node:path';
import type { Rolldown } from 'vite';
import { allImportsIn, closureOf, importsIn, type ImportsOf } from './moduleGraph.ts';
import { ENTRY, FRAME } from './pageModules.ts';

/** The source files of pages that are opened most, relative to the root. */
export interface MainPages {
  readonly first: readonly string[];
  readonly solve: readonly string[];
  readonly create: readonly string[];
  /** Modules of each other page. */
  readonly others: readonly (readonly string[])[];
}

/** A page that imports this module judges a board; other pages load no script of boards. */
const JUDGE = path.resolve('src/engine/judging/judge.ts');

/** Modules that this share of the other pages needs are in one chunk. */
const MANY = 0.15;

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1];

/**
 * Names the chunk of a module that several pages need, for `codeSplitting`: those that the same
 * main pages need, and the frame and other pages or not, share one. By itself the bundler makes a
 * chunk of each set of modules that the same of all pages and dialogs share: a page took up to 130
 * requests. What making needs at once and solving later is apart from the editor (`late-create`).
 * A module imports only modules that the same pages need, so that chunks do not import one another
 * in circles.
 */
export function pageChunks(
  pages: MainPages,
): (moduleId: string, context: Context) => string | null {
  let known: ReadonlyMap<string, string> | null = null;
  return (moduleId, context) => {
    known ??= chunksOf(pages, importsIn(context), allImportsIn(context));
    return known.get(moduleId) ?? null;
  };
}

/**
 * The chunk of each module; the modules of pages themselves have their own. `allImportsOf` includes
 * dynamic imports.
 */
export function chunksOf(
  pages: MainPages,
  importsOf: ImportsOf,
  allImportsOf: ImportsOf,
): ReadonlyMap<string, string> {
  const { first, solve, create, others } = pages;
  const neededBy = (files: readonly string[]) => closureOf(files, importsOf);
  const chunks = new Map<string, string>();
  const nameAll = (ids: ReadonlySet<string>, nameOf: (known: string | undefined) => string) => {
    for (const id of ids) chunks.set(id, nameOf(chunks.get(id)));
  };
  const late = loadedFrom(solve, pages, allImportsOf);
  for (const id of neededBy(create)) chunks.set(id, late.has(id) ? 'late-create' : 'create');
  nameAll(neededBy(solve), () => 'solve');
  nameAll(neededBy(first), (known) => (known ? `home-${known}` : 'home'));
  const frame = neededBy(FRAME);
  const elsewhere = others.map(neededBy).filter((needed) => !needed.has(JUDGE));
  const onPages = new Set(elsewhere.flatMap((needed) => [...needed]));
  for (const [id, name] of chunks)
    if (frame.has(id) || onPages.has(id)) chunks.set(id, `${name}-pages`);
  nameAll(neededByMany(elsewhere), (known) => known ?? 'pages');
  for (const id of frame) {
    const name = chunks.get(id);
    if (name === undefined || name === 'pages')
      chunks.set(id, onPages.has(id) ? 'frame-pages' : 'frame');
  }
  nameAll(neededBy([ENTRY]), () => 'start');
  for (const file of [ENTRY, ...first, ...solve, ...create]) chunks.delete(path.resolve(file));
  return chunks;
}

/** Modules that some files load at once or later, up to the modules of other pages. */
function loadedFrom(
  files: readonly string[],
  { first, create, others }: MainPages,
  allImportsOf: ImportsOf,
): ReadonlySet<string> {
  const away = new Set([...first, ...create, ...others.flat()].map((file) => path.resolve(file)));
  return closureOf(files, (id) => allImportsOf(id).filter((imported) => !away.has(imported)));
}

/** The modules that are in many of some sets. */
function neededByMany(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const id of sets.flatMap((set) => [...set])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count >= sets.length * MANY ? [id] : [])));
}
