import type { OAuthProvider } from '#contract/auth.ts';
import { API_BASE } from '#contract/endpoint.ts';

/** The display names of providers. */
export const PROVIDER_NAMES: Readonly<Record<OAuthProvider, string>> = {
  google: 'Google',
  discord: 'Discord',
};

/**
 * Navigate to a provider, which redirects back, to `errorPath` after a failure. A signed-in visitor
 * adds the identity to their account.
 */
export function goToProvider(provider: OAuthProvider, errorPath: string): void {
  const { origin } = window.location;
  const targets = new URLSearchParams({
    success: `${origin}/oauth/callback`,
    error: origin + errorPath,
  });
  window.location.assign(`${API_BASE}/auth/oauth/${provider}?${targets.toString()}`);
}
