import { derivedStore, type ReadableStore } from '#base/store.ts';
import {
  forgetRecorded,
  onStored,
  readStored,
  removeStored,
  writeStored,
} from '#ui/shared/platform/storage.ts';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { setWorkOwner } from '#ui/shared/platform/workOwner.ts';
import { isRemembered, SIGNED_IN_KEY } from './remembered.ts';

const RETURN_KEY = 'redirect';
const own = new Set<() => void>();
/** The stored sign-in that the data of this page was loaded with. */
let followed = readStored(SIGNED_IN_KEY);

/**
 * True if this browser probably has a session. Scripts can't read the session cookie, so local
 * storage records it; without the record, the server isn't asked.
 */
export const mayBeSignedIn: ReadableStore<boolean> = derivedStore(isRemembered, (emit) => {
  own.add(emit);
  const stop = onStored(SIGNED_IN_KEY, emit);
  return () => {
    own.delete(emit);
    stop();
  };
});

/** Record that a session began or ended. Other tabs are notified by the storage event. */
export function noteSignedIn(isSignedIn: boolean): void {
  setWorkOwner(null); // until the account is read
  // A unique value each time, so that signing in to another account triggers a storage event too.
  if (isSignedIn) writeStored(SIGNED_IN_KEY, String(Date.now()));
  else removeStored(SIGNED_IN_KEY);
  forgetRecorded(); // solved puzzles belong to one account
  for (const emit of own) emit();
}

/**
 * Call a listener after each sign-in and sign-out since the page was loaded, in this tab or another
 * one; at once if one happened before this call. Returns the unsubscribe function.
 */
export function onReaderChange(listener: () => void): () => void {
  const follow = () => {
    followed = readStored(SIGNED_IN_KEY);
    listener();
  };
  if (readStored(SIGNED_IN_KEY) !== followed) follow();
  return mayBeSignedIn.subscribe(follow);
}

/** Store the path to return to after signing in or reloading the site. */
export function keepReturn(path: string): void {
  writeOfTab(RETURN_KEY, path);
}

/** The stored path to return to, else the home page. Removes it. */
export function takeReturn(): string {
  const path = readOfTab(RETURN_KEY) ?? '/';
  removeOfTab(RETURN_KEY);
  return pathOfSite(path) ?? '/';
}

/**
 * A path as browsers resolve it, without dots and line breaks; null if it leads to another site or
 * to a page for signing in.
 */
function pathOfSite(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  const isElsewhere = origin !== location.origin || pathname.startsWith('//');
  return isElsewhere || /^\/(?:auth|oauth)\b/.test(pathname) ? null : pathname + search + hash;
}
