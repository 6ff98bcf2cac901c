import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const SOURCES = new Map<string, string>();

function sourceOf(file: string): string {
  const source =
    SOURCES.get(file) ?? readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  SOURCES.set(file, source);
  return source;
}

const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | '))
  .slice(2); // the head, and the line under it

/** The tests a cell names: a file, and then those in it. */
const named = rows.flatMap(([area = '', , shown = '']) =>
  shown.split('<br>').flatMap((part) => {
    const [, file = part] = /^`(tests\/[\w/]+\.(?:test|spec)\.tsx?)` “/.exec(part.trim()) ?? [];
    return [...part.matchAll(/“(.*?)”(?:, |\s|$)/g)].map(([, name = '']) => ({ area, file, name }));
  }),
);

describe('the page about security', () => {
  it('shows every promise by tests', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.length !== 3)).toEqual([]);
    const shown = new Set(named.map(({ area }) => area));
    expect(rows.flatMap(([area = '']) => (shown.has(area) ? [] : [area]))).toEqual([]);
  });

  it.each(named)('names a test that is there, in $file: $name', ({ file, name }) => {
    const quoted = ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`);
    expect(quoted.some((text) => sourceOf(file).includes(text))).toBe(true);
  });
});
