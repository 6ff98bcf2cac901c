import type { Caller, Endpoint, Restriction } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';

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

const SENTENCE_OF: Readonly<Record<Restriction, string>> = {
  comments: 'A moderator has stopped you from commenting for now.',
  puzzles: 'A moderator has stopped you from changing puzzles for now.',
  collections: 'A moderator has stopped you from changing collections for now.',
  ratings: 'A moderator has stopped you from rating for now.',
};

export const SIGNED_OUT = { code: 'signed_out', summary: 'Sign in first.' } as const;
const CONFIRM_FIRST = 'Confirm that it is you: sign in once more, then repeat this.';

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
    return { code: 'forbidden', summary: 'Only moderators may do this.' };
  if (needsRecentSignIn && !session.isRecent)
    return { code: 'confirmation_needed', summary: CONFIRM_FIRST };
  if (restriction !== null && session.restrictions.includes(restriction))
    return { code: 'restricted', summary: SENTENCE_OF[restriction] };
  return null;
}
