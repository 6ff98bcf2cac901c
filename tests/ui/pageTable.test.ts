// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PAGES, REDIRECTS, type SitePage } from '#contract/pages.ts';
import { tabTitle } from '#contract/tabTitle.ts';
import { english } from '#texts/english.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { PLACES } from '#ui/shell/Header.tsx';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/ui/pages/*.{ts,tsx}',
);

const ROWS: readonly SitePage[] = PAGES;

/** The export that a row names, as `module/export`. */
async function exportAt(place: string, extension: string): Promise<unknown> {
  const [file = '', name = ''] = place.split('/');
  const module = await modules[`../../src/ui/pages/${file}${extension}`]?.();
  return module?.[name];
}

describe.each(ROWS.map((row) => [row.path, row] as const))('the page at %s', (_, row) => {
  it('has a component, and functions for its data', async () => {
    expect(await exportAt(`${row.page}/${row.page}`, '.tsx')).toBeTypeOf('function');
    for (const place of [row.loader, row.prefetch])
      if (place !== undefined) expect(await exportAt(place, '.ts')).toBeTypeOf('function');
  });

  it('has a name if visitors may lack its condition, or search engines list it', () => {
    const needsName = row.needs !== undefined || (row.head !== undefined && row.path !== '/');
    if (needsName) expect(row.name).toBeDefined();
  });
});

describe('the names of pages', () => {
  const nameOf = (path: string): string => {
    const id = PAGES.flatMap((row) => ('name' in row && row.path === path ? row.name : []))[0];
    return id === undefined ? '' : english.say({ id, values: { product: PRODUCT } });
  };

  it('begin like their entries in the menu', () => {
    expect(PLACES.map(({ to, label }) => [english(label), nameOf(pathOf(to))])).toEqual([
      ['Explore', 'Explore puzzles'],
      ['Play', 'Play'],
      ['Learn', 'Learn the rules'],
      ['Create', 'Create a puzzle'],
      ['My stuff', 'My stuff'],
    ]);
  });

  it('have the name of the site behind them in the tab, once', () => {
    expect(tabTitle(nameOf('/uploader'), PRODUCT)).toBe('Bulk import - Chiaro');
    expect(tabTitle(nameOf('/support'), PRODUCT)).toBe('Support Chiaro');
    expect(tabTitle(null, PRODUCT)).toBe('Chiaro');
  });
});

/** The path of the row with this address: the address, or that with an optional id. */
function pathOf(address: string): string {
  return PAGES.find(({ path }) => path.replace(/\/:\w+\?$/, '') === address)?.path ?? '';
}

describe('the table of pages', () => {
  it('has each address once', () => {
    const paths = [...ROWS.map(({ path }) => path), ...Object.keys(REDIRECTS)];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has the pages that other addresses lead to', () => {
    const paths = ROWS.map(({ path }) => path);
    for (const to of Object.values(REDIRECTS)) expect(paths).toContain(to);
  });
});
