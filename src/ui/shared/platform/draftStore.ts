import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { documentFromPuzzle, puzzleFromDocument, type Document } from '#machines/document.ts';
import { readProgressDocument } from '#machines/readProgress.ts';
import { encodeDocument, type SavedProgress } from '#machines/savedProgress.ts';
import { database, classifyFailure, withTimeout, type StoreFailure } from './database.ts';
import { otherTabs, tellTabs } from './otherTabs.ts';
import { deletePendingSolve, saveSolve, importPendingSolves } from './solveStore.ts';
import {
  addressOfDraft,
  draftKey,
  isDraftKey,
  parseStoredSolve,
  type StoredSolve,
} from './storedSolve.ts';

/** A draft in its current state. */
export interface Draft {
  /** The key of the draft and of its versions. */
  readonly key: string;
  readonly address: string;
  readonly document: Document;
  readonly savedAtMs: number;
}

/** Some of the drafts, the latest first. */
export interface DraftList {
  readonly drafts: readonly Draft[];
  /** Drafts in all, shown or not. */
  readonly total: number;
  /** The number of invalid entries among those read. They are not deleted. */
  readonly unreadable: number;
}

const NO_DRAFTS: DraftList = { drafts: [], total: 0, unreadable: 0 };

/** A draft could not be stored. */
export class DraftNotStored extends Error {
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure) {
    super(reason);
    this.name = 'DraftNotStored';
    this.reason = reason;
  }
}

/**
 * Save a puzzle as a new draft, its solution painted on the board as authors see it. Rejects with
 * `DraftNotStored`.
 */
export async function saveDraft(puzzle: Puzzle): Promise<{ readonly address: string }> {
  const { grid, solution } = loadPuzzle(puzzle, 'visible');
  const shown = { ...puzzle, grid: gridForMode(grid, 'create'), solution };
  return await saveAsDraft(documentFromPuzzle(shown));
}

/** Save a document as a new draft, as it is. Rejects with `DraftNotStored`. */
export async function saveAsDraft(document: Document): Promise<{ readonly address: string }> {
  const key = draftKey(crypto.randomUUID());
  const address = addressOfDraft(key);
  const draft: StoredSolve = {
    key,
    address,
    mode: 'create',
    puzzle: writePuzzle(puzzleFromDocument(document)),
    progress: untouched(document),
    spentMs: 0,
    isSolved: false,
    charges: null,
    savedAtMs: Date.now(),
    version: crypto.randomUUID(),
  };
  const outcome = await saveSolve(draft, []);
  if (outcome !== 'saved') throw new DraftNotStored(outcome === 'noRoom' ? 'noRoom' : 'refused');
  tellChanged(key);
  return { address };
}

/** The progress of a document without history. */
function untouched(document: Document): SavedProgress {
  return { document: encodeDocument(document), past: [], future: [], trials: [], path: [] };
}

/** The latest drafts, at most `count`; none without a database. */
export async function listDrafts(count = Infinity): Promise<DraftList> {
  await importPendingSolves();
  const read = async (): Promise<DraftList> => {
    const db = await database();
    const drafts: Draft[] = [];
    let unreadable = 0;
    const { store } = db.transaction('drafts');
    const all = await store.count();
    for await (const { value } of store.index('savedAtMs').iterate(null, 'prev')) {
      const draft = draftOf(value);
      if (draft) drafts.push(draft);
      else unreadable += 1;
      if (drafts.length >= count) break;
    }
    return { drafts, total: all - unreadable, unreadable };
  };
  return await withTimeout(read(), NO_DRAFTS);
}

/**
 * Rename a draft, with its address and its versions. Resolves to whether it existed. Rejects with
 * `DraftNotStored`.
 */
export async function renameDraft(
  key: string,
  to: Pick<Draft, 'key' | 'address'>,
): Promise<boolean> {
  try {
    const db = await database();
    const transaction = db.transaction(['drafts', 'versions'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const versions = transaction.objectStore('versions').index('draft');
    const draft = parseStoredSolve(await drafts.get(key));
    if (draft) await drafts.put({ ...draft, ...to });
    await drafts.delete(key);
    for await (const cursor of versions.iterate(key)) {
      const version: unknown = cursor.value;
      await cursor.update(Object.assign({}, version, { draft: to.key }));
    }
    await transaction.done;
    deletePendingSolve(key);
    tellChanged(key);
    tellChanged(to.key);
    return draft !== null;
  } catch (error) {
    throw new DraftNotStored(classifyFailure(error));
  }
}

/**
 * Delete a draft with its versions. Resolves to the undo function. Rejects with `DraftNotStored` if
 * it can't be deleted.
 */
export async function deleteDraft(key: string): Promise<() => Promise<void>> {
  try {
    const db = await database();
    const transaction = db.transaction(['drafts', 'versions'], 'readwrite');
    const [drafts, versions] = [
      transaction.objectStore('drafts'),
      transaction.objectStore('versions'),
    ];
    const draft = await drafts.get(key);
    const itsVersions = await versions.index('draft').getAll(key);
    await drafts.delete(key);
    for (const id of await versions.index('draft').getAllKeys(key)) await versions.delete(id);
    await transaction.done;
    deletePendingSolve(key);
    tellChanged(key);
    return () => bringBack(key, draft, itsVersions);
  } catch (error) {
    throw new DraftNotStored(classifyFailure(error));
  }
}

/** Restore a deleted draft, unless a tab that has it open has saved it again. */
async function bringBack(
  key: string,
  draft: unknown,
  itsVersions: readonly unknown[],
): Promise<void> {
  try {
    const db = await database();
    const transaction = db.transaction(['drafts', 'versions'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    if (draft !== undefined && (await drafts.getKey(key)) === undefined) await drafts.put(draft);
    for (const version of itsVersions) await transaction.objectStore('versions').put(version);
    await transaction.done;
    tellChanged(key);
  } catch (error) {
    throw new DraftNotStored(classifyFailure(error));
  }
}

function draftOf(value: unknown): Draft | null {
  const stored = parseStoredSolve(value);
  const document = stored && readProgressDocument(stored.progress);
  if (!stored || !document || !isDraftKey(stored.key)) return null;
  const { key, savedAtMs } = stored;
  return { key, address: addressOfDraft(key), document, savedAtMs };
}

function tellChanged(key: string): void {
  tellTabs({ kind: 'saved', key, version: '', tab: '' });
}

/** Listen to saved and deleted drafts, in this tab or another. Returns the unsubscribe function. */
export function subscribeToDrafts(listener: () => void): () => void {
  const tabs = otherTabs(({ kind, key }) => {
    if (kind === 'saved' && isDraftKey(key)) listener();
  }, listener);
  return () => tabs.stop();
}
