import { eq, sql } from 'drizzle-orm';
import { users } from '#server/db/schema/users.ts';
import type { Member, TestSite } from './TestSite.ts';

/** Somebody who has been here for some days, so that rules for new accounts are not for them. */
export async function oldMember(site: TestSite, name: string): Promise<Member> {
  const member = await site.member(name);
  await site.db
    .update(users)
    .set({ createdAt: sql`now() - interval '3 days'` })
    .where(eq(users.id, member.id));
  return member;
}
