import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project.mjs';
import { SOURCE_PARTS } from '../../scripts/build/sourceArchive.mjs';

it('the source that is given away is all of the project but what is ignored', () => {
  const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n');
  const patterns = ignored.map((line) => line.replace(/\/$/, ''));
  const isIgnored = (name: string) =>
    name === '.git' || patterns.includes(name) || patterns.includes(`*${path.extname(name)}`);

  const there = readdirSync(ROOT).filter((name) => !isIgnored(name));

  expect(there.toSorted()).toEqual(SOURCE_PARTS.toSorted());
});
