import {
  checkInvitation,
  createInvitation,
  listInvitations,
  removeInvitation,
} from '#contract/invitations.ts';
import { fail, ok } from '#base/result.ts';
import { readInvitationEnd } from '../auth/invitations.ts';
import { hashSecret } from '../auth/sessions.ts';
import { formatTime } from '../db/briefs.ts';
import { addInvitation, deleteInvitation, readInvitations } from '../db/invitations.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanText } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';

const INVALID = refusal('not_found', 'refusals.invitationInvalid');
const GONE = refusal('not_found', 'refusals.noInvitation');
/** Only for a secret that is not random. */
const TAKEN = refusal('conflict', 'refusals.invitationTaken');

/** Invitations to sign up. */
export function invitationRoutes(deps: Deps): readonly Route[] {
  const { db, log } = deps;
  return [
    implement(deps, checkInvitation, async ({ body: { secret } }) => {
      const end = await readInvitationEnd(db, hashSecret(secret));
      return end ? ok({ expiresAt: formatTime(end) }) : fail(INVALID);
    }),
    implement(deps, listInvitations, ({ query }) => readInvitations(db, query)),
    implement(deps, createInvitation, async ({ body, session: { userId }, context }) => {
      const note = cleanText(body.note);
      const id = await addInvitation(db, { ...body, note, creatorId: userId });
      if (id === null) return fail(TAKEN);
      log.info(
        { requestId: context.get('requestId'), userId, target: id },
        'an invitation was created',
      );
      return ok({ id });
    }),
    implement(deps, removeInvitation, async ({ params: { id }, session: { userId }, context }) => {
      if (!(await deleteInvitation(db, id))) return fail(GONE);
      log.info(
        { requestId: context.get('requestId'), userId, target: id },
        'an invitation was withdrawn',
      );
      return ok(undefined);
    }),
  ];
}
