import type { SignInProblem } from '#contract/auth.ts';

/** What is remembered of a sign-in while the browser is at the provider. */
export interface PendingSignIn {
  readonly state: string;
  /** The secret of PKCE: who has the code of the answer can do nothing without it. */
  readonly verifier: string;
  /** Ties the token of the answer to this sign-in, where the provider speaks OpenID Connect. */
  readonly nonce: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** Whom a provider says somebody is. */
export interface ProvidedIdentity {
  /** The account's id there: never reused, and the only thing we recognize somebody by. */
  readonly subject: string;
  /** Public; null where the provider says none. */
  readonly name: string | null;
  /** Empty unless the provider has checked it. */
  readonly email: string;
  readonly pictureUrl: string | null;
}

/** A site that says who somebody is. */
export interface IdentityProvider {
  /** Where the browser goes. Throws when the provider cannot be asked how it works. */
  readonly authorizationUrl: (pending: PendingSignIn) => Promise<URL>;
  /**
   * Exchange what the provider added to the address of its answer, as a query, for who it is.
   * Throws when anything of it is wrong; `classifyProviderError` says what.
   */
  readonly identify: (answer: URLSearchParams, pending: PendingSignIn) => Promise<ProvidedIdentity>;
}

/** A sign-in that a provider did not confirm, in the words of `SIGN_IN_PROBLEMS`. */
export type ProviderProblem = Extract<SignInProblem, 'cancelled' | 'provider_failed'>;
