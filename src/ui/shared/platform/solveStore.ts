import {
  database,
  classifyFailure,
  withTimeout,
  type Database,
  type StoreFailure,
} from './database.ts';
import { parseJson, readStored, removeStored, writeStored } from './storage.ts';
import {
  isDraftKey,
  parseLeftSolve,
  parseStoredSolve,
  placeOfCopy,
  compareVersions,
  type LeftSolve,
  type StoredSolve,
} from './storedSolve.ts';
import { newId } from './newId.ts';

/** Limit of saved solves; the oldest is deleted first. Drafts are not counted. */
const MAX_SOLVES = 500;
/**
 * The prefix of local storage keys of pending solves: the page was closed before the database
 * stored them.
 */
export const PENDING = 'solveLeft ';

function leftKey(key: string): string {
  return PENDING + key;
}

/**
 * Save a solve synchronously, to local storage. A page that is closed may cancel its unfinished
 * writes to the database, so the solve that was on it is saved here as well. Returns whether there
 * was room.
 */
export function saveSolveAtOnce(solve: LeftSolve): boolean {
  return writeStored(leftKey(solve.key), JSON.stringify(solve));
}

/** Delete the pending solve under a key. */
export function deletePendingSolve(key: string): void {
  removeStored(leftKey(key));
}

function leftSolve(key: string): LeftSolve | null {
  const left = parseLeftSolve(parseJson(readStored(leftKey(key))));
  return left?.key === key ? left : null;
}

/** Delete a pending solve that has one of these stored versions; one of another tab stays. */
function forgetLeft(key: string, versions: readonly string[]): void {
  const left = leftSolve(key);
  if (left && versions.includes(left.version)) removeStored(leftKey(key));
}

/** A saved solve, and the address of the copy that was made of a conflicting pending one. */
interface LoadedSolve {
  readonly saved: StoredSolve | null;
  readonly copy: string | null;
  /** The versions it replaces, until the database has stored it; else empty. */
  readonly follows: readonly string[];
}

/**
 * Load a saved solve; null if there is none, it can't be read, or the browser has no storage. A
 * pending solve is stored first: in place of the version it follows, or, if another tab has saved
 * something else since, as a copy.
 */
export async function loadSolve(key: string): Promise<LoadedSolve> {
  const saved = await savedSolve(key);
  const left = leftSolve(key);
  if (!left) return { saved, copy: null, follows: [] };
  switch (compareVersions(left, saved)) {
    case 'newer': {
      const { follows, ...solve } = left;
      const outcome = await saveSolve(solve, follows);
      return { saved: solve, copy: null, follows: outcome === 'saved' ? [] : follows };
    }
    case 'same':
      removeStored(leftKey(key));
      return {
        saved: saved && left.savedAtMs > saved.savedAtMs ? left : saved,
        copy: null,
        follows: [],
      };
    case 'astray':
      return { saved, copy: await copyOf(left), follows: [] };
  }
}

/** Store a pending solve as a copy with a key of its own. Null if there was no room. */
async function copyOf({ follows: _, ...left }: LeftSolve): Promise<string | null> {
  const place = placeOfCopy(left, newId());
  const outcome = await saveSolve({ ...left, ...place }, []);
  if (outcome !== 'saved') return null;
  removeStored(leftKey(left.key));
  return place.address;
}

/** Read the solve under a key; null if there is none or it can't be read. */
export async function savedSolve(key: string): Promise<StoredSolve | null> {
  return await withTimeout(
    database().then(async (db) => parseStoredSolve(await db.get(storeOf(key), key))),
    null,
  );
}

/**
 * Save a solve in place of one of the versions it follows. A version of another tab is never
 * replaced: reading and writing are one transaction.
 */
export async function saveSolve(
  solve: StoredSolve,
  follows: readonly string[],
): Promise<'saved' | StoreFailure | 'overtaken'> {
  try {
    const db = await database();
    const store = storeOf(solve.key);
    const transaction = db.transaction(store, 'readwrite', { durability: 'relaxed' });
    const there = parseStoredSolve(await transaction.store.get(solve.key));
    const isSame = there?.version === solve.version;
    if (there && !isSame && !follows.includes(there.version)) return 'overtaken';
    const spentMs = Math.max(solve.spentMs, isSame ? there.spentMs : 0);
    void transaction.store.put({ ...solve, spentMs }).catch(() => undefined); // `done` rejects too
    transaction.commit();
    await transaction.done;
    forgetLeft(solve.key, [solve.version, ...follows]);
    if (store === 'solves' && !there) await deleteSurplus(db);
    return 'saved';
  } catch (error) {
    return classifyFailure(error); // play goes on without storage
  }
}

/** The object store of a key. */
function storeOf(key: string): 'solves' | 'drafts' {
  return isDraftKey(key) ? 'drafts' : 'solves';
}

async function deleteSurplus(db: Database): Promise<void> {
  const surplus = (await db.count('solves')) - MAX_SOLVES;
  if (surplus <= 0) return;
  const oldest = await db.getAllKeysFromIndex('solves', 'savedAtMs', null, surplus);
  await Promise.all(oldest.map((key) => db.delete('solves', key)));
}
