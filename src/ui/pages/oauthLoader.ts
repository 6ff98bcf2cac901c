import { message, type Text } from '#texts/message.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { finishSignIn } from '#contract/auth.ts';
import { noteSignedIn, takeReturn } from '#ui/people/account/signedIn.ts';
import { call } from '#ui/shared/api/client.ts';
import { problemOf } from '#ui/shared/api/problemOf.ts';

/**
 * The way back from a provider, and what the server prints for its first moderator: turn the secret
 * in the address into a session and go on. What keeps it from that is a sentence for the page.
 */
export async function finishSigningIn({ request }: LoaderFunctionArgs): Promise<Text | Response> {
  const { searchParams } = new URL(request.url);
  const [userId, secret] = [searchParams.get('userId'), searchParams.get('secret')];
  if (!userId || !secret) return message('account.badCallback');
  try {
    await call(finishSignIn, { query: { userId, secret } });
  } catch (error) {
    return error instanceof Error ? problemOf(error) : message('account.callbackFailed');
  }
  noteSignedIn(true);
  return redirect(takeReturn());
}
