import { database, withTimeout } from './database.ts';
import { loadSolve, PENDING } from './solveStore.ts';
import { parseKeys, storedKeys } from './storage.ts';
import { parseStoredSolve, type StoredSolve } from './storedSolve.ts';
import { isOwnKey, ownKey, withoutOwner } from './workOwner.ts';

/** Store all pending solves in the database. Opening a solve does the same for that solve. */
export async function importPendingSolves(): Promise<void> {
  for (const key of storedKeys(PENDING)) await loadSolve(key.slice(PENDING.length));
}

/**
 * Unfinished solves of the present owner, the latest first, mapped by `read`; those for which it
 * returns null are skipped.
 */
export async function solvesUnderWay<T>(
  count: number,
  read: (solve: StoredSolve) => T | null,
): Promise<readonly T[]> {
  await importPendingSolves();
  return await withTimeout(
    database().then(async (db) => {
      const found: T[] = [];
      const index = db.transaction('solves').store.index('savedAtMs');
      for await (const { value } of index.iterate(null, 'prev')) {
        const solve = parseOwn(value);
        const made = solve && !solve.isSolved ? read(solve) : null;
        if (made !== null) found.push(made);
        if (found.length === count) break;
      }
      return found;
    }),
    [],
  );
}

/**
 * The id of the server's puzzle in the address of a solve; undefined for links that contain the
 * puzzle, and for puzzles by wish.
 */
function puzzleIdOf({ address }: StoredSolve): string | undefined {
  const [, section, id] = address.split('?')[0]?.split('/') ?? [];
  return section === 'play' ? undefined : id;
}

/** The owner's last solve of each puzzle of the server, by puzzle id. */
export async function solvesById(): Promise<ReadonlyMap<string, StoredSolve>> {
  await importPendingSolves();
  return await withTimeout(
    database().then(async (db) => {
      const found = new Map<string, StoredSolve>();
      const index = db.transaction('solves').store.index('savedAtMs');
      for await (const { value } of index.iterate()) {
        const solve = parseOwn(value);
        const id = solve?.mode === 'solve' ? puzzleIdOf(solve) : undefined;
        if (solve && id !== undefined) found.set(id, solve);
      }
      return found;
    }),
    new Map(),
  );
}

/** The owner's last solve of a puzzle of the server, by its id; null if this browser has none. */
export async function solveWithId(id: string): Promise<StoredSolve | null> {
  return await lastSolve((solve) => puzzleIdOf(solve) === id);
}

/** The owner's last solve with these properties; null if this browser has none. */
export async function lastSolve(
  isWanted: (solve: StoredSolve) => boolean,
): Promise<StoredSolve | null> {
  await importPendingSolves();
  return await withTimeout(
    database().then(async (db) => {
      const index = db.transaction('solves').store.index('savedAtMs');
      for await (const { value } of index.iterate(null, 'prev')) {
        const solve = parseOwn(value);
        if (solve && isWanted(solve)) return solve;
      }
      return null;
    }),
    null,
  );
}

/** A solve of the present owner; null for those of others, and if it can't be read. */
function parseOwn(value: unknown): StoredSolve | null {
  const solve = parseStoredSolve(value);
  return solve && isOwnKey(solve.key) ? solve : null;
}

/** Keys of the puzzles that their owner ever solved in this browser. */
export async function solvedKeys(): Promise<ReadonlySet<string>> {
  return await withTimeout(
    database().then(async (db) => {
      const own = (await db.getAllKeys('solved')).filter(isOwnKey);
      return parseKeys(own.map(withoutOwner));
    }),
    new Set(),
  );
}

/** Record when a puzzle was solved first. */
export async function rememberSolved(puzzleKey: string, atMs: number): Promise<void> {
  const key = ownKey(puzzleKey);
  try {
    const db = await database();
    if ((await db.getKey('solved', key)) === undefined) await db.put('solved', atMs, key);
  } catch {
    // No database.
  }
}
