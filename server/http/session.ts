import type { Caller, Endpoint, Restriction } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';

/** The account a request was made with. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly isModerator: boolean;
  /** Whether the account supports the site now. */
  readonly isSupporter: boolean;
  /** Whether it began within the last `RECENT_MINUTES`. */
  readonly isRecent: boolean;
  /** What moderators have forbidden it, at this moment. */
  readonly restrictions: readonly Restriction[];
}

/** Finds out who makes a request; null is somebody who is not signed in. */
export type FindSession = (request: Request) => Promise<Session | null>;

/** What a handler knows of its caller: whoever must be signed in is. */
export type SessionOf<C extends Caller> = C extends 'anyone' ? Session | null : Session;

const SENTENCE_OF: Readonly<Record<Restriction, string>> = {
  comments: 'A moderator has stopped you from commenting for now.',
  puzzles: 'A moderator has stopped you from changing puzzles for now.',
  collections: 'A moderator has stopped you from changing collections for now.',
  ratings: 'A moderator has stopped you from rating for now.',
};

export const SIGNED_OUT = { code: 'signed_out', summary: 'Sign in first.' } as const;
const CONFIRM_FIRST = 'Confirm that it is you: sign in once more, then repeat this.';

/** Why whoever has this session may not make this call, or null when they may. */
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
