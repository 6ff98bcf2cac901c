import { derivedStore, type ReadableStore } from '#base/store.ts';
import {
  forgetRecorded,
  onStored,
  readStored,
  removeStored,
  writeStored,
} from '#ui/shared/platform/storage.ts';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { isRemembered, SIGNED_IN_KEY } from './remembered.ts';

const RETURN_KEY = 'redirect';
const own = new Set<() => void>();
/** The sign-in with whose eyes this page reads. */
let followed = readStored(SIGNED_IN_KEY);

/**
 * Whether somebody signed in with this browser, as far as it remembers: the session itself no
 * script can see. Who did not is not asked for at the server.
 */
export const mayBeSignedIn: ReadableStore<boolean> = derivedStore(isRemembered, (emit) => {
  own.add(emit);
  const stop = onStored(SIGNED_IN_KEY, emit);
  return () => {
    own.delete(emit);
    stop();
  };
});

/** Note that a session began, or that there is none. Other tabs hear of it. */
export function noteSignedIn(isSignedIn: boolean): void {
  // Never the same twice, so that other tabs hear of the next account as well.
  if (isSignedIn) writeStored(SIGNED_IN_KEY, String(Date.now()));
  else removeStored(SIGNED_IN_KEY);
  forgetRecorded(); // what one account solved is not what another one did
  for (const emit of own) emit();
}

/**
 * Calls a listener after each sign-in and sign-out since the page began, here or in another tab:
 * for one that came before anybody listened at once. Returns the way to stop.
 */
export function onReaderChange(listener: () => void): () => void {
  const follow = () => {
    followed = readStored(SIGNED_IN_KEY);
    listener();
  };
  if (readStored(SIGNED_IN_KEY) !== followed) follow();
  return mayBeSignedIn.subscribe(follow);
}

/** Come back to this path of the site after signing in, or once the site was loaded anew. */
export function keepReturn(path: string): void {
  writeOfTab(RETURN_KEY, path);
}

/** Where to go then: the path that was kept, else home. It is kept no more. */
export function takeReturn(): string {
  const path = readOfTab(RETURN_KEY) ?? '/';
  removeOfTab(RETURN_KEY);
  return pathOfSite(path) ?? '/';
}

/**
 * An address as browsers read it, who leave out dots and line breaks; null if it leads to another
 * site, or to a page of signing in.
 */
function pathOfSite(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  const isElsewhere = origin !== location.origin || pathname.startsWith('//');
  return isElsewhere || /^\/(?:auth|oauth)\b/.test(pathname) ? null : pathname + search + hash;
}
