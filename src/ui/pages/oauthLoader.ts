import { message, type Text } from '#texts/message.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { finishSignIn, listIdentities } from '#contract/auth.ts';
import { appealOf } from '#ui/people/account/BlockedAppeal.tsx';
import { noteSignedIn, takeReturn } from '#ui/people/account/signedIn.ts';
import { call } from '#ui/shared/api/client.ts';
import { PageAwayError } from '#ui/shell/pageErrors.ts';
import { describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';

/** A sign-in that did not lead to a session. */
export interface FailedSignIn {
  readonly problem: Text;
  readonly appeal: ReturnType<typeof appealOf>;
}

/**
 * The redirect from a provider, and the link that the server prints for its first moderator:
 * exchange the secret in the address for a session and go on. Returns the reason for the page if
 * that is refused.
 */
export async function finishSigningIn({
  request,
}: LoaderFunctionArgs): Promise<FailedSignIn | Response> {
  const { searchParams } = new URL(request.url);
  const [userId, secret] = [searchParams.get('userId'), searchParams.get('secret')];
  if (!userId || !secret) return { problem: message('account.badCallback'), appeal: null };
  try {
    await call(finishSignIn, { query: { userId, secret } });
  } catch (error) {
    if (error instanceof NoAnswerError) throw new PageAwayError(describeFailure(error));
    const problem =
      error instanceof Error ? describeFailure(error) : message('account.callbackFailed');
    return { problem, appeal: appealOf(error) };
  }
  noteSignedIn(true);
  return redirect(await nextPage());
}

/**
 * The page that the visitor came from. An account that was opened by a link of the server's
 * terminal has no way to sign in again, so its settings come first: they offer one.
 */
async function nextPage(): Promise<string> {
  const path = takeReturn();
  try {
    return (await call(listIdentities, {})).results.length === 0 ? '/settings#account' : path;
  } catch {
    return path;
  }
}
