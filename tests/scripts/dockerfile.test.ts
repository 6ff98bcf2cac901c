import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDockerfile, readDockerignore } from '../../scripts/container/dockerfile.mjs';
import { isSettingName } from '#server/settings.ts';

it('the steps of a Dockerfile are read by stage, with lines that continue', () => {
  const text = 'FROM a AS build\n# note\nRUN x && \\\n  y\n\nFROM b\nCOPY --from=build /x ./\n';

  expect(readDockerfile(text)).toEqual([
    { base: 'a', name: 'build', steps: [{ name: 'RUN', text: 'x && y' }] },
    { base: 'b', name: null, steps: [{ name: 'COPY', text: '--from=build /x ./' }] },
  ]);
  expect(() => readDockerfile('FROM a\nSHELL ["sh"]\n')).toThrow(/Unknown instruction: SHELL/);
});

it('the image runs as an ordinary account, checks its health, and gets signals itself', () => {
  const steps = readDockerfile(readFileSync('Dockerfile', 'utf8')).at(-1)?.steps ?? [];
  const textOf = (name: string) => steps.find((step) => step.name === name)?.text;

  expect(textOf('USER')).toBe('node');
  expect(textOf('HEALTHCHECK')).toContain('/readyz');
  expect(textOf('VOLUME')).toBe('/data');
  expect(textOf('CMD')).toBe('["node", "dist/server/main.js"]');
});

it('data and packages of this folder do not get into the image', () => {
  const isIgnored = readDockerignore(readFileSync('.dockerignore', 'utf8'));

  for (const path of ['data/postgres', 'node_modules/a', 'dist/x', '.git/config', '.env', 'a.log'])
    expect(isIgnored(path), path).toBe(true);
  for (const path of ['src/texts/a.ts', 'package.json', 'server/db/database.ts'])
    expect(isIgnored(path), path).toBe(false);
});

it('compose.yaml passes on settings that exist', () => {
  const [site = ''] = readFileSync('compose.yaml', 'utf8').split('  database:\n    image');
  const names = [...site.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);

  expect(names).toContain('PUBLIC_URL');
  expect(names.filter((name) => !isSettingName(name))).toEqual([]);
});
