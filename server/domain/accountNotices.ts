import { v7 as uuidv7 } from 'uuid';
import type { SignInProvider } from '#contract/auth.ts';
import { escapeMarkdown, type NewNotification } from '../db/notifications.ts';

const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  discord: 'Discord',
  passkey: 'Passkey',
};

/** A sign-in method as its owner knows it. */
interface NamedIdentity {
  readonly provider: SignInProvider;
  readonly label: string;
  readonly email: string;
}

/** A change of an account's sign-in methods, and the browser in which it was made. */
export type AccountChange = { readonly userId: string; readonly agent: string } & (
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
    message: `${sentenceOn(change)} If that was not you, remove what you do not know and sign out all other browsers.`,
    target: '/settings#account',
    sourceId: null,
    eventKey: change.kind === 'signedOut' ? `signedOut:${change.sessionId}` : `account:${uuidv7()}`,
  };
}

function sentenceOn(change: AccountChange): string {
  const where = `in ${strong(change.agent)}`;
  switch (change.kind) {
    case 'added':
      return `A way to sign in to your account was added ${where}: ${describe(change.identity)}.`;
    case 'removed':
      return `A way to sign in to your account was removed ${where}: ${describe(change.identity)}.`;
    case 'renamed':
      return `A passkey of your account was renamed ${where}: ${strong(change.label)}.`;
    case 'signedOut':
      return change.isEverywhere
        ? `Your account was signed out everywhere ${where}.`
        : `Other browsers were signed out of your account ${where}.`;
  }
}

function describe({ provider, label, email }: NamedIdentity): string {
  const which = provider === 'passkey' ? label : email;
  const kind = PROVIDER_NAMES[provider];
  return which === '' ? kind : `${kind} ${strong(which)}`;
}

function strong(text: string): string {
  return `**${escapeMarkdown(text).trim()}**`;
}
