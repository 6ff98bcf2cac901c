import type { Caller } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';

/** The account a request was made with. */
export interface Session {
  readonly userId: string;
  readonly isModerator: boolean;
}

/** Finds out who makes a request; null is somebody who is not signed in. */
export type FindSession = (request: Request) => Promise<Session | null>;

/** What a handler knows of its caller: whoever must be signed in is. */
export type SessionOf<C extends Caller> = C extends 'anyone' ? Session | null : Session;

/** Why whoever has this session may not make calls for `caller`, or null when they may. */
export function callerRefusal(
  caller: Caller,
  session: Session | null,
): Refusal<'signed_out' | 'forbidden'> | null {
  if (caller === 'anyone') return null;
  if (session === null) return { code: 'signed_out', summary: 'Sign in first.' };
  if (caller === 'moderator' && !session.isModerator)
    return { code: 'forbidden', summary: 'Only moderators may do this.' };
  return null;
}
