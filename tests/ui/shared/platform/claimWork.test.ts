// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { claimWork } from '#ui/shared/platform/claimWork.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { listDrafts } from '#ui/shared/platform/draftLists.ts';
import { saveDraft } from '#ui/shared/platform/draftStore.ts';
import { draftVersions, keepVersion } from '#ui/shared/platform/draftVersions.ts';
import { rememberSolved, solvedKeys, solvesById } from '#ui/shared/platform/solveLists.ts';
import { loadSolve, saveSolve, saveSolveAtOnce } from '#ui/shared/platform/solveStore.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { ownKey, setWorkOwner, workOwner } from '#ui/shared/platform/workOwner.ts';

const PUZZLE = { ...NEW_METADATA, grid: gridFrom('2x1|T2:nn'), solution: null };

function solveOf(id: string, version: string): StoredSolve {
  return {
    key: ownKey(`solve ${id}`),
    puzzle: writePuzzle(PUZZLE),
    address: `/solve/${id}`,
    mode: 'solve',
    progress: null,
    spentMs: 1000,
    isSolved: true,
    charges: null,
    savedAtMs: 5,
    version,
  };
}

const versionHere = async (id: string) =>
  (await loadSolve(ownKey(`solve ${id}`))).saved?.version ?? null;

/** All work that the present owner finds. */
async function workHere() {
  const { drafts, total } = await listDrafts();
  const versions = await Promise.all(drafts.map(({ key }) => draftVersions(key)));
  return {
    solves: [...(await solvesById()).keys()],
    drafts: total,
    versions: versions.flat().length,
    solved: [...(await solvedKeys())],
    learned: localStorage.getItem(ownKey('learned')),
  };
}

const NOTHING = { solves: [], drafts: 0, versions: 0, solved: [], learned: null };

beforeEach(deleteDatabases);
afterEach(() => {
  setWorkOwner(null);
  localStorage.clear();
  vi.restoreAllMocks();
});

it('the work of a visitor belongs to the account that signs in, and to nobody after it', async () => {
  await saveSolve(solveOf('one', 'v1'), []);
  saveSolveAtOnce({ ...solveOf('two', 'v2'), follows: [] });
  await saveDraft(PUZZLE);
  const [draft] = (await listDrafts()).drafts;
  await keepVersion(draft?.key ?? '', documentFromPuzzle(PUZZLE), 'First');
  await rememberSolved('cs4_a', 7);
  localStorage.setItem('learned', '["a"]');
  const all = await workHere();

  await claimWork('ada');

  expect(workOwner()).toBe('ada');
  expect(all).toMatchObject({ solves: ['one', 'two'], drafts: 1, versions: 1, solved: ['cs4_a'] });
  expect(await workHere()).toEqual(all);
  for (const other of [null, 'bea']) {
    setWorkOwner(other);
    expect(await workHere()).toEqual(NOTHING);
    expect(await versionHere('one')).toBeNull();
  }
  setWorkOwner('ada');
  expect(await workHere()).toEqual(all);
});

it('a solve that the account has too becomes a copy beside it', async () => {
  await claimWork('ada');
  await saveSolve(solveOf('one', 'hers'), []);
  setWorkOwner(null);
  await saveSolve(solveOf('one', 'of the visitor'), []);

  await claimWork('ada');

  expect(await versionHere('one')).toBe('hers');
  const copy = (await solvesById()).get('one');
  expect(copy?.version).toBe('of the visitor');
  expect(copy?.address).toMatch(/^\/solve\/one\?copy=/);
});

it('another account takes nothing over, and loads the page again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await claimWork('ada');
  await saveSolve(solveOf('one', 'hers'), []);

  await claimWork('bea');

  expect(reload).toHaveBeenCalledOnce();
  expect(await versionHere('one')).toBeNull();
});
