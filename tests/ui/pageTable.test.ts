// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PAGES, REDIRECTS, type SitePage } from '#contract/pages.ts';

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

  it('names itself for visitors who may not see it', () => {
    expect(row.title !== undefined).toBe(row.needs !== undefined);
  });
});

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
