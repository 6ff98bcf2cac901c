import type { Me } from '#contract/users.ts';
import type { Network } from '#ui/shared/platform/network.ts';

/**
 * The state of the visitor's account in the header. `unknown`: the session is being loaded.
 * `notSignedIn`: signed out in the editor, where signing in would leave the page.
 */
export type AccountState =
  | { readonly kind: 'unknown' | 'signedOut' | 'notSignedIn' | 'offline' | 'outdated' }
  | { readonly kind: 'signedIn'; readonly me: Me };

const EDITOR = /^\/create(?:\/|$)/;

/** Compute the account state for the header. */
export function accountState({
  me,
  network,
  isOutdated,
  path,
}: {
  /** Undefined while it is loaded. */
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
