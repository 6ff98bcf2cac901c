import * as z from 'zod/mini';
import { endpoint, none, raw } from './endpoint.ts';
import { InvitationSecret } from './signUp.ts';
import { CursorQuery, Id, pageSchema, resource, TEXT_LIMITS, Time, writtenText } from './shapes.ts';
import { SentText } from './text.ts';

/** Identity providers. A site uses those that are configured. */
export const OAUTH_PROVIDERS = ['google', 'discord'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** Every sign-in method. A passkey is stored on the user's device. */
const SignInProvider = z.enum([...OAUTH_PROVIDERS, 'passkey']);
export type SignInProvider = z.infer<typeof SignInProvider>;

/**
 * Reasons why a sign-in at a provider failed, in the query parameter `error` of the error page.
 * Pages have a sentence for each, and ignore other values.
 */
export const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'other_browser',
  'confirmation_needed',
  'provider_failed',
  'taken',
  'sign_up_closed',
  'invitation_needed',
  'invitation_invalid',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Details of `forbidden` when the account of a sign-in is blocked. */
export const BlockedDetails = z.object({
  appeal: z.object({
    state: z.enum(['possible', 'open', 'declined']),
    /** For `appealBlock`, once and within an hour; null if the block was appealed already. */
    secret: z.nullable(z.string()),
    /** The moderator's message about a declined appeal, Markdown. */
    answer: z.nullable(z.string()),
  }),
});
export type BlockedDetails = z.infer<typeof BlockedDetails>;

/** Length limit of a return address. */
const MAX_TARGET = 2000;
const target = z.string().check(z.maxLength(MAX_TARGET));
const shortText = z.string().check(z.maxLength(2000));

/** The sign-in methods of this site. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({ providers: z.array(SignInProvider) }),
});

/**
 * Address to which a page sends the browser to sign in with a provider; or, when signed in, to add
 * this method, which needs a recent sign-in. If the account has the method already, it is signed in
 * again. Afterwards the browser is at `success`, with `userId` and `secret` added for
 * `finishSignIn`, or at `error`, with `error` added. Both are addresses of pages of this site.
 * A new account may need the secret of an invitation.
 */
export const startOAuth = endpoint({
  method: 'GET',
  path: '/auth/oauth/:provider',
  caller: 'anyone',
  rate: 'signIn',
  params: z.object({ provider: z.enum(OAUTH_PROVIDERS) }),
  query: z.object({
    success: target,
    error: target,
    invitation: z.optional(InvitationSecret),
  }),
  response: raw,
  errors: ['invalid_request', 'forbidden', 'not_found'],
});

/**
 * Address to which the provider sends the browser back. The provider determines the rest of the
 * query.
 */
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

/**
 * Exchange the secret from `success` for a session, in the browser that started. Works once. A
 * blocked account is `forbidden`, with `BlockedDetails` if a moderator has blocked it.
 */
export const finishSignIn = endpoint({
  method: 'POST',
  path: '/auth/oauth/callback',
  caller: 'anyone',
  rate: 'signIn',
  query: z.object({ userId: Id, secret: z.string().check(z.maxLength(100)) }),
  response: none,
  errors: ['sign_in_failed', 'forbidden'],
});

/** A sign-in method of an account. */
export const Identity = z.object({
  ...resource,
  provider: SignInProvider,
  /** From the provider; empty for a passkey. */
  email: z.string(),
  /** Name of a passkey's device; otherwise empty. */
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

/** Rename the device of a passkey. */
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

/** Refused with `conflict` for the last sign-in method of an account. */
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

/** Bytes as base64url without padding. */
function bytesText(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/, 'Expected base64url'));
}

/** Length limit of a credential id: 1023 bytes. */
const CredentialId = bytesText(1364).check(z.minLength(1));

/** A WebAuthn token, such as `smart-card`. Newer browsers may send unknown ones. */
const Token = z.string().check(z.maxLength(32), z.regex(/^[\w-]+$/, 'Expected a word'));

const transports = z.array(Token).check(z.maxLength(16));

/** The fields of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` that are used here. */
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

/** The fields of WebAuthn's `PublicKeyCredentialRequestOptionsJSON` that are used here. */
const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('preferred'),
  /** The accepted passkeys; an empty list accepts any of the site. */
  allowCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** Common fields of a credential in browsers' answers. */
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(Token)),
  /** Ignored. */
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

/** The answer of an existing credential: `AuthenticationResponseJSON`. */
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
 * Start to create a passkey: a visitor sends the name of a new account; a signed-in user sends none
 * and adds a passkey to their account. Visitors are refused if sign-up is closed, or needs an
 * invitation that can be used.
 */
export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/register/options',
  caller: 'anyone',
  rate: 'signIn',
  needsRecentSignIn: true,
  body: z.strictObject({
    name: z.optional(writtenText(1, TEXT_LIMITS.userName)),
    invitation: z.optional(InvitationSecret),
  }),
  response: CreationOptions,
  errors: ['invalid_request', 'forbidden'],
});

/** Store the created passkey. For a new account, a session starts too. */
export const registerPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/register',
  caller: 'anyone',
  rate: 'signIn',
  needsRecentSignIn: true,
  body: Attestation,
  response: Identity,
  errors: ['sign_in_failed', 'forbidden', 'conflict'],
});

/** Start a sign-in with a passkey; the browser lets the user choose one. */
export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/login/options',
  caller: 'anyone',
  rate: 'signIn',
  response: RequestOptions,
});

/** Details of `sign_in_failed`: no account has the passkey any more. */
export const SignInDetails = z.object({ isUnknown: z.boolean() });

/** Sign in with the chosen passkey: starts a session. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  caller: 'anyone',
  rate: 'signIn',
  body: Assertion,
  response: z.object({ userId: Id }),
  errors: ['sign_in_failed', 'forbidden'],
});

/** Start a confirmation with a passkey of the signed-in account. */
export const passkeyConfirmOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey/confirm/options',
  caller: 'user',
  rate: 'signIn',
  response: RequestOptions,
});

/**
 * Sign in to the same account again, which re-enables calls with `needsRecentSignIn`. Passkeys of
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

/** A signed-in browser. */
export const SignedInBrowser = z.object({
  id: Id,
  createdAt: Time,
  lastSeenAt: Time,
  /** True for the calling browser. */
  current: z.boolean(),
  /** True if it may make calls with `needsRecentSignIn`. */
  recent: z.boolean(),
  /** The browser and its system according to its User-Agent: `Firefox on Linux`. */
  agent: z.string(),
  /** The same for people, for the middle of a sentence. */
  agentText: z.optional(SentText),
});

/** The sessions of the account, the newest first. */
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

/** Sign out everywhere, including this browser. */
export const endEverySession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  response: none,
});
