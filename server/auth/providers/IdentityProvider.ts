import type { SignInProblem } from '#contract/auth.ts';

/** State of a sign-in while the browser is at the provider. */
export interface PendingSignIn {
  readonly state: string;
  /** PKCE verifier: the code of the answer is useless without it. */
  readonly verifier: string;
  /** Binds the ID token of the answer to this sign-in, if the provider supports OpenID Connect. */
  readonly nonce: string;
  /** Address to which the provider sends the browser back. */
  readonly redirectUri: string;
}

/** A user's identity as reported by a provider. */
export interface ProvidedIdentity {
  /** The account's id at the provider: never reused, and the only field used for recognition. */
  readonly subject: string;
  /** Public name; null if the provider supplies none. */
  readonly name: string | null;
  /** Empty unless the provider has verified it. */
  readonly email: string;
  readonly pictureUrl: string | null;
}

/** A site that authenticates users. */
export interface IdentityProvider {
  /** Address to send the browser to. Throws if the provider's configuration cannot be fetched. */
  readonly authorizationUrl: (pending: PendingSignIn) => Promise<URL>;
  /**
   * Exchange the query of the provider's answer for the identity of the user. Throws if any part of
   * it is invalid; `classifyProviderError` returns the reason.
   */
  readonly identify: (answer: URLSearchParams, pending: PendingSignIn) => Promise<ProvidedIdentity>;
}

/** Reasons why a provider did not confirm a sign-in; a subset of `SIGN_IN_PROBLEMS`. */
export type ProviderProblem = Extract<SignInProblem, 'cancelled' | 'provider_failed'>;

/** Client configuration for Google, or another OpenID Connect provider. */
export interface GoogleConfig {
  /** Base address of the discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Client configuration for Discord, which supports OAuth 2 only. */
export interface DiscordConfig {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly meUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The providers of a site; null for those that are not configured. */
export interface ProviderConfig {
  readonly google: GoogleConfig | null;
  readonly discord: DiscordConfig | null;
}
