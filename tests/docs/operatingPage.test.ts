import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const PAGE = readFileSync(new URL('docs/operating.md', ROOT), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the page about operating', () => {
  it('names commands that exist', () => {
    const names = [...PAGE.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name = '']) => name);

    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('starts the service without npm, which does not pass signals on', () => {
    const [, program, file = ''] = /^ExecStart=(\S+) (\S+)$/m.exec(PAGE) ?? [];

    expect(program).toBe('/usr/bin/node');
    expect(scripts['start']).toBe(`node ${file}`);
    expect(existsSync(new URL(file, ROOT))).toBe(true);
  });
});
