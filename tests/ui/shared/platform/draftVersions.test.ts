// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Document } from '#machines/document.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { database } from '#ui/shared/platform/database.ts';
import { deleteVersion, draftVersions, keepVersion } from '#ui/shared/platform/draftVersions.ts';

const DRAFT = 'create one';
const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 0, 1);

function documentOf(title: string): Document {
  return {
    grid: gridFrom('2x1|T2:bn|C2:|Z|Snumber,x=0,y=0,number=2|Rconnect_all,color=dark'),
    solution: gridFrom('2x1|T2:bw'),
    metadata: { ...NEW_METADATA, title },
  };
}

async function titles(): Promise<readonly string[]> {
  return (await draftVersions(DRAFT)).map(({ document }) => document.metadata.title);
}

beforeEach(async () => {
  await (await database()).clear('versions');
});

describe('versions of a draft', () => {
  it('come back whole, the latest first, and only those of the draft', async () => {
    await keepVersion(DRAFT, documentOf('a'), null, START_MS);
    await keepVersion(DRAFT, documentOf('b'), 'before the storm', START_MS + 1);
    await keepVersion('create two', documentOf('c'), null, START_MS + 2);

    const versions = await draftVersions(DRAFT);
    expect(versions.map(({ name, savedAtMs }) => [name, savedAtMs])).toEqual([
      ['before the storm', START_MS + 1],
      [null, START_MS],
    ]);
    expect(versions[1]?.document).toEqual(documentOf('a'));
  });

  it('are not kept twice in a row; a name goes to the one that is there', async () => {
    expect(await keepVersion(DRAFT, documentOf('a'), null, START_MS)).toBe('saved');
    expect(await keepVersion(DRAFT, documentOf('a'), null, START_MS + 1)).toBe('same');
    expect(await keepVersion(DRAFT, documentOf('a'), 'named', START_MS + 2)).toBe('saved');
    expect(await keepVersion(DRAFT, documentOf('a'), 'again', START_MS + 3)).toBe('same');

    expect((await draftVersions(DRAFT)).map(({ name }) => name)).toEqual(['named']);
  });

  it('are thinned out where they are automatic, and stay where they have a name', async () => {
    await keepVersion(DRAFT, documentOf('named'), 'named', START_MS);
    for (let i = 1; i <= 40; i++)
      await keepVersion(DRAFT, documentOf(`${i}`), null, START_MS + i * 3 * MINUTE_MS);

    const kept = await titles();
    expect(kept.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => `${40 - i}`));
    expect(kept.at(-1)).toBe('named');
    expect(kept.length).toBeLessThan(20);
  });

  it('with a name are at most fifty', async () => {
    for (let i = 0; i < 50; i++)
      expect(await keepVersion(DRAFT, documentOf(`${i}`), `${i}`, START_MS + i)).toBe('saved');

    expect(await keepVersion(DRAFT, documentOf('more'), 'more', START_MS + 99)).toBe('tooMany');
    expect(await titles()).toHaveLength(50);
  });

  it('are deleted one by one', async () => {
    await keepVersion(DRAFT, documentOf('a'), null, START_MS);
    await keepVersion(DRAFT, documentOf('b'), null, START_MS + 1);
    const [latest] = await draftVersions(DRAFT);
    await deleteVersion(latest?.id ?? '');

    expect(await titles()).toEqual(['a']);
  });

  it('are passed over where they are damaged', async () => {
    await keepVersion(DRAFT, documentOf('a'), null, START_MS);
    const db = await database();
    for (const entry of [
      { id: '1', draft: DRAFT },
      { id: '2', draft: DRAFT, document: { grid: 7 }, name: 'x' },
      { id: '3', draft: DRAFT, document: null, bytes: 'many' },
    ])
      await db.put('versions', entry);

    expect(await titles()).toEqual(['a']);
    expect(await keepVersion(DRAFT, documentOf('b'), null, START_MS + 1)).toBe('saved');
    expect(await titles()).toEqual(['b', 'a']);
  });

  it('say why they could not be kept', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });

    expect(await keepVersion(DRAFT, documentOf('a'), null)).toBe('noRoom');
    put.mockRestore();
    expect(await titles()).toEqual([]);
  });
});
