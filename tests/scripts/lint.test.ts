import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project.mjs';

const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM'], types: [], jsx: 'react-jsx', allowJs: true },
};

/** Code that each rule must reject: the rule, a file it applies to, and the code. */
const BAD: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['typescript(no-floating-promises)', 'src/ui/a.ts', 'Promise.resolve(1);'],
  ['typescript(no-misused-promises)', 'src/ui/b.ts', '[1].forEach(async () => { await null; });'],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/ui/c.ts',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  ],
  [
    'typescript(consistent-type-imports)',
    'src/ui/d.ts',
    "import { T } from './types.ts'; export const t: T = 1;",
  ],
  [
    'typescript(no-unsafe-type-assertion)',
    'server/a.ts',
    'export const f = (x: unknown) => x as string;',
  ],
  ['typescript(no-unsafe-assignment)', 'contract/a.ts', "export const x = JSON.parse('1');"],
  ['typescript(no-explicit-any)', 'contract/b.ts', 'export let x: any;'],
  [
    'typescript(no-unnecessary-condition)',
    'src/cli/a.ts',
    "export const f = (x: 'a') => (x ? 1 : 2);",
  ],
  ['typescript(no-non-null-assertion)', 'tests/a.ts', 'export const f = (x: string | null) => x!;'],
  [
    'typescript(no-deprecated)',
    'tests/b.ts',
    '/** @deprecated */ const x = 1; export const y = x;',
  ],
  ['typescript(ban-ts-comment)', 'src/ui/e.ts', '// @ts-ignore\nexport const x = 1;'],
  ['eslint(eqeqeq)', 'tests/c.ts', 'export const f = (x: number) => x == 1;'],
  ['eslint(no-console)', 'server/b.ts', "console.log('x');"],
  ['eslint(no-unused-vars)', 'server/c.ts', 'const x = 1;\nexport {};'],
  ['eslint(no-undef)', 'scripts/a.mjs', 'nowhere();'],
  [
    'chiaro(function-lines)',
    'src/engine/c.ts',
    `export function f(x: number) {\n${'x += 1;\n'.repeat(61)}return x;\n}`,
  ],
  ['eslint(no-restricted-globals)', 'src/engine/a.ts', 'setTimeout(() => undefined, 1);'],
  ['eslint(no-restricted-globals)', 'src/engine/canvas/a.ts', "void fetch('/');"],
  ['eslint(no-restricted-globals)', 'src/machines/a.ts', 'export const t = performance.now();'],
  ['eslint(no-restricted-globals)', 'src/ui/g.ts', 'localStorage.clear();'],
  ['eslint(no-restricted-properties)', 'src/engine/b.ts', 'export const t = Date.now();'],
  ['eslint(no-restricted-properties)', 'src/engine/audio/a.ts', 'export const r = Math.random();'],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/h.tsx',
    "import { useId } from 'react';\nexport const F = (p: { a: boolean }) => p.a ? useId() : null;",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/ui/i.tsx',
    "import { useEffect } from 'react';\nexport function F({ f }: { f(): void }) { useEffect(() => { f(); }, []); return null; }",
  ],
  [
    'react(set-state-in-effect)',
    'src/ui/j.tsx',
    "import { useEffect, useState } from 'react';\nexport function F() { const [x, set] = useState(0); useEffect(() => { set(1); }, []); return x; }",
  ],
  [
    'react(purity)',
    'src/ui/k.tsx',
    'export function F() { const t = Date.now(); return <b>{t}</b>; }',
  ],
  [
    'react(refs)',
    'src/ui/l.tsx',
    "import { useRef } from 'react';\nexport function F() { const r = useRef(0); return <b>{r.current}</b>; }",
  ],
  [
    'jsx-a11y(no-static-element-interactions)',
    'src/ui/m.tsx',
    'export const F = () => <div onKeyDown={() => undefined} />;',
  ],
  ['jsx-a11y(alt-text)', 'src/ui/n.tsx', 'export const F = () => <img src="a.png" />;'],
  [
    'chiaro(only-written-sql)',
    'server/d.ts',
    'declare const sql: { raw(x: string): string };\nexport const f = (x: string) => sql.raw(x);',
  ],
  [
    'chiaro(no-literal-spread)',
    'src/engine/d.ts',
    'export const f = (x: object) => ({ ...{ a: 1 }, ...x });',
  ],
  ['chiaro(comment-shape)', 'src/base/a.ts', '/** What is exported. */\nexport const x = 1;'],
  ['chiaro(comment-shape)', 'src/base/b.ts', 'export const x = 1; // who exports it'],
  ['chiaro(comment-width)', 'scripts/b.mjs', `// ${'word '.repeat(20)}`],
  [
    'chiaro(no-fixed-wait)',
    'tests/d.ts',
    'await new Promise((resolve) => setTimeout(resolve, 20));',
  ],
  [
    'chiaro(no-fixed-wait)',
    'tests/e.ts',
    'await new Promise<void>((done) => { setTimeout(() => done(), 20); });',
  ],
  [
    'chiaro(no-fixed-wait)',
    'tests/e2e/a.ts',
    'export const f = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(1);',
  ],
  ['chiaro(no-fixed-wait)', 'tests/f.ts', "import { setTimeout } from 'node:timers/promises';"],
  [
    'chiaro(no-test-left-out)',
    'tests/g.ts',
    "import { it } from 'vitest';\nit.skip('a', () => {});",
  ],
  [
    'chiaro(no-test-left-out)',
    'tests/e2e/b.ts',
    "import { test } from '@playwright/test';\ntest.describe.only('a', () => {});",
  ],
  [
    'Unused oxlint-disable directive (no problems were reported).',
    'src/ui/o.ts',
    '// oxlint-disable-next-line no-console -- nothing\nexport const x = 1;',
  ],
];

/** Code that resembles violations but is allowed. */
const GOOD: readonly (readonly [file: string, code: string])[] = [
  ['src/engine/canvas/good.ts', 'export const t = performance.now();'],
  ['src/ui/shared/platform/good.ts', 'localStorage.clear();'],
  ['server/db/good.ts', "declare const sql: { raw(x: string): string };\nsql.raw('select 1');"],
  ['tests/good.ts', 'await new Promise((resolve) => setTimeout(resolve));'],
  [
    'src/engine/literals.ts',
    `export function f(x: number) {\n  return {\n    list: [\n${'      x,\n'.repeat(61)}    ],\n  };\n}`,
  ],
  ['src/engine/spread.ts', 'export const f = (x: boolean) => ({ a: 1, ...(x ? { b: 1 } : {}) });'],
  [
    'src/base/comments.ts',
    '// The exports of this file, and\n// what imports them.\nexport const x = 1;',
  ],
  ['tests/console.ts', "console.log('x');"],
];

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
  }[];
}

/** Lint files under our rules in a temporary folder, and return the violations of each. */
function lint(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-lint-'));
  try {
    for (const [file, code] of files) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, code);
    }
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint/plugin.mjs'])
      cpSync(path.join(ROOT, file), path.join(folder, file));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    return problemsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function problemsIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [program, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(ROOT, 'node_modules/.bin/tsgolint') },
  });
  expect(status).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as Report;
  const problems = new Map<string, string[]>();
  for (const { code, message, filename } of diagnostics)
    problems.set(filename, [...(problems.get(filename) ?? []), code ?? message]);
  return problems;
}

describe('lint', () => {
  let problems: ReadonlyMap<string, readonly string[]> = new Map();
  beforeAll(() => {
    const bad = BAD.map(([, file, code]) => [file, code] as const);
    problems = lint(new Map([...bad, ...GOOD, ['src/ui/types.ts', 'export type T = number;']]));
  });

  it.each(BAD)('finds %s in %s', (rule, file) => {
    expect(problems.get(file)).toContain(rule);
  });

  it.each(GOOD)('finds nothing in %s', (file) => {
    expect(problems.get(file)).toBeUndefined();
  });
});
