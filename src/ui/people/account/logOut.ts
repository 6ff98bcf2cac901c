import { listIdentities, signOut } from '#contract/auth.ts';
import { isSignedOut } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { noteSignedIn } from './signedIn.ts';

/** Log out and reload the page, so that it keeps no data of the account. Other tabs follow. */
export async function logOut(): Promise<void> {
  await call(signOut, {}).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error; // an earlier call signed out already
  });
  noteSignedIn(false);
  window.location.reload();
}

/**
 * True if the account can't sign in again: it was opened by a link of the server's terminal. False
 * if the server does not say.
 */
export async function hasNoSignInMethod(): Promise<boolean> {
  try {
    return (await call(listIdentities, {})).results.length === 0;
  } catch {
    return false;
  }
}
