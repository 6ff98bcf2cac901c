import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { documentFromPuzzle, puzzleFromDocument, type Document } from '#machines/document.ts';
import { encodeDocument, type SavedProgress } from '#machines/savedProgress.ts';
import { database, classifyFailure, type StoreFailure } from './database.ts';
import type { Draft } from './draftLists.ts';
import { tellTabs } from './otherTabs.ts';
import { deletePendingSolve, saveSolve } from './solveStore.ts';
import { addressOfDraft, draftKey, parseStoredSolve, type StoredSolve } from './storedSolve.ts';
import { ownKey } from './workOwner.ts';
import { newId } from './newId.ts';

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
  const key = ownKey(draftKey(newId()));
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
    version: newId(),
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

function tellChanged(key: string): void {
  tellTabs({ kind: 'saved', key, version: '', tab: '' });
}
