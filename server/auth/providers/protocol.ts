import * as oauth from 'openid-client';
import { z } from 'zod';
import { cleanUserName, isReservedName } from '../../domain/userName.ts';
import type { PendingSignIn, ProviderProblem } from './IdentityProvider.ts';

/** The user waits for the page meanwhile. */
export const TIMEOUT_SECONDS = 5;

/** Addresses of this machine, which are not reachable from the network. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Options that allow unencrypted requests, if all of them stay on this machine. */
export function insecureIfLoopback(
  urls: readonly string[],
): ((client: oauth.Configuration) => void)[] {
  const insecure = urls.map((url) => new URL(url)).filter(({ protocol }) => protocol === 'http:');
  if (insecure.length === 0 || !insecure.every(({ hostname }) => LOOPBACK.test(hostname)))
    return [];
  // oxlint-disable-next-line typescript/no-deprecated -- marked so as to stand out: see above
  return [oauth.allowInsecureRequests];
}

/** Parameters of the authorization request. */
export async function authorizationParameters(
  { state, verifier, redirectUri }: PendingSignIn,
  scope: string,
): Promise<Record<string, string>> {
  return {
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
}

/** The callback address as the provider wrote it: a proxy may have changed the received one. */
export function answerUrl(answer: URLSearchParams, { redirectUri }: PendingSignIn): URL {
  const url = new URL(redirectUri);
  url.search = answer.toString();
  return url;
}

/** Classify an error of a provider for the user. */
export function classifyProviderError(error: unknown): ProviderProblem {
  const isDenied =
    error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied';
  return isDenied ? 'cancelled' : 'provider_failed';
}

/** The part of an error that may be logged: neither addresses nor tokens. */
export function describeProviderError(error: unknown): { readonly reason: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const cause = error.cause instanceof Error ? `, ${nameOf(error.cause)}` : '';
  return { reason: `${nameOf(error)}${cause}` };
}

function nameOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The ids of accounts are short everywhere (OpenID Connect: 255 characters at most). */
export const Subject = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !text.includes('\0'));

/** A name, or null where there is none that can be shown. */
export const ProvidedName = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => cleanUserName(text ?? ''))
  .transform((name) => (name !== null && isReservedName(name) ? null : name));

/** An address for mail, or nothing. */
export const ProvidedEmail = z
  .string()
  .max(320)
  .refine((text) => !text.includes('\0'))
  .nullish()
  .catch(null)
  .transform((text) => text ?? '');
