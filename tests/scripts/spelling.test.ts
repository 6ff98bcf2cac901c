import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = ['src', 'contract', 'server', 'docs', 'README.md', 'CHANGELOG.md', 'index.html'];
const WRITTEN = /\.(ts|tsx|mjs|css|html|md)$/;
/** British spellings that these texts use; texts are American, as the ids of clues are. */
const BRITISH = /\w*(?:[cC]olour|[nN]eighbour|[bB]ehaviour|\b[cC]entre|recognise|\b[lL]icence)\w*/g;

function filesOf(place: string): string[] {
  if (WRITTEN.test(place)) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && WRITTEN.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('texts and code', () => {
  it('have one spelling', () => {
    const files = SOURCES.flatMap(filesOf);
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(BRITISH)].map(([word]) => `${file}: ${word}`),
    );

    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});
