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
]) as Record<string, Rollup.OutputChunk>;

describe('the chunks of a page', () => {
  it('are those it imports, near and far, that the first script does not bring', () => {
    const pages = { '/solve': ['src/SolvePage.tsx'], '/other': ['src/OtherPage.tsx'] };

    expect(preloadsOf(bundle, pages)).toEqual({
      '/solve': ['/solve.js', '/grid.js', '/text.js'],
      '/other': ['/other.js'],
    });
  });
});
