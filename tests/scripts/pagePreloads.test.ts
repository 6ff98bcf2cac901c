import path from 'node:path';
import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadsIn } from '../../scripts/build/pagePreloads.ts';
import { modulesByPath } from '../../scripts/build/pageModules.ts';

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
  chunk('site-en.js', '/root/src/texts/en/site.ts', []),
  chunk('site-de.js', '/root/src/texts/de/site.ts', []),
]) as Record<string, Rollup.OutputChunk>;

const noTexts = () => [];

describe('the chunks of a page', () => {
  it('are those it imports, near and far, that the first script does not bring', () => {
    const pages = {
      '/solve': ['src/SolvePage.tsx'],
      '/other': ['src/OtherPage.tsx', 'src/SolvePage.tsx'],
    };

    expect(preloadsIn(bundle, pages, noTexts, [])).toEqual({
      files: ['/solve.js', '/grid.js', '/text.js', '/other.js'],
      pages: {
        '/solve': { chunks: [0, 1, 2], texts: {} },
        '/other': { chunks: [3, 0, 1, 2], texts: {} },
      },
    });
  });

  it('come with its texts in each language', () => {
    const texts = () => ['src/texts/*/site.ts'];

    expect(preloadsIn(bundle, { '*': [] }, texts, ['en', 'de'])).toEqual({
      files: ['/site-en.js', '/site-de.js'],
      pages: { '*': { chunks: [], texts: { en: [0], de: [1] } } },
    });
  });

  it('fail the build when a module was renamed', () => {
    const pages = { '/gone': ['src/GonePage.tsx'] };

    expect(() => preloadsIn(bundle, pages, noTexts, [])).toThrow('src/GonePage.tsx');
  });
});

describe('the modules of pages', () => {
  const pages = [
    { path: '/', page: 'HomePage', loader: 'homeLoader/loadHome' },
    {
      path: '/solve/:puzzleId?',
      page: 'SolvePage',
      loader: 'puzzleLoaders/loadForSolving',
      prefetch: 'puzzlePrefetch/prefetchPuzzle',
    },
    { path: '/mod', page: 'ModerationPage', needs: 'moderator' },
    { path: '/mod/profile/:userId', page: 'ProfilePage', prefetch: 'lists/prefetchUser' },
    { path: '*', page: 'NotFoundPage' },
  ] as const;
  const named = Object.fromEntries(
    Object.entries(modulesByPath(pages)).map(([first, files]) => [
      first,
      files.map((file) => path.basename(file)),
    ]),
  );

  it('are its component and its loader', () => {
    expect(named['/']).toEqual(['HomePage.tsx', 'homeLoader.ts']);
  });

  it('are one list for all pages whose address begins alike, and the guard where one has it', () => {
    expect(named['/mod']).toEqual([
      'ModerationPage.tsx',
      'Guard.tsx',
      'client.ts',
      'users.ts',
      'otherPages.ts',
      'ProfilePage.tsx',
    ]);
  });

  it('read from the server only where the address has the id', () => {
    expect(named['/solve']).toEqual(['SolvePage.tsx', 'puzzleLoaders.ts']);
    expect(named['/solve/{id}']).toEqual([
      'SolvePage.tsx',
      'puzzleLoaders.ts',
      'puzzlePrefetch.ts',
    ]);
  });

  it('of every other address are those of the page that is not there', () => {
    expect(named['*']).toEqual(['NotFoundPage.tsx', 'otherPages.ts']);
  });
});
