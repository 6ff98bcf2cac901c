import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles, nearestWithin, unitTestsAbout } from '../../scripts/changed-files.mjs';

const FILES = {
  'package.json': '{ "imports": { "#engine/*": "./src/engine/*" } }',
  'src/engine/grid.ts': 'export const grid = 1;\nexport type Grid = typeof grid;\n',
  'src/engine/read.ts': "export * from './grid.ts';\n",
  'src/engine/late.ts': "export const late = () => import('./read.ts');\n",
  'src/engine/worker.ts': "import './read.ts';\n",
  'docs/rules.md': '# Rules\n',
  'tests/grid.test.ts': "import { grid } from '#engine/grid.ts';\ngrid;\n",
  'tests/late.test.ts': "import { late } from '#engine/late.ts';\nlate;\n",
  'tests/types.test.ts': "import type { Grid } from '#engine/grid.ts';\nlet grid: Grid;\n",
  'tests/worker.test.ts': "new URL('../src/engine/worker.ts', import.meta.url);\n",
  'tests/docs.test.ts': "new URL('../docs/rules.md', import.meta.url);\n",
  'tests/lists.test.ts': "import.meta.glob('../docs/*.md');\n",
  'tests/other.test.ts': "import 'node:path';\n",
  'tests/e2e/grid.spec.ts': "import '#engine/grid.ts';\n",
} as const;

let root = '';

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'chiaro-changed-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'Begin');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('the unit tests about a file', () => {
  it.each([
    ['src/engine/grid.ts', ['tests/grid.test.ts', 'tests/late.test.ts', 'tests/worker.test.ts']],
    ['src/engine/late.ts', ['tests/late.test.ts']],
    ['docs/rules.md', ['tests/docs.test.ts', 'tests/lists.test.ts']],
    ['tests/other.test.ts', ['tests/other.test.ts']],
    ['tests/e2e/grid.spec.ts', []],
  ])('are those that import it at run time, through others too: %s', async (file, tests) => {
    expect(await unitTestsAbout(root, [file])).toEqual(tests);
  });
});

describe('the nearest unit tests', () => {
  it('have the name or the folder of the file, then the fewest imports in between', async () => {
    const near = {
      'src/engine/a/made.ts': 'export const made = 1;\n',
      'src/engine/a/uses.ts': "export * from './made.ts';\n",
      'tests/alone.test.ts': "import '#engine/a/made.ts';\n",
      'tests/engine/b.test.ts': "import '#engine/a/made.ts';\n",
      'tests/engine/c.test.ts': "import '#engine/a/uses.ts';\n",
      'tests/engine/a/made.test.ts': "import '#engine/a/uses.ts';\n",
      'tests/engine/a/uses.test.ts': "import '#engine/a/uses.ts';\n",
    };
    for (const [name, text] of Object.entries(near)) write(name, text);

    const found = await unitTestsAbout(root, ['src/engine/a/made.ts']);
    for (const name of Object.keys(near)) rmSync(path.join(root, name));

    expect(found).toEqual([
      'tests/engine/a/made.test.ts',
      'tests/engine/a/uses.test.ts',
      'tests/engine/b.test.ts',
      'tests/alone.test.ts',
      'tests/engine/c.test.ts',
    ]);
  });

  it.each([
    [1000, ['a', 'b']],
    [10_000, ['a', 'b', 'c', 'd']],
    [1, ['a']],
  ])('are as many as fit into %i ms, and at least one', (ms, tests) => {
    const durations = new Map([
      ['a', 200],
      ['b', 500],
      ['c', 3000],
    ]);

    expect(nearestWithin(['a', 'b', 'c', 'd'], durations, ms)).toEqual(tests);
  });
});

describe('the changed files', () => {
  it('are none after a commit; then those that were written, made or deleted', () => {
    expect(changedFiles(root, 'HEAD')).toEqual([]);

    write('src/engine/grid.ts', 'export const grid = 2;\n');
    write('src/engine/made.ts', 'export const made = 1;\n');
    rmSync(path.join(root, 'docs/rules.md'));

    expect(changedFiles(root, 'HEAD')).toEqual([
      'docs/rules.md',
      'src/engine/grid.ts',
      'src/engine/made.ts',
    ]);
  });

  it('cannot be told from a commit that is not there', () => {
    expect(() => changedFiles(root, 'nowhere')).toThrow(
      'Git knows no commit nowhere: name one that git log shows.',
    );
  });
});
