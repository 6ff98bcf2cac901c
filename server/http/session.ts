import type { Caller, Endpoint, Restriction } from '#contract/endpoint.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';

/** The session of a request. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly isModerator: boolean;
  /** True if the account is a supporter now. */
  readonly isSupporter: boolean;
  /** True if it started within the last `RECENT_MINUTES`. */
  readonly isRecent: boolean;
  /** Restrictions by moderators at this moment. */
  readonly restrictions: readonly Restriction[];
}

/** Finds the session of a request; null if it is not signed in. */
export type FindSession = (request: Request) => Promise<Session | null>;

/** The session that a handler gets: not null if the endpoint requires one. */
export type SessionOf<C extends Caller> = C extends 'anyone' ? Session | null : Session;

export const SIGNED_OUT = refusal('signed_out', 'refusals.signIn');

/** Reason why this session may not make this call, or null. */
export function callerRefusal(
  {
    caller,
    needsRecentSignIn,
    restriction,
  }: Pick<Endpoint, 'caller' | 'needsRecentSignIn' | 'restriction'>,
  session: Session | null,
): Refusal<'signed_out' | 'forbidden' | 'confirmation_needed' | 'restricted'> | null {
  if (session === null) return caller === 'anyone' ? null : SIGNED_OUT;
  if (caller === 'moderator' && !session.isModerator)
    return refusal('forbidden', 'refusals.moderatorsOnly');
  if (needsRecentSignIn && !session.isRecent)
    return refusal('confirmation_needed', 'refusals.confirm');
  if (restriction !== null && session.restrictions.includes(restriction))
    return refusal('restricted', 'refusals.paused', { restriction });
  return null;
}
