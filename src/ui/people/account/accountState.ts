import type { Me } from '#contract/users.ts';
import type { Network } from '#ui/shared/platform/network.ts';

/**
 * What the header says of the visitor's account. `unknown`: who is signed in is being asked.
 * `notSignedIn`: signed out on the page of the editor, which is not left for it.
 */
export type AccountState =
  | { readonly kind: 'unknown' | 'signedOut' | 'notSignedIn' | 'offline' | 'outdated' }
  | { readonly kind: 'signedIn'; readonly me: Me };

const EDITOR = /^\/create(?:\/|$)/;

/** What is said of an account, from what is known. */
export function accountState({
  me,
  network,
  isOutdated,
  path,
}: {
  /** Undefined while it is asked. */
  me: Me | null | undefined;
  network: Network;
  isOutdated: boolean;
  path: string;
}): AccountState {
  if (network !== 'online') return { kind: 'offline' };
  if (isOutdated) return { kind: 'outdated' };
  if (me === undefined) return { kind: 'unknown' };
  if (me) return { kind: 'signedIn', me };
  return { kind: EDITOR.test(path) ? 'notSignedIn' : 'signedOut' };
}
