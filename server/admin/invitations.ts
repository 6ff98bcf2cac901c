import { desc, sql } from 'drizzle-orm';
import { INVITATION_LIMITS } from '#contract/invitations.ts';
import { fail, ok } from '#base/result.ts';
import { isUsable } from '../auth/invitations.ts';
import { generateSecret } from '../auth/sessions.ts';
import { addInvitation, deleteInvitation } from '../db/invitations.ts';
import { invitations } from '../db/schema/users.ts';
import type { AdminContext, AdminResult } from './AdminCommand.ts';

const MAX_LISTED = 50;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Create an invitation and print its link. */
export async function createInvitation(
  { db, site, isAddressGuessed = false }: AdminContext,
  texts: { readonly uses: string; readonly days: string },
): Promise<AdminResult> {
  const uses = numberIn(texts.uses, INVITATION_LIMITS.uses);
  if (uses === null) return fail(`USES is a whole number from 1 to ${INVITATION_LIMITS.uses}.`);
  const days = numberIn(texts.days, INVITATION_LIMITS.days);
  if (days === null) return fail(`DAYS is a whole number from 1 to ${INVITATION_LIMITS.days}.`);
  const secret = generateSecret();
  await addInvitation(db, { secret, creatorId: null, uses, days, note: '' });
  const people = uses === 1 ? '1 person' : `${uses} people`;
  const lines = [
    `${site.webOrigin}/auth?invitation=${secret}`,
    `${people} can sign up with this link within ${days === 1 ? 'a day' : `${days} days`}.`,
  ];
  if (!isAddressGuessed) return ok(lines);
  return ok([
    ...lines,
    `The site was never started with this database. If its address isn’t ${site.webOrigin}, set PUBLIC_URL or PORT as for the site and run this again.`,
  ]);
}

function numberIn(text: string, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/** List the invitations that can still be used, the newest first. */
export async function listInvitations({ db }: AdminContext): Promise<AdminResult> {
  const rows = await db
    .select({
      id: invitations.id,
      note: invitations.note,
      uses: invitations.uses,
      used: invitations.used,
      end: sql<string>`to_char(${invitations.expiresAt} at time zone 'utc', 'YYYY-MM-DD')`,
    })
    .from(invitations)
    .where(isUsable)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MAX_LISTED);
  const lines = rows.map(({ id, note, uses, used, end }) =>
    [id, `used ${used} of ${uses}`, `until ${end}`, ...(note === '' ? [] : [note])].join('  '),
  );
  return ok(lines.length === 0 ? ['No invitations.'] : lines);
}

/** Withdraw an invitation. */
export async function removeInvitation({ db }: AdminContext, id: string): Promise<AdminResult> {
  const isGone = UUID.test(id) && (await deleteInvitation(db, id));
  return isGone ? ok([`Withdrew the invitation ${id}.`]) : fail(`There is no invitation "${id}".`);
}
