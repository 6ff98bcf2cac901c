import { message, type Text } from '#texts/message.ts';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  signInWithPasskey,
  Assertion,
  Attestation,
} from '#contract/auth.ts';
import { call } from '../api/client.ts';
import { problemOf } from '../api/problemOf.ts';

/** Whether this browser can use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn();
}

/** Make an account with a passkey of this device. */
export function signUp(name: string): Promise<void> {
  return makePasskey({ name });
}

/** Add a passkey of this device to the account that is signed in. */
export function addPasskey(): Promise<void> {
  return makePasskey({});
}

async function makePasskey(body: { readonly name?: string }): Promise<void> {
  const optionsJSON = await call(passkeyRegistrationOptions, { body });
  const made = await startRegistration({ optionsJSON });
  await call(registerPasskey, { body: Attestation.parse({ ...made, clientExtensionResults: {} }) });
}

/** Sign in with a passkey; which one, the browser asks. */
export async function signIn(): Promise<void> {
  const optionsJSON = await call(passkeySignInOptions, {});
  const used = await startAuthentication({ optionsJSON });
  await call(signInWithPasskey, { body: Assertion.parse({ ...used, clientExtensionResults: {} }) });
}

/** What went wrong, in a sentence; null when somebody only changed their mind. */
export function passkeyProblem(error: unknown): Text | null {
  if (error instanceof WebAuthnError)
    return error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? message('account.passkeyTaken')
      : wasCancelled(error.cause)
        ? null
        : message('account.passkeyFailed');
  if (wasCancelled(error)) return null;
  return error instanceof Error ? problemOf(error) : message('account.passkeyFailed');
}

/** Closing the question of the browser, and letting it time out, look the same. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
