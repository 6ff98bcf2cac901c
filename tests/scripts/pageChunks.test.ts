import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunksOf, type MainPages } from '../../scripts/build/pageChunks.ts';
import { ENTRY, FRAME } from '../../scripts/build/pageModules.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { Draw } from '#tests/support/randomGrids.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

const FIRST = 'home.tsx';
const SOLVE = 'solve.tsx';
const CREATE = 'create.tsx';
const PAGES: MainPages = { first: [FIRST], solve: [SOLVE], create: [CREATE], others: [] };

/** The chunk of a module in a graph of static imports, and of dynamic ones. */
function chunkIn(
  imports: Imports,
  pages: MainPages = PAGES,
  lazyImports: Imports = {},
): (file: string) => string | undefined {
  const [importsOf, lazyImportsOf] = [importsOfIds(imports), importsOfIds(lazyImports)];
  const allImportsOf = (id: string) => [...importsOf(id), ...lazyImportsOf(id)];
  const chunks = chunksOf(pages, importsOf, allImportsOf);
  return (file) => chunks.get(path.resolve(file));
}

function importsOfIds(imports: Imports): (id: string) => readonly string[] {
  const byId = new Map(
    Object.entries(imports).map(([file, imported]) => [
      path.resolve(file),
      imported.map((other) => path.resolve(other)),
    ]),
  );
  return (id) => byId.get(id) ?? [];
}

describe('the chunk of a module', () => {
  it('is shared with the modules of the same main pages', () => {
    const chunk = chunkIn({
      [ENTRY]: ['react'],
      [FIRST]: ['react', 'card', 'grid'],
      [SOLVE]: ['grid', 'tools', 'judge'],
      [CREATE]: ['tools', 'publish', 'card'],
    });

    expect(chunk('react')).toBe('start');
    expect(chunk('grid')).toBe('home-solve');
    expect(chunk('tools')).toBe('solve');
    expect(chunk('judge')).toBe('solve');
    expect(chunk('card')).toBe('home-create');
    expect(chunk('publish')).toBe('create');
    expect(chunk('unheard')).toBeUndefined();
    expect(chunk(SOLVE)).toBeUndefined();
  });

  it('is another one where the frame or other pages need it, too', () => {
    const others = [['search.tsx'], ['profile.tsx']];
    const imports = {
      [FRAME[0]]: ['api', 'bell', 'person'],
      [SOLVE]: ['api', 'tools'],
      'search.tsx': ['person', 'list'],
      'profile.tsx': ['list'],
    };
    const chunk = chunkIn(imports, { ...PAGES, others });

    expect(chunk('api')).toBe('solve-pages');
    expect(chunk('tools')).toBe('solve');
    expect(chunk('bell')).toBe('frame');
    expect(chunk('person')).toBe('frame-pages');
    expect(chunk('list')).toBe('pages');
  });

  it('is apart from the editor where solving loads the module later', () => {
    const imports = {
      [SOLVE]: ['tools'],
      [CREATE]: ['tools', 'worker', 'publish'],
      'hints.tsx': ['worker'],
      worker: ['messages'],
    };
    const chunk = chunkIn(imports, PAGES, { tools: ['hints.tsx'], 'hints.tsx': [CREATE] });

    expect(chunk('worker')).toBe('late-create');
    expect(chunk('messages')).toBe('late-create');
    expect(chunk('publish')).toBe('create');
    expect(chunk('hints.tsx')).toBeUndefined();
  });

  it('is left to the bundler where few other pages need it', () => {
    const others = Array.from({ length: 10 }, (_, index) => [`page${index}.tsx`]);
    const chunk = chunkIn({ 'page0.tsx': ['rare'] }, { ...PAGES, others });

    expect(chunk('rare')).toBeUndefined();
  });
});

/** Chunks that each chunk imports. */
function importsOfChunks(imports: Imports, chunk: (file: string) => string | undefined) {
  const edges = new Map<string, Set<string>>();
  for (const [file, imported] of Object.entries(imports)) {
    const from = chunk(file);
    if (from === undefined) continue;
    const to = edges.get(from) ?? new Set();
    edges.set(from, to);
    for (const other of imported) to.add(chunk(other) ?? `${from} imports ${other} of no chunk`);
    to.delete(from);
  }
  return edges;
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const reached = new Set(edges.get(from));
  for (const chunk of reached) for (const next of edges.get(chunk) ?? []) reached.add(next);
  return reached;
}

describe('chunks', () => {
  it('do not import one another in circles', () => {
    forSeeds(fuzzRuns(100, 2000), (seed) => {
      const draw = new Draw(seed);
      const modules = Array.from({ length: 30 }, (_, index) => `module${index}`);
      const others = Array.from({ length: 8 }, (_, index) => [`page${index}.tsx`]);
      const files = [ENTRY, FIRST, SOLVE, CREATE, ...FRAME, ...others.flat()];
      const imports = Object.fromEntries([
        ...files.map((file) => [file, [draw.of(modules), draw.of(modules)]]),
        ...modules.map((module, index) => [
          module,
          modules.slice(index + 1).filter(() => draw.isLucky(0.08)),
        ]),
      ]) as Imports;
      const lazyImports = { [SOLVE]: [draw.of(modules)], [draw.of(modules)]: [draw.of(modules)] };
      const chunk = chunkIn(imports, { ...PAGES, others }, lazyImports);
      const edges = importsOfChunks(imports, chunk);

      for (const name of edges.keys()) expect(reaches(edges, name)).not.toContain(name);
      expect(
        [...edges.values()].flatMap((to) => [...to]).filter((name) => name.includes(' ')),
      ).toEqual([]);
    });
  });
});
