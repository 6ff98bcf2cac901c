import { database } from './database.ts';
import { importPendingSolves } from './solveLists.ts';
import { parseJson, readStored, removeStored, writeStored } from './storage.ts';
import { parseStoredSolve, placeOfCopy, type StoredSolve } from './storedSolve.ts';
import { DAILY_SOLVES, keyOfAccount, setWorkOwner, withoutOwner, workOwner } from './workOwner.ts';
import { newId } from './newId.ts';

/** The part of an object store that claiming needs. */
interface SolveTable {
  getAllKeys(): Promise<string[]>;
  get(key: string): Promise<unknown>;
  put(value: StoredSolve): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/** Keys of local storage with lists of work, which grow. */
const LISTS = ['learned', 'presets', 'playRecords', DAILY_SOLVES];
/** Keys of local storage with one piece of work. */
const PIECES = ['sourceCode', 'viewState'];

/**
 * Make an account the owner of all work from now on, and of the work of visitors: whoever signs in
 * next is assumed to have made it, as with reports of solves. Work of another account stays where
 * it is, and the page is loaded again without it.
 */
export async function claimWork(id: string): Promise<void> {
  if (workOwner() !== null) {
    setWorkOwner(id);
    location.reload();
    return;
  }
  await importPendingSolves();
  await claimRecords(id).catch(() => undefined); // no database: there is no work in it
  setWorkOwner(id);
  for (const key of LISTS) claimList(key, keyOfAccount(id, key));
  for (const key of PIECES) claimPiece(key, keyOfAccount(id, key));
}

/** One transaction, so that no other tab saves in the middle of it. */
async function claimRecords(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['solves', 'drafts', 'versions', 'solved'], 'readwrite');
  await claimSolves(id, transaction.objectStore('solves'));
  await claimSolves(id, transaction.objectStore('drafts'));
  for await (const cursor of transaction.objectStore('versions')) {
    const value: unknown = cursor.value;
    const draft = typeof value === 'object' && value && 'draft' in value ? value.draft : null;
    if (typeof draft === 'string' && isOfVisitor(draft))
      await cursor.update(Object.assign({}, value, { draft: keyOfAccount(id, draft) }));
  }
  const solved = transaction.objectStore('solved');
  for (const key of (await solved.getAllKeys()).filter(isOfVisitor)) {
    const atMs = await solved.get(key);
    const own = keyOfAccount(id, key);
    if (atMs !== undefined && (await solved.getKey(own)) === undefined) await solved.put(atMs, own);
    await solved.delete(key);
  }
  await transaction.done;
}

/** Solves and drafts, which have the same form. Where the account has another one, as a copy. */
async function claimSolves(id: string, store: SolveTable): Promise<void> {
  for (const key of (await store.getAllKeys()).filter(isOfVisitor)) {
    const solve = parseStoredSolve(await store.get(key));
    if (!solve) continue;
    const own = { ...solve, key: keyOfAccount(id, key) };
    const there = parseStoredSolve(await store.get(own.key));
    if (!there) await store.put(own);
    else if (there.version !== own.version)
      await store.put({ ...own, ...placeOfCopy(own, newId()) });
    await store.delete(key);
  }
}

function isOfVisitor(key: string): boolean {
  return key === withoutOwner(key);
}

/** Append a stored list to another one. Their readers skip what is there twice. */
function claimList(from: string, to: string): void {
  const more = parseList(readStored(from));
  if (more.length === 0) return;
  if (writeStored(to, JSON.stringify([...parseList(readStored(to)), ...more]))) removeStored(from);
}

function parseList(text: string | null): readonly unknown[] {
  const list = parseJson(text);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

/** Move a stored text, unless there is another one. */
function claimPiece(from: string, to: string): void {
  const text = readStored(from);
  if (text !== null && readStored(to) === null && writeStored(to, text)) removeStored(from);
}
