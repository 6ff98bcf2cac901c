import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { MAIN_PAGES } from '#ui/router.tsx';
import { OTHER_PAGES, PAGES_ALONE } from '#ui/otherRoutes.tsx';
import { ROOT } from '../../scripts/project.mjs';
import { PAGE_PARTS } from '../../scripts/build/pageParts.ts';
import { preloadsOf } from '../../scripts/build/pagePreloads.ts';

function chunk(fileName: string, module: string | null, imports: readonly string[]) {
  const moduleIds = module === null ? [] : [module];
  return [fileName, { type: 'chunk', fileName, moduleIds, imports } as Rollup.OutputChunk];
}

const bundle = Object.fromEntries([
  chunk('index.js', '/root/index.html', ['react.js']),
  chunk('react.js', null, []),
  chunk('solve.js', '/root/src/SolvePage.tsx', ['index.js', 'grid.js']),
  chunk('grid.js', null, ['react.js', 'text.js']),
  chunk('text.js', null, []),
  chunk('other.js', '/root/src/OtherPage.tsx', ['index.js']),
  chunk('core-en.js', '/root/src/texts/en/packs/core.ts', []),
  chunk('core-de.js', '/root/src/texts/de/packs/core.ts', []),
]) as Record<string, Rollup.OutputChunk>;

describe('the chunks of a page', () => {
  it('are those it imports, near and far, that the first script does not bring', () => {
    const pages = {
      '/solve': { modules: ['src/SolvePage.tsx'], texts: [] },
      '/other': { modules: ['src/OtherPage.tsx', 'src/SolvePage.tsx'], texts: [] },
    };

    expect(preloadsOf(bundle, pages, [])).toEqual({
      files: ['/solve.js', '/grid.js', '/text.js', '/other.js'],
      pages: {
        '/solve': { chunks: [0, 1, 2], texts: {} },
        '/other': { chunks: [3, 0, 1, 2], texts: {} },
      },
    });
  });

  it('come with its texts in each language', () => {
    const pages = { '*': { modules: [], texts: ['src/texts/*/packs/core.ts'] } };

    expect(preloadsOf(bundle, pages, ['en', 'de'])).toEqual({
      files: ['/core-en.js', '/core-de.js'],
      pages: { '*': { chunks: [], texts: { en: [0], de: [1] } } },
    });
  });

  it('are not quietly forgotten when a module was renamed', () => {
    const pages = { '/gone': { modules: ['src/GonePage.tsx'], texts: [] } };

    expect(() => preloadsOf(bundle, pages, [])).toThrow('src/GonePage.tsx');
  });
});

describe('the parts of the pages', () => {
  it('are told for every page that the router knows', () => {
    const known = [...MAIN_PAGES, ...OTHER_PAGES, ...PAGES_ALONE].flatMap(({ path, index }) =>
      index === true ? '/' : (path ?? []),
    );
    const firstParts = known
      .filter((path) => path !== '*' && path !== 'gallery')
      .map((path) => `/${path.split('/')[0] ?? ''}`);

    expect(new Set(firstParts)).toEqual(
      new Set(
        Object.keys(PAGE_PARTS)
          .filter((path) => path !== '*')
          .map((path) => path.replace('/{id}', '')),
      ),
    );
  });

  it('have all that the route tables load for them', () => {
    const loaded = ['router.tsx', 'otherRoutes.tsx'].flatMap((table) =>
      readFileSync(path.join(ROOT, 'src/ui', table), 'utf8')
        .split(/\bpage\(\{/)
        .slice(1),
    );
    const known = Object.values(PAGE_PARTS);
    for (const entry of loaded.filter((text) => !text.includes('gallery'))) {
      const [own = ''] = entry.split(/^\s*\}\)/m);
      const modules = [...own.matchAll(/import\('\.\/(pages\/[^']+)'\)/g)].map(
        ([, name]) => `src/ui/${name}`,
      );
      const [, packs = ''] = /texts: \[([^\]]*)\]/.exec(own) ?? [];
      const texts = [...packs.matchAll(/'(\w+)'/g)].map(
        ([, name]) => `src/texts/*/packs/${name}.ts`,
      );

      expect(modules).not.toEqual([]);
      expect(texts).not.toEqual([]);
      expect(known).toContainEqual(
        expect.objectContaining({
          modules: expect.arrayContaining(modules) as unknown,
          texts: expect.arrayContaining(texts) as unknown,
        }),
      );
    }
    expect(loaded.length).toBeGreaterThan(15);
  });
});
