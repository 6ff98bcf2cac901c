import { v7 as uuidv7 } from 'uuid';
import type { SignInProvider } from '#contract/auth.ts';
import { message, type Message } from '#texts/message.ts';
import type { NewNotification } from '../db/notifications.ts';

/** A sign-in method as its owner knows it. */
interface NamedIdentity {
  readonly provider: SignInProvider;
  readonly label: string;
  readonly email: string;
}

/** A change of an account's sign-in methods, and the browser in which it was made. */
export type AccountChange = { readonly userId: string; readonly agent: Message } & (
  | { readonly kind: 'added' | 'removed'; readonly identity: NamedIdentity }
  | { readonly kind: 'renamed'; readonly label: string }
  | { readonly kind: 'signedOut'; readonly sessionId: string; readonly isEverywhere: boolean }
);

/**
 * The notification about a change, so that owners notice changes by others. A session that signs
 * out many browsers, one call for each, causes one notification.
 */
export function accountNotice(change: AccountChange): NewNotification {
  return {
    userId: change.userId,
    type: 'account',
    text: textOn(change),
    target: '/settings#account',
    sourceId: null,
    eventKey: change.kind === 'signedOut' ? `signedOut:${change.sessionId}` : `account:${uuidv7()}`,
  };
}

function textOn(change: AccountChange): Message {
  const { agent } = change;
  switch (change.kind) {
    case 'added':
      return message('notices.methodAdded', { agent, method: describe(change.identity) });
    case 'removed':
      return message('notices.methodRemoved', { agent, method: describe(change.identity) });
    case 'renamed':
      return message('notices.passkeyRenamed', { agent, label: change.label.trim() });
    case 'signedOut':
      return change.isEverywhere
        ? message('notices.signedOutEverywhere', { agent })
        : message('notices.signedOut', { agent });
  }
}

function describe({ provider, label, email }: NamedIdentity): Message {
  const which = (provider === 'passkey' ? label : email).trim();
  if (which === '') return message('notices.method', { provider });
  return message('notices.methodNamed', { provider, label: which });
}
