import { SIGN_IN_PROBLEMS, type SignInProblem } from '#contract/auth.ts';
import { message, type Text } from '#texts/message.ts';

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
  blocked: message('account.blocked'),
};
