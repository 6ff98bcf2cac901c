import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, readStamp, writeStamp } from '../../scripts/freshness.mjs';

const SOURCES = ['src', 'index.html', 'not-there'];

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'chiaro-freshness-'));
  mkdirSync(path.join(root, 'src/deep'), { recursive: true });
  writeFileSync(path.join(root, 'src/deep/a.ts'), 'a');
  writeFileSync(path.join(root, 'index.html'), 'page');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('a fingerprint', () => {
  it('stays the same when nothing but a date changed', () => {
    const before = fingerprint(root, SOURCES);
    utimesSync(path.join(root, 'index.html'), 1, 1);
    writeFileSync(path.join(root, 'unrelated.md'), 'notes');

    expect(fingerprint(root, SOURCES)).toBe(before);
  });

  it('changes when a file is written, added, renamed or removed', () => {
    const seen = new Set([fingerprint(root, SOURCES)]);
    writeFileSync(path.join(root, 'src/deep/a.ts'), 'b');
    seen.add(fingerprint(root, SOURCES));
    writeFileSync(path.join(root, 'src/new.ts'), '');
    seen.add(fingerprint(root, SOURCES));
    renameSync(path.join(root, 'src/new.ts'), path.join(root, 'src/newer.ts'));
    seen.add(fingerprint(root, SOURCES));
    rmSync(path.join(root, 'index.html'));
    seen.add(fingerprint(root, SOURCES));

    expect(seen.size).toBe(5);
  });
});

describe('a stamp', () => {
  it('is what was written, or null', () => {
    const file = path.join(root, 'dist/stamp');

    expect(readStamp(file)).toBeNull();
    writeStamp(file, 'abc');
    expect(readStamp(file)).toBe('abc');
  });
});
