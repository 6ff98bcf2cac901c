import { readStored } from '#ui/shared/platform/storage.ts';

/** The storage key that is set while this browser has a session. */
export const SIGNED_IN_KEY = 'signedIn';

/** True if this browser has a session, according to its local storage. */
export function isRemembered(): boolean {
  return readStored(SIGNED_IN_KEY) !== null;
}
