import { and, eq, sql } from 'drizzle-orm';
import type { SignInProblem } from '#contract/auth.ts';
import type { SignUp } from '#contract/signUp.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { Queryable } from '../db/database.ts';
import { invitations } from '../db/schema/users.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';

/** Reasons why a visitor can't sign up. */
export type SignUpProblem = Extract<
  SignInProblem,
  'sign_up_closed' | 'invitation_needed' | 'invitation_invalid'
>;

/** The refusal of each, for calls. */
export const SIGN_UP_REFUSALS: Readonly<Record<SignUpProblem, Refusal<'forbidden'>>> = {
  sign_up_closed: refusal('forbidden', 'refusals.signUpClosed'),
  invitation_needed: refusal('forbidden', 'refusals.invitationNeeded'),
  invitation_invalid: refusal('forbidden', 'refusals.invitationInvalid'),
};

/** Condition: someone can sign up with the invitation. */
export const isUsable = sql`(${invitations.used} < ${invitations.uses} and ${invitations.expiresAt} > now())`;

/** End of the invitation with this hash, if someone can sign up with it; else null. */
export async function readInvitationEnd(db: Queryable, secretHash: Buffer): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.secretHash, secretHash), isUsable));
  return row?.expiresAt ?? null;
}

/**
 * Check at the start of a sign-up whether it can succeed. `invitation` is the hash of its secret.
 */
export async function checkSignUp(
  db: Queryable,
  signUp: SignUp,
  invitation: Buffer | null,
): Promise<Result<undefined, SignUpProblem>> {
  if (signUp === 'open') return ok(undefined);
  if (signUp === 'closed') return fail('sign_up_closed');
  if (invitation === null) return fail('invitation_needed');
  const end = await readInvitationEnd(db, invitation);
  return end ? ok(undefined) : fail('invitation_invalid');
}

/**
 * Admit one new account, in the transaction that creates it: uses up one use of its invitation. Of
 * simultaneous sign-ups with the last use, one is admitted.
 */
export async function admitNewAccount(
  tx: Queryable,
  signUp: SignUp,
  invitation: Buffer | null,
): Promise<Result<undefined, SignUpProblem>> {
  const checked = await checkSignUp(tx, signUp, invitation);
  if (!checked.ok || invitation === null || signUp === 'open') return checked;
  const used = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1`, updatedAt: sql`now()` })
    .where(and(eq(invitations.secretHash, invitation), isUsable))
    .returning({ id: invitations.id });
  return used.length === 1 ? ok(undefined) : fail('invitation_invalid');
}
