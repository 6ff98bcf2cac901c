import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '#server/db/schema/messages.ts';
import { users } from '#server/db/schema/users.ts';
import { remindExpiring } from '#server/payments/remindExpiring.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

/** A supporter whose time ends in this number of days. */
async function supporter(days: number, changes: Partial<typeof users.$inferInsert> = {}) {
  const { id } = await site.member('Ada');
  const supporterUntil = sql`now() + make_interval(days => ${days})`;
  await db
    .update(users)
    .set({ supporter: 2, supporterUntil, ...changes })
    .where(eq(users.id, id));
  return id;
}

const toldTo = async (id: string) =>
  db.select().from(notifications).where(eq(notifications.userId, id));

describe('the reminder that support ends', () => {
  it('reaches supporters in their last week, once', async () => {
    const id = await supporter(6);

    await remindExpiring(db);
    await Promise.all([remindExpiring(db), remindExpiring(db)]);

    const told = await toldTo(id);
    expect(told).toMatchObject([{ type: 'account', target: '/support', read: false }]);
    expect(told[0]?.message).toMatch(
      /^Your time as a supporter ends on [A-Z][a-z]+ \d{1,2}, \d{4}\. /,
    );
  });

  it('reaches nobody else', async () => {
    const ids = [
      await supporter(8),
      await supporter(-1),
      await supporter(3, { supporter: 1 }),
      await supporter(3, { removedAt: new Date() }),
      (await site.member('Bea')).id,
    ];

    await remindExpiring(db);

    for (const id of ids) expect(await toldTo(id)).toEqual([]);
  });

  it('comes again before the end of time that was added', async () => {
    const id = await supporter(2);
    await remindExpiring(db);
    await db
      .update(users)
      .set({ supporterUntil: sql`now() + interval '5 days'` })
      .where(eq(users.id, id));

    await remindExpiring(db);

    expect(await toldTo(id)).toHaveLength(2);
  });
});
