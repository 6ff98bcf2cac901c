import type { OAuthProvider } from '#contract/auth.ts';
import { API_BASE } from '#contract/endpoint.ts';

/** What other sites are called. */
export const PROVIDER_NAMES: Readonly<Record<OAuthProvider, string>> = {
  google: 'Google',
  discord: 'Discord',
};

/**
 * Leave the site for a provider, which sends the browser back; to the page `errorPath` if that
 * comes to nothing. Whoever is signed in adds a way to sign in to their account.
 */
export function goToProvider(provider: OAuthProvider, errorPath: string): void {
  const { origin } = window.location;
  const targets = new URLSearchParams({
    success: `${origin}/oauth/callback`,
    error: origin + errorPath,
  });
  window.location.assign(`${API_BASE}/auth/oauth/${provider}?${targets.toString()}`);
}
