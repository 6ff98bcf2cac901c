import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const NOBODY = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';
const HTML = { Accept: 'text/html' };

const { db } = await useDatabase();
const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-head-finder-'));
cpSync('index.html', path.join(directory, 'index.html'));

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('addresses that hold no id', () => {
  it('are neither counted nor kept: only ids are looked up', async () => {
    const counted: string[] = [];
    const limits = {
      take: (group: string) => {
        counted.push(group);
        return Promise.resolve(null);
      },
      noteFailure: () => Promise.resolve(),
    };
    const counting = new TestSite(db, { pagesDirectory: directory, limits });
    const ask = async (address: string) =>
      (await counting.app.request(address, { headers: HTML })).text();
    const unlisted = await ask('/no/where');
    counted.length = 0; // of the previous calls
    for (const address of [
      `/solve/${'a'.repeat(900 * 1024)}`,
      `/solve/${NOBODY}x`,
      `/profile/${NOBODY}/more`,
      `/a${'/'.repeat(100_000)}x`,
      `/solve/${NOBODY}${'/'.repeat(1000)}x`,
    ])
      expect((await ask(address)) === unlisted, address.slice(0, 60)).toBe(true);
    expect(counted).toEqual([]);
    expect(await ask(`/solve/${NOBODY.toUpperCase()}///`)).toBe(unlisted);
    expect(counted).toEqual(['pages']);
  });
});
