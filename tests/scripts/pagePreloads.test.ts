import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadsOf } from '../../scripts/build/pagePreloads.ts';

function chunk(fileName: string, facadeModuleId: string | null, imports: readonly string[]) {
  return [fileName, { type: 'chunk', fileName, facadeModuleId, imports } as Rollup.OutputChunk];
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
      '/other': { modules: ['src/OtherPage.tsx'], texts: [] },
    };

    expect(preloadsOf(bundle, pages, [])).toEqual({
      '/solve': { chunks: ['/solve.js', '/grid.js', '/text.js'], texts: {} },
      '/other': { chunks: ['/other.js'], texts: {} },
    });
  });

  it('come with its texts in each language', () => {
    const pages = { '*': { modules: [], texts: ['core'] } };

    expect(preloadsOf(bundle, pages, ['en', 'de'])).toEqual({
      '*': { chunks: [], texts: { en: ['/core-en.js'], de: ['/core-de.js'] } },
    });
  });
});
