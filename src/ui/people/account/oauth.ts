import { type OAuthProvider, SIGN_IN_PROBLEMS, type SignInProblem } from '#contract/auth.ts';
import { API_BASE } from '#contract/endpoint.ts';
import { message, type Text } from '#texts/message.ts';

/** The display names of providers. */
export const PROVIDER_NAMES: Readonly<Record<OAuthProvider, string>> = {
  google: 'Google',
  discord: 'Discord',
};

/**
 * Navigate to a provider, which redirects back, to `errorPath` after a failure. A signed-in visitor
 * adds the identity to their account; a new one may need the secret of an invitation.
 */
export function goToProvider(
  provider: OAuthProvider,
  errorPath: string,
  invitation: string | null = null,
): void {
  const { origin } = window.location;
  const targets = new URLSearchParams({
    success: `${origin}/oauth/callback`,
    error: origin + errorPath,
  });
  if (invitation !== null) targets.set('invitation', invitation);
  window.location.assign(`${API_BASE}/auth/oauth/${provider}?${targets.toString()}`);
}

/** The message for an error code in the address; null without a problem. */
export function signInProblem(code: string | null): Text | null {
  if (code === null) return null;
  const known = SIGN_IN_PROBLEMS.find((name) => name === code);
  return known ? PROBLEMS[known] : message('account.failed');
}

const PROBLEMS: Readonly<Record<SignInProblem, Text>> = {
  cancelled: message('account.cancelled'),
  expired: message('account.expired'),
  other_browser: message('account.otherBrowser'),
  confirmation_needed: message('account.confirmationNeeded'),
  provider_failed: message('account.providerFailed'),
  taken: message('account.taken'),
  sign_up_closed: message('account.noNewAccount'),
  invitation_needed: message('account.noNewAccount'),
  invitation_invalid: message('account.noNewAccount'),
};
