import { message, type Text } from '#texts/message.ts';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  confirmWithPasskey,
  passkeyConfirmOptions,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  signInWithPasskey,
  Assertion,
  Attestation,
  SignInDetails,
} from '#contract/auth.ts';
import { updateMe } from '#contract/users.ts';
import { ApiError, refusedBecause, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { forgetPasskey } from './passkeySignals.ts';

/** True if the browser supports passkeys at this address. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn();
}

/** A new account whose registration has no answer yet: its passkey is on this device. */
let unanswered: { readonly name: string; readonly passkey: Attestation } | null = null;

/**
 * Create an account with a passkey of this device. If the answer of an earlier attempt was lost,
 * that account is used, so that no second one is created. `invitation` is the secret of one.
 */
export async function signUp(name: string, invitation: string | null): Promise<void> {
  if (unanswered !== null && (await goOn(unanswered))) {
    if (unanswered.name !== name) await call(updateMe, { body: { name } });
  } else {
    unanswered = null;
    const passkey = await makePasskey(invitation === null ? { name } : { name, invitation });
    unanswered = { name, passkey };
    await call(registerPasskey, { body: passkey });
  }
  unanswered = null;
}

/**
 * Register a passkey again. The server accepts each one once: if the first call arrived, the
 * account exists and is signed in to. False if it was never created, and can't be any more.
 */
async function goOn({ passkey }: NonNullable<typeof unanswered>): Promise<boolean> {
  try {
    await call(registerPasskey, { body: passkey });
    return true;
  } catch (error) {
    if (refusedBecause(registerPasskey, error) === null) throw error;
  }
  try {
    await signInWith(passkey.id); // this passkey only, for that account
    return true;
  } catch (error) {
    if (refusedBecause(signInWithPasskey, error) !== 'sign_in_failed') throw error;
    return false;
  }
}

/** Add a passkey of this device to the account that is signed in. */
export async function addPasskey(): Promise<void> {
  await call(registerPasskey, { body: await makePasskey({}) });
}

interface NewPasskey {
  readonly name?: string;
  readonly invitation?: string;
}

async function makePasskey(body: NewPasskey): Promise<Attestation> {
  const optionsJSON = await call(passkeyRegistrationOptions, { body });
  const made = await startRegistration({ optionsJSON });
  return Attestation.parse({ ...made, clientExtensionResults: {} });
}

/** Sign in with a passkey, which is chosen in the browser's dialog. */
export function signIn(): Promise<void> {
  return signInWith(null);
}

/** Sign in with the passkey of this id; null for any. */
async function signInWith(id: string | null): Promise<void> {
  const options = await call(passkeySignInOptions, {});
  const allowCredentials = id === null ? [] : [{ type: 'public-key' as const, id }];
  const used = await startAuthentication({ optionsJSON: { ...options, allowCredentials } });
  try {
    const body = Assertion.parse({ ...used, clientExtensionResults: {} });
    await call(signInWithPasskey, { body });
  } catch (error) {
    if (isUnknownPasskey(error)) await forgetPasskey(options.rpId, used.id);
    throw error;
  }
}

/** True if the server refused a passkey because no account has it any more. */
function isUnknownPasskey(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'sign_in_failed') return false;
  return SignInDetails.safeParse(error.details).data?.isUnknown === true;
}

/** Confirm the current session with a passkey of its account. */
export async function confirmWithOwnPasskey(): Promise<void> {
  const optionsJSON = await call(passkeyConfirmOptions, {});
  const used = await startAuthentication({ optionsJSON });
  await call(confirmWithPasskey, {
    body: Assertion.parse({ ...used, clientExtensionResults: {} }),
  });
}

/** The message about a failure; null if the visitor canceled. */
export function passkeyProblem(error: unknown): Text | null {
  if (error instanceof WebAuthnError)
    return error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? message('account.passkeyTaken')
      : wasCancelled(error.cause)
        ? null
        : message('account.passkeyFailed');
  if (wasCancelled(error)) return null;
  return error instanceof Error ? describeFailure(error) : message('account.passkeyFailed');
}

/** The browser reports a canceled dialog and a timeout in the same way. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
