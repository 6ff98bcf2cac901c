import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE_URL = new URL('../../docs/security.md', import.meta.url);
const PAGE = readFileSync(PAGE_URL, 'utf8');
/** A promise of this length is read at a glance. */
const MOST_CHARACTERS = 100;

const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2) // the head, and the line under it
  .map((line) => {
    const [area = '', promise = '', shown = '', ...rest] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { area, promise, shown, rest };
  });

describe('the page about security', () => {
  it('has short promises, each once', () => {
    const promises = rows.map(({ promise }) => promise);

    expect(rows.length).toBeGreaterThan(40);
    expect(rows.flatMap(({ rest }) => rest)).toEqual([]);
    expect(new Set(promises).size).toBe(promises.length);
    expect(promises.filter((promise) => promise.length > MOST_CHARACTERS)).toEqual([]);
    expect(promises.filter((promise) => !/^[A-Z].*\.$/.test(promise))).toEqual([]);
  });

  it.each(rows)('shows by tests: $promise', ({ shown }) => {
    const [, name, file = ''] = /^\[([\w.]+)\]\((\.\.\/tests\/[\w/.]+)\)$/.exec(shown) ?? [];
    const url = new URL(file, PAGE_URL);

    expect(existsSync(url), shown).toBe(true);
    expect(file.endsWith(`/${name}`)).toBe(true);
    expect(readFileSync(url, 'utf8')).toMatch(/\b(?:it|test)(?:\.each)?\(/);
  });

  it('says how a vulnerability is reported', () => {
    expect(PAGE).toContain('## Reporting a vulnerability');
    expect(PAGE).toContain('/.well-known/security.txt');
  });
});
