// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { freshProgress } from '#machines/boardContext.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { listDrafts } from '#ui/shared/platform/draftStore.ts';
import { loadSolve, solvedKeys } from '#ui/shared/platform/solveStore.ts';

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
