// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { freshProgress } from '#machines/boardContext.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { listDrafts } from '#ui/shared/platform/draftLists.ts';
import { solvedKeys } from '#ui/shared/platform/solveLists.ts';
import { loadSolve } from '#ui/shared/platform/solveStore.ts';

beforeEach(deleteDatabases);

it('drafts of the first version of the database move to their own store, solves stay', async () => {
  const grid = gridFrom('2x1|T2:bw');
  const progress = encodeProgress(
    freshProgress({ grid, solution: null, metadata: { ...NEW_METADATA, title: 'Old' } }),
    WORKSPACE_MODES.create,
  );
  const puzzle = writePuzzle({ ...NEW_METADATA, grid, solution: null });
  const common = { puzzle, progress, savedAtMs: 5, version: 'v' };
  const db = await openDB('chiaro', 1, {
    upgrade(old) {
      old.createObjectStore('solves', { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
      old.createObjectStore('solved');
    },
  });
  const address = '/create?d=dfl_AA';
  await db.put('solves', { ...common, key: 'create cs4_a', mode: 'create', address });
  await db.put('solves', { ...common, key: 'solve cs4_a', mode: 'solve', address: '/solve?d=a' });
  await db.put('solved', 7, 'cs4_b');
  db.close();

  const { drafts } = await listDrafts();

  expect(drafts.map((draft) => [draft.key, draft.address, textOf(draft.document.grid)])).toEqual([
    ['create cs4_a', '/create?draft=cs4_a', '2x1|T2:bw'],
  ]);
  expect((await loadSolve('create cs4_a')).saved?.version).toBe('v');
  expect((await loadSolve('solve cs4_a')).saved?.version).toBe('v');
  expect([...(await solvedKeys())]).toEqual(['cs4_b']);
});

it('solves of puzzles of the site move to their ids, the latest of each; links stay', async () => {
  const puzzle = writePuzzle({ ...NEW_METADATA, grid: gridFrom('2x1|T2:nn'), solution: null });
  const db = await openDB('chiaro', 4, {
    upgrade(old) {
      for (const store of ['solves', 'drafts'])
        old.createObjectStore(store, { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
      old.createObjectStore('versions', { keyPath: 'id' }).createIndex('draft', 'draft');
      old.createObjectStore('solved');
    },
  });
  const put = (key: string, address: string, savedAtMs: number) =>
    db.put('solves', { key, address, savedAtMs, puzzle, version: `v${savedAtMs}` });
  await put('solve cs4_new', '/solve/id1', 9);
  await put('solve cs4_old', '/solve/id1', 5);
  await put('solve cs4_new one', '/solve/id1?copy=one', 6);
  await put('solve cs4_link', '/solve?d=a', 7);
  db.close();

  const versionAt = async (key: string) => (await loadSolve(key)).saved?.version;

  expect(await versionAt('solve id1')).toBe('v9');
  expect(await versionAt('solve id1 one')).toBe('v6');
  expect(await versionAt('solve cs4_link')).toBe('v7');
  expect(await versionAt('solve cs4_new')).toBeUndefined();
  expect(await versionAt('solve cs4_old')).toBeUndefined();
});
