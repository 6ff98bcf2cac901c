import { readStored } from '#ui/shared/platform/storage.ts';

/** Where this browser notes that somebody signed in with it. */
export const SIGNED_IN_KEY = 'signedIn';

/** Whether somebody signed in with this browser, as far as it remembers. */
export function isRemembered(): boolean {
  return readStored(SIGNED_IN_KEY) !== null;
}
