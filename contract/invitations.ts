import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { InvitationSecret } from './signUp.ts';
import { CursorQuery, Id, pageSchema, resource, Time, UserBrief, writtenText } from './shapes.ts';

export const INVITATION_LIMITS = { uses: 1000, days: 365, note: 100 } as const;

/** An invitation as moderators see it. */
export const Invitation = z.object({
  ...resource,
  /** The moderator who created it; null if the host did. */
  creator: z.nullable(UserBrief),
  /** For moderators: whom it is for. */
  note: z.string(),
  uses: z.int(),
  /** Accounts that were created with it. */
  used: z.int(),
  expiresAt: Time,
});
export type Invitation = z.infer<typeof Invitation>;

/** Check an invitation before signing up. Refused if it expired, is used up or was withdrawn. */
export const checkInvitation = endpoint({
  method: 'POST',
  path: '/invitation/check',
  caller: 'anyone',
  rate: 'signIn',
  body: z.strictObject({ secret: InvitationSecret }),
  response: z.object({ expiresAt: Time }),
  errors: ['not_found'],
});

/** The invitations that can still be used, the newest first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/moderation/invitations',
  caller: 'moderator',
  rate: 'reads',
  query: CursorQuery,
  response: pageSchema(Invitation),
  errors: ['invalid_request'],
});

/** Create an invitation. The same secret again returns the invitation that has it. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/moderation/invitations',
  caller: 'moderator',
  rate: 'writes',
  body: z.strictObject({
    secret: InvitationSecret,
    uses: z.int().check(z.minimum(1), z.maximum(INVITATION_LIMITS.uses)),
    days: z.int().check(z.minimum(1), z.maximum(INVITATION_LIMITS.days)),
    note: writtenText(0, INVITATION_LIMITS.note),
  }),
  response: z.object({ id: Id }),
  errors: ['conflict'],
});

/** Withdraw an invitation: nobody can sign up with it any more. Its accounts stay. */
export const removeInvitation = endpoint({
  method: 'DELETE',
  path: '/moderation/invitations/:id',
  caller: 'moderator',
  rate: 'writes',
  params: z.object({ id: Id }),
  response: none,
  errors: ['not_found'],
});
