import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { MODULES, removeOldModules } from '../../scripts/module-cache.mjs';

const root = temporaryFolder();
const NOW = Date.parse('2030-03-31T12:00:00Z');

it('compiled modules are removed after two weeks, if there are any', () => {
  removeOldModules(root, { now: NOW });
  const folder = path.join(root, MODULES);
  mkdirSync(folder, { recursive: true });
  for (const [name, day] of [
    ['old', '2030-03-16'],
    ['new', '2030-03-18'],
  ] as const) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), new Date(day), new Date(day));
  }

  removeOldModules(root, { now: NOW });

  expect(readdirSync(folder)).toEqual(['new']);
});
