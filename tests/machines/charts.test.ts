import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machinePage } from '../../scripts/build/machineCharts.ts';

describe('the page of the machines', () => {
  it('is as the machines are (`npm run charts` makes it anew)', () => {
    expect(readFileSync('docs/machines.md', 'utf8')).toBe(machinePage());
  });

  it('leaves no machine out', () => {
    const names = readdirSync('src/machines').flatMap(
      (file) => /^(\w+)Machine\.ts$/.exec(file)?.[1] ?? [],
    );

    for (const name of names) expect(machinePage()).toContain(`\n## ${name}\n`);
  });
});
