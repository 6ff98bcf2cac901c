import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installArguments, isInstalled } from '../../scripts/install.mjs';

const PROJECT = { version: '11.0.0' };
const HONO = { version: '4.0.0', integrity: 'sha512-a' };
const VITE = { version: '8.0.0', integrity: 'sha512-d', dev: true };
const OTHER_SYSTEM = { version: '1.0.0', integrity: 'sha512-b', optional: true };

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'chiaro-install-'));
  mkdirSync(path.join(root, 'node_modules'));
  lock('package-lock.json', {
    '': PROJECT,
    'node_modules/hono': HONO,
    'node_modules/mac': OTHER_SYSTEM,
    'node_modules/vite': VITE,
  });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function lock(file: string, packages: object): void {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
}

describe('the packages', () => {
  it('are missing on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('are there when npm installed what the lock file asks for on this system', () => {
    lock('node_modules/.package-lock.json', {
      'node_modules/hono': HONO,
      'node_modules/vite': VITE,
    });

    expect(isInstalled(root)).toBe(true);
  });

  it('need not be those of development to serve what is built', () => {
    lock('node_modules/.package-lock.json', { 'node_modules/hono': HONO });

    expect(isInstalled(root)).toBe(false);
    expect(isInstalled(root, { forServing: true })).toBe(true);
    lock('node_modules/.package-lock.json', { 'node_modules/vite': VITE });
    expect(isInstalled(root, { forServing: true })).toBe(false);
  });

  it('run no scripts of their own', () => {
    for (const forServing of [true, false])
      expect(installArguments({ forServing })).toContain('--ignore-scripts');
    expect(installArguments({ forServing: true })).toContain('--omit=dev');
  });

  it('are missing when the lock file asks for another version or another content', () => {
    for (const old of [
      { ...HONO, version: '3.9.9' },
      { ...HONO, integrity: 'sha512-c' },
    ]) {
      lock('node_modules/.package-lock.json', { 'node_modules/hono': old });

      expect(isInstalled(root)).toBe(false);
    }
  });
});
