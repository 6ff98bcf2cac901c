// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { database } from '#ui/shared/platform/database.ts';
import { listDrafts, subscribeToDrafts } from '#ui/shared/platform/draftLists.ts';
import {
  deleteDraft,
  DraftNotStored,
  saveAsDraft,
  saveDraft,
} from '#ui/shared/platform/draftStore.ts';
import { draftVersions, keepVersion } from '#ui/shared/platform/draftVersions.ts';
import { solvesUnderWay } from '#ui/shared/platform/solveLists.ts';
import { loadSolve, saveSolve, saveSolveAtOnce } from '#ui/shared/platform/solveStore.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';

const PUZZLE: Puzzle = {
  ...NEW_METADATA,
  title: 'Bora',
  grid: gridFrom('2x1|T2:Bn'),
  solution: gridFrom('2x1|T2:Bw'),
};

async function titles(count?: number): Promise<readonly string[]> {
  const { drafts } = await listDrafts(count);
  return drafts.map(({ document }) => document.metadata.title);
}

async function only() {
  const [draft] = (await listDrafts()).drafts;
  if (!draft) throw new Error('there is a draft');
  return draft;
}

beforeEach(async () => {
  localStorage.clear();
  const db = await database();
  for (const store of ['drafts', 'versions', 'solves'] as const) await db.clear(store);
});
afterEach(() => vi.useRealTimers());

describe('a puzzle saved as a draft', () => {
  it('is listed with its solution on the board, and opened by its address', async () => {
    const { address } = await saveDraft(PUZZLE);
    const draft = await only();

    expect(draft.address).toBe(address);
    expect(address).toMatch(/^\/create\?draft=[\w-]+$/);
    expect(textOf(draft.document.grid)).toBe('2x1|T2:Bw');
    expect(draft.document).toMatchObject({ solution: null, metadata: { title: 'Bora' } });
    const { saved } = await loadSolve(draft.key);
    expect(saved).toMatchObject({ mode: 'create', address });
  });

  it('is one of its own each time, the latest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [atMs, title] of [
      [1000, 'first'],
      [3000, 'third'],
      [2000, 'second'],
    ] as const) {
      vi.setSystemTime(atMs);
      await saveDraft({ ...PUZZLE, title });
    }

    expect(await titles()).toEqual(['third', 'second', 'first']);
    expect(await titles(2)).toEqual(['third', 'second']);
    expect(await listDrafts(2)).toMatchObject({ total: 3, unreadable: 0 });
  });

  it('keeps a solution that is known beside the board', async () => {
    const { grid, solution } = PUZZLE;
    await saveAsDraft({ grid, solution, metadata: NEW_METADATA });

    expect((await only()).document).toEqual({ grid, solution, metadata: NEW_METADATA });
  });

  it('is never deleted to make room, however many solves there are', async () => {
    await saveDraft(PUZZLE);
    const solve: StoredSolve = {
      key: '',
      address: '/solve?d=a',
      mode: 'solve',
      puzzle: '0_{}',
      progress: null,
      spentMs: 0,
      isSolved: false,
      charges: null,
      savedAtMs: Date.now() + 1000,
      version: '',
    };
    for (let i = 0; i < 520; i++) await saveSolve({ ...solve, key: `solve ${i}` }, []);

    expect(await titles()).toEqual(['Bora']);
    expect(await (await database()).count('solves')).toBe(500);
    expect(await solvesUnderWay(600, ({ key }) => key)).toHaveLength(500);
  });

  it('is told to whoever listens', async () => {
    const heard = vi.fn();
    const stop = subscribeToDrafts(heard);
    await saveDraft(PUZZLE);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
    const heardLater = vi.fn();
    const stopLater = subscribeToDrafts(heardLater);
    await saveDraft(PUZZLE);
    await vi.waitFor(() => expect(heardLater).toHaveBeenCalledTimes(1));
    stopLater();

    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a draft that is deleted', () => {
  it('is gone with its versions, and comes back with them', async () => {
    await saveDraft(PUZZLE);
    const { key, document } = await only();
    await keepVersion(key, document, 'as it was');

    const bringBack = await deleteDraft(key);

    expect(await titles()).toEqual([]);
    expect(await draftVersions(key)).toEqual([]);
    await bringBack();
    expect(await titles()).toEqual(['Bora']);
    expect(await draftVersions(key)).toHaveLength(1);
  });

  it('is not brought back by what its page left behind', async () => {
    await saveDraft(PUZZLE);
    const { key } = await only();
    const { saved } = await loadSolve(key);
    if (!saved) throw new Error('it is saved');
    saveSolveAtOnce({ ...saved, version: 'later', follows: [saved.version] });
    await deleteDraft(key);

    expect(await titles()).toEqual([]);
  });

  it('does not replace what a tab has saved in its place since', async () => {
    await saveDraft(PUZZLE);
    const { key } = await only();
    const { saved } = await loadSolve(key);
    const bringBack = await deleteDraft(key);
    if (!saved) throw new Error('it is saved');
    await saveSolve({ ...saved, version: 'later', spentMs: 77 }, []);
    await bringBack();

    expect((await loadSolve(key)).saved).toMatchObject({ version: 'later', spentMs: 77 });
  });
});

describe('entries that are damaged', () => {
  it('are passed over, counted and kept', async () => {
    await saveDraft(PUZZLE);
    const db = await database();
    const damaged = [
      { key: 'create a', savedAtMs: 5 },
      { key: 'create b', savedAtMs: 6, puzzle: '0_{}', progress: { document: { grid: 'x' } } },
      { key: 'create c', savedAtMs: 7, puzzle: '0_{}', progress: 'nothing' },
      { key: 'solve d', savedAtMs: 8, puzzle: '0_{}', progress: null },
    ];
    for (const entry of damaged) await db.put('drafts', entry);

    expect(await titles()).toEqual(['Bora']);
    expect(await listDrafts()).toMatchObject({ total: 1, unreadable: 4 });
    expect(await db.count('drafts')).toBe(5);
  });

  it('are no reason to fail on a date that cannot be', async () => {
    await saveDraft(PUZZLE);
    const db = await database();
    const [entry] = (await db.getAll('drafts')) as [object];
    await db.put('drafts', { ...entry, savedAtMs: 1e300 });

    expect((await only()).savedAtMs).toBe(0);
  });
});

describe('without room', () => {
  it.each([
    ['QuotaExceededError', 'noRoom'],
    ['InvalidStateError', 'refused'],
  ])('a new draft is refused, and why: %s', async (name, reason) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No', name);
    });
    const failure = await saveDraft(PUZZLE).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(DraftNotStored);
    expect(failure).toMatchObject({ reason });
    vi.restoreAllMocks();
    expect(await titles()).toEqual([]);
  });
});
