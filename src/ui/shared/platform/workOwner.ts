import { readStored, removeStored, writeStored } from './storage.ts';

/** The storage key of the account that is signed in; other tabs read it too. */
export const OWNER_KEY = 'reader';

/** Key of the list of solved dailies, without its owner. */
export const DAILY_SOLVES = 'dailySolves';

let owner = readStored(OWNER_KEY);

/**
 * Id of the account that owns the work on this page; null for visitors. Remembered, so that it is
 * known without a network.
 */
export function workOwner(): string | null {
  return owner;
}

/** Set the owner of all work from now on. */
export function setWorkOwner(id: string | null): void {
  owner = id;
  if (id === null) removeStored(OWNER_KEY);
  else writeStored(OWNER_KEY, id);
}

/** The storage key of work of its owner, so that nobody else finds it. */
export function ownKey(key: string): string {
  return owner === null ? key : keyOfAccount(owner, key);
}

/** The storage key of work of an account. */
export function keyOfAccount(id: string, key: string): string {
  return `@${id} ${key}`;
}

/** The key without its owner. */
export function withoutOwner(stored: string): string {
  return stored.replace(/^@\S+ /, '');
}

/** True for the storage keys of the present owner. */
export function isOwnKey(stored: string): boolean {
  return stored === ownKey(withoutOwner(stored));
}
