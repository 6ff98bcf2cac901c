import * as z from 'zod/mini';
import { endpoint, none, raw } from './endpoint.ts';
import { CursorQuery, Id, pageSchema, resource, TEXT_LIMITS, Time, writtenText } from './shapes.ts';

/** Other sites that say who somebody is. Which of them a site uses is up to its configuration. */
export const OAUTH_PROVIDERS = ['google', 'discord'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** Every way to sign in. A passkey is kept by the person's own device. */
const SignInProvider = z.enum([...OAUTH_PROVIDERS, 'passkey']);
export type SignInProvider = z.infer<typeof SignInProvider>;

/**
 * Why a sign-in at a provider came to nothing, as the page of `error` finds it in its query
 * parameter of that name. Pages have a sentence for each, and show nothing else that it may hold.
 */
export const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'other_browser',
  'confirmation_needed',
  'provider_failed',
  'taken',
  'blocked',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** The longest address of a page to go back to. */
const MAX_TARGET = 2000;
const target = z.string().check(z.maxLength(MAX_TARGET));
const shortText = z.string().check(z.maxLength(2000));

/** Which ways of signing in this site has. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({ providers: z.array(SignInProvider) }),
});

/**
 * Where a page sends the browser to sign in with a provider, or, signed in, to add that way of
 * signing in, which needs a recent sign-in. An account that has it already is signed in to once
 * more. Afterwards the browser is at `success`, with `userId` and `secret` added for
 * `finishSignIn`, or at `error`, with `error` added. Both are addresses of pages of this site.
 */
export const startOAuth = endpoint({
  method: 'GET',
  path: '/auth/oauth/:provider',
  caller: 'anyone',
  rate: 'signIn',
  params: z.object({ provider: z.enum(OAUTH_PROVIDERS) }),
  query: z.object({ success: target, error: target }),
  response: raw,
  errors: ['invalid_request', 'forbidden', 'not_found'],
});

/** Where the provider sends the browser back to. The provider decides what else is in the query. */
export const returnFromProvider = endpoint({
  method: 'GET',
  path: '/auth/oauth/:provider/callback',
  caller: 'anyone',
  rate: 'signIn',
  params: z.object({ provider: z.enum(OAUTH_PROVIDERS) }),
  query: z.object({
    state: z.optional(shortText),
    code: z.optional(z.string().check(z.maxLength(4000))),
    error: z.optional(shortText),
  }),
  response: raw,
  errors: ['forbidden', 'not_found'],
});

/** Turn what `success` was given into a session, in the browser that began. Works once. */
export const finishSignIn = endpoint({
  method: 'POST',
  path: '/auth/oauth/callback',
  caller: 'anyone',
  rate: 'signIn',
  query: z.object({ userId: Id, secret: z.string().check(z.maxLength(100)) }),
  response: none,
  errors: ['sign_in_failed', 'forbidden'],
});

/** One way in which an account is signed in to. */
export const Identity = z.object({
  ...resource,
  provider: SignInProvider,
  /** As the provider knows it; empty for a passkey. */
  email: z.string(),
  /** Names the device of a passkey; else empty. */
  label: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/auth/identity/list',
  caller: 'user',
  rate: 'reads',
  response: pageSchema(Identity),
});

/** Give the device of a passkey another name. */
export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/auth/identity/:id',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ label: writtenText(1, 100) }),
  response: Identity,
  errors: ['invalid_request', 'not_found'],
});

/** An account keeps at least one: `conflict` for its last. */
export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/auth/identity/:id',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  params: z.object({ id: Id }),
  response: none,
  errors: ['not_found', 'conflict'],
});

/** End the session of this browser. */
export const signOut = endpoint({
  method: 'DELETE',
  path: '/auth/logout',
  caller: 'user',
  rate: 'writes',
  response: none,
});

/** Bytes as text: base64url, without padding. */
function bytesText(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/, 'Expected base64url'));
}

/** The longest id of a credential: 1023 bytes. */
const CredentialId = bytesText(1364).check(z.minLength(1));

/** A word of WebAuthn, such as `smart-card`. Newer browsers may have more of them. */
const Token = z.string().check(z.maxLength(32), z.regex(/^[\w-]+$/, 'Expected a word'));

const transports = z.array(Token).check(z.maxLength(16));

/** What WebAuthn calls `PublicKeyCredentialCreationOptionsJSON`, as far as we say it. */
const CreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What WebAuthn calls `PublicKeyCredentialRequestOptionsJSON`, as far as we say it. */
const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('preferred'),
  /** The passkeys that may answer; any of the site where the list is empty. */
  allowCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** What browsers say of a credential, whatever was done with it. */
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(Token)),
  /** Nothing of it is used. */
  clientExtensionResults: z.object({}),
};

/** A new credential: `RegistrationResponseJSON`. */
export const Attestation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytesText(4096),
    attestationObject: bytesText(16_384),
    authenticatorData: z.optional(bytesText(16_384)),
    publicKey: z.optional(bytesText(8192)),
    publicKeyAlgorithm: z.optional(z.int()),
    transports: z.optional(transports),
  }),
});
export type Attestation = z.infer<typeof Attestation>;

/** A credential that was used: `AuthenticationResponseJSON`. */
export const Assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytesText(4096),
    authenticatorData: bytesText(4096),
    signature: bytesText(4096),
    userHandle: z.optional(z.nullable(bytesText(128))),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/**
 * Begin to make a passkey: a visitor gives the name of the account to be made, somebody signed in
 * gives none and adds a passkey to theirs.
 */
export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/register/options',
  caller: 'anyone',
  rate: 'signIn',
  needsRecentSignIn: true,
  body: z.strictObject({ name: z.optional(writtenText(1, TEXT_LIMITS.userName)) }),
  response: CreationOptions,
  errors: ['invalid_request'],
});

/** Keep the passkey that was made. For a new account also its session begins. */
export const registerPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/register',
  caller: 'anyone',
  rate: 'signIn',
  needsRecentSignIn: true,
  body: Attestation,
  response: Identity,
  errors: ['sign_in_failed', 'conflict'],
});

/** Begin to sign in with a passkey; which one, the browser asks. */
export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/login/options',
  caller: 'anyone',
  rate: 'signIn',
  response: RequestOptions,
});

/** Sign in with the passkey that was chosen: a session begins. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  caller: 'anyone',
  rate: 'signIn',
  body: Assertion,
  response: z.object({ userId: Id }),
  errors: ['sign_in_failed', 'forbidden'],
});

/** Begin to confirm with a passkey of the account who is signed in. */
export const passkeyConfirmOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/confirm/options',
  caller: 'user',
  rate: 'signIn',
  response: RequestOptions,
});

/**
 * Sign in once more to the same account: what `needsRecentSignIn` may be done again. Passkeys of
 * other accounts are refused.
 */
export const confirmWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/confirm',
  caller: 'user',
  rate: 'signIn',
  body: Assertion,
  response: none,
  errors: ['sign_in_failed', 'forbidden'],
});

/** A browser that is signed in. */
export const SignedInBrowser = z.object({
  id: Id,
  createdAt: Time,
  lastSeenAt: Time,
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** Whether it may do what `needsRecentSignIn`. */
  recent: z.boolean(),
  /** The browser and its system, as far as it says: `Firefox on Linux`. */
  agent: z.string(),
});

/** Where the account is signed in, the newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  caller: 'user',
  rate: 'reads',
  query: CursorQuery,
  response: pageSchema(SignedInBrowser),
  errors: ['invalid_request'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  params: z.object({ id: Id }),
  response: none,
  errors: ['not_found'],
});

/** Sign out everywhere, here as well. */
export const endEverySession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  response: none,
});
