import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { addressOfDraft, isDraftKey, keyById, parseStoredSolve } from './storedSolve.ts';

/**
 * After this time the database counts as missing. It is long, because progress that is not read
 * will be overwritten.
 */
const DATABASE_TIMEOUT_MS = 10_000;
const NAME = 'chiaro';
/**
 * Version 2 added drafts and versions, 3 reports of solves, 4 the publishing queue; 5 stores solves
 * of puzzles of the server under their ids.
 */
const DATABASE_VERSION = 5;

/** Entries are parsed when they are read: stored data may be of any shape. */
interface Schema extends DBSchema {
  solves: { key: string; value: unknown; indexes: { savedAtMs: number } };
  /** Puzzles in the making, in the form of solves. None is ever deleted to make room. */
  drafts: { key: string; value: unknown; indexes: { savedAtMs: number } };
  /** Earlier states of drafts. */
  versions: { key: string; value: unknown; indexes: { draft: string } };
  /** When each puzzle was solved first, by its key. */
  solved: { key: string; value: number };
  /** Unsent reports of solves and the server's state, by account and puzzle. */
  records: { key: string; value: unknown };
  /** Puzzles of the bulk import on their way to the site, by their texts. */
  publications: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

/** The reason of a failed write: no space is left, or the browser allows no storage. */
export type StoreFailure = 'noRoom' | 'refused';

let opening: Promise<Database> | null = null;

/** The database of the site, opened once. Rejects where the browser allows none. */
export function database(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Asynchronous, because some browsers throw synchronously if storage is denied. */
async function open(): Promise<Database> {
  return await openDB<Schema>(NAME, DATABASE_VERSION, {
    upgrade(db, oldVersion, _newVersion, transaction) {
      if (oldVersion < 1) {
        db.createObjectStore('solves', { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
        db.createObjectStore('solved');
      }
      if (oldVersion < 2) {
        db.createObjectStore('drafts', { keyPath: 'key' }).createIndex('savedAtMs', 'savedAtMs');
        db.createObjectStore('versions', { keyPath: 'id' }).createIndex('draft', 'draft');
      }
      if (oldVersion < 3) db.createObjectStore('records', { keyPath: 'key' });
      if (oldVersion < 4) db.createObjectStore('publications', { keyPath: 'key' });
      if (oldVersion < 5) void moveSolves(transaction).catch(() => undefined); // which aborts it
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

type Upgrade = IDBPTransaction<
  Schema,
  ('solves' | 'drafts' | 'versions' | 'solved' | 'records' | 'publications')[],
  'versionchange'
>;

/**
 * Moves drafts out of the store of solves, where version 1 kept them: those of shared puzzles had
 * keys made of their clues, which links no longer resolve to, and get keys of their own. Stores
 * solves of puzzles of the server under their ids: the latest of a puzzle stays.
 */
async function moveSolves(transaction: Upgrade): Promise<void> {
  const solves = transaction.objectStore('solves');
  for (const value of await solves.index('savedAtMs').getAll()) {
    const solve = parseStoredSolve(value);
    const key = solve && keyById(solve);
    if (solve && isDraftKey(solve.key))
      await transaction.objectStore('drafts').put({ ...solve, address: addressOfDraft(solve.key) });
    else if (solve && key !== null) await solves.put({ ...solve, key });
    else continue;
    if (solve.key !== key) await solves.delete(solve.key);
  }
}

/**
 * Delete all databases of the site, including those of libraries. Pages with an open connection
 * close it on the version change event.
 */
export async function deleteDatabases(): Promise<void> {
  // Not every browser lists them.
  const listed = 'databases' in indexedDB ? await indexedDB.databases() : [];
  const names = new Set([NAME, ...listed.flatMap(({ name }) => name ?? [])]);
  await Promise.all([...names].map(async (name) => deleteDB(name)));
}

/** Classify the error of a failed write. */
export function classifyFailure(error: unknown): StoreFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'noRoom'
    : 'refused';
}

/** The result of a promise, or `fallback` if it rejects or takes too long. */
export async function withTimeout<T>(promise: Promise<T>, fallback: T): Promise<T> {
  let timer = 0;
  const timeout = new Promise<T>((resolve) => {
    timer = window.setTimeout(() => resolve(fallback), DATABASE_TIMEOUT_MS);
  });
  const value = await Promise.race([promise.catch(() => fallback), timeout]);
  clearTimeout(timer);
  return value;
}
