import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readStored, writeStored } from './storage.ts';
import { parseStoredSolve, type StoredSolve } from './storedSolve.ts';

/** Solves kept at most; the one that was left longest ago goes first. */
const MAX_SOLVES = 500;
/** Nobody waits longer than this for a database that does not answer. Long, for what is not read will be overwritten. */
const PATIENCE_MS = 10_000;

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

const LEFT_KEY = 'solveLeft';

/**
 * Keep a solve where it is written before this returns. A page that goes may take its unfinished work in the database
 * along, so the solve that was on it is also kept here.
 */
export function saveSolveAtOnce(solve: StoredSolve): void {
  writeStored(LEFT_KEY, JSON.stringify(solve));
}

function solveLeft(): StoredSolve | null {
  try {
    return parseStoredSolve(JSON.parse(readStored(LEFT_KEY) ?? 'null'));
  } catch {
    return null; // damaged text is no solve
  }
}

/** A solve that was kept. Null if there is none, it cannot be read, or the browser keeps nothing for us. */
export async function loadSolve(key: string): Promise<StoredSolve | null> {
  const kept = await soon(
    database().then(async (db) => parseStoredSolve(await db.get('solves', key))),
    null,
  );
  const left = solveLeft();
  return left?.key === key && left.savedAtMs > (kept?.savedAtMs ?? 0) ? left : kept;
}

/** Keep a solve in place of what was kept of it before. Returns whether there was room for it. */
export async function saveSolve(solve: StoredSolve): Promise<boolean> {
  try {
    const db = await database();
    const work = db.transaction('solves', 'readwrite', { durability: 'relaxed' });
    void work.store.put(solve).catch(() => undefined); // `done` tells of it too
    work.commit(); // asks for no answer first: the page may be gone before one comes
    await work.done;
    await dropSurplus(db);
    return true;
  } catch {
    return false; // no room, or no database at all: play goes on all the same
  }
}

async function dropSurplus(db: IDBPDatabase<Schema>): Promise<void> {
  const surplus = (await db.count('solves')) - MAX_SOLVES;
  if (surplus <= 0) return;
  const oldest = await db.getAllKeysFromIndex('solves', 'savedAtMs', null, surplus);
  await Promise.all(oldest.map((key) => db.delete('solves', key)));
}

/** Solves under way, the latest first. Those that cannot be read are passed over. */
export async function solvesUnderWay(count: number): Promise<readonly StoredSolve[]> {
  return await soon(
    database().then(async (db) => {
      const found: StoredSolve[] = [];
      const index = db.transaction('solves').store.index('savedAtMs');
      for await (const { value } of index.iterate(null, 'prev')) {
        const solve = parseStoredSolve(value);
        if (solve && solve.mode !== 'create' && !solve.isSolved) found.push(solve);
        if (found.length === count) break;
      }
      return found;
    }),
    [],
  );
}

/** Remember for good that a puzzle was solved. */
export async function rememberSolved(key: string, atMs: number): Promise<void> {
  try {
    const db = await database();
    if ((await db.getKey('solved', key)) === undefined) await db.put('solved', atMs, key);
  } catch {
    // Without a database there is nothing to remember with.
  }
}

/** Keys of the puzzles that were ever solved in this browser. */
export async function solvedKeys(): Promise<ReadonlySet<string>> {
  return await soon(
    database().then(async (db) => new Set(await db.getAllKeys('solved'))),
    new Set(),
  );
}

/** What a promise gives; something else if it fails or takes too long. */
async function soon<T>(promise: Promise<T>, otherwise: T): Promise<T> {
  let timer = 0;
  const late = new Promise<T>((resolve) => {
    timer = window.setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const value = await Promise.race([promise.catch(() => otherwise), late]);
  clearTimeout(timer);
  return value;
}
