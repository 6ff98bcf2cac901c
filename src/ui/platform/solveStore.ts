import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { jsonOf, parseKeys, readStored, writeStored } from './storage.ts';
import { parseStoredSolve, type StoredSolve } from './storedSolve.ts';

/** Saved solves at most; the one saved longest ago is deleted first. */
const MAX_SOLVES = 500;
/**
 * A database that has not answered by then is taken for one that is not there. Long, for progress
 * that is not read will be overwritten.
 */
const DATABASE_TIMEOUT_MS = 10_000;

interface Schema extends DBSchema {
  solves: { key: string; value: unknown; indexes: { savedAtMs: number } };
  /** When each puzzle was solved first, by its key. */
  solved: { key: string; value: number };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Asynchronous, for some browsers throw at once where the visitor allows no storage. */
async function open(): Promise<IDBPDatabase<Schema>> {
  return await openDB<Schema>('chiaro', 1, {
    upgrade(db) {
      db.createObjectStore('solves', { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
      db.createObjectStore('solved');
    },
    blocking(_current, _next, event) {
      opening = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opening = null;
    },
  });
}

/** Local storage's key of the solve that was on the page that was left last. */
const LAST_LEFT_KEY = 'solveLeft';

/**
 * Save a solve synchronously, to local storage. A page that is closed may cancel its unfinished
 * writes to the database, so the solve that was on it is saved here as well.
 */
export function saveSolveAtOnce(solve: StoredSolve): void {
  writeStored(LAST_LEFT_KEY, JSON.stringify(solve));
}

function lastLeftSolve(): StoredSolve | null {
  return parseStoredSolve(jsonOf(readStored(LAST_LEFT_KEY)));
}

/** A saved solve; null if there is none, it cannot be read, or the browser allows no storage. */
export async function loadSolve(key: string): Promise<StoredSolve | null> {
  const saved = await withTimeout(
    database().then(async (db) => parseStoredSolve(await db.get('solves', key))),
    null,
  );
  const left = lastLeftSolve();
  return left?.key === key && left.savedAtMs > (saved?.savedAtMs ?? 0) ? left : saved;
}

/** Save a solve in place of its last version. Returns whether there was room for it. */
export async function saveSolve(solve: StoredSolve): Promise<boolean> {
  try {
    const db = await database();
    const transaction = db.transaction('solves', 'readwrite', { durability: 'relaxed' });
    void transaction.store.put(solve).catch(() => undefined); // `done` rejects as well
    transaction.commit(); // before any answer: the page may be gone when one comes
    await transaction.done;
    await deleteSurplus(db);
    return true;
  } catch {
    return false; // no room, or no database at all: play goes on all the same
  }
}

async function deleteSurplus(db: IDBPDatabase<Schema>): Promise<void> {
  const surplus = (await db.count('solves')) - MAX_SOLVES;
  if (surplus <= 0) return;
  const oldest = await db.getAllKeysFromIndex('solves', 'savedAtMs', null, surplus);
  await Promise.all(oldest.map((key) => db.delete('solves', key)));
}

/**
 * Solves under way, the latest first, as `read` makes them. Those that it makes nothing of are
 * skipped.
 */
export async function solvesUnderWay<T>(
  count: number,
  read: (solve: StoredSolve) => T | null,
): Promise<readonly T[]> {
  return await withTimeout(
    database().then(async (db) => {
      const found: T[] = [];
      const index = db.transaction('solves').store.index('savedAtMs');
      for await (const { value } of index.iterate(null, 'prev')) {
        const solve = parseStoredSolve(value);
        const isUnderWay = solve && solve.mode !== 'create' && !solve.isSolved;
        const made = isUnderWay ? read(solve) : null;
        if (made !== null) found.push(made);
        if (found.length === count) break;
      }
      return found;
    }),
    [],
  );
}

/** Record when a puzzle was solved first. */
export async function rememberSolved(key: string, atMs: number): Promise<void> {
  try {
    const db = await database();
    if ((await db.getKey('solved', key)) === undefined) await db.put('solved', atMs, key);
  } catch {
    // Without a database nothing can be recorded.
  }
}

/** Keys of the puzzles that were ever solved in this browser. */
export async function solvedKeys(): Promise<ReadonlySet<string>> {
  return await withTimeout(
    database().then(async (db) => parseKeys(await db.getAllKeys('solved'))),
    new Set(),
  );
}

/** The result of a promise, or `fallback` if it rejects or takes too long. */
async function withTimeout<T>(promise: Promise<T>, fallback: T): Promise<T> {
  let timer = 0;
  const timeout = new Promise<T>((resolve) => {
    timer = window.setTimeout(() => resolve(fallback), DATABASE_TIMEOUT_MS);
  });
  const value = await Promise.race([promise.catch(() => fallback), timeout]);
  clearTimeout(timer);
  return value;
}
