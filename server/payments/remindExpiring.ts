import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { message, momentOf } from '#texts/message.ts';
import type { Db } from '../db/database.ts';
import { addNotifications } from '../db/notifications.ts';

const DAYS_BEFORE = 7;
const BATCH = 1000;

const Rows = z.array(z.object({ id: z.uuid(), until: z.coerce.date(), key: z.string() }));

/**
 * Notify supporters whose time ends within a week, once per end date. A supporter who extends is
 * notified again before the new end.
 */
export async function remindExpiring(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      select id, until, key from (
        select u.id,
          u.supporter_until as until,
          'supporter-ends:' || to_char(u.supporter_until at time zone 'UTC', 'YYYY-MM-DD') as key
        from app_user u
        where u.supporter > 1 and u.removed_at is null and u.supporter_until > now()
          and u.supporter_until <= now() + make_interval(days => ${DAYS_BEFORE})
      ) as ending
      where not exists (
        select 1 from notification n where n.user_id = ending.id and n.event_key = ending.key
      )
      limit ${BATCH}`);
    const ending = Rows.parse(rows);
    if (ending.length === 0) return;
    await addNotifications(
      db,
      ending.map(({ id, until, key }) => ({
        userId: id,
        type: 'account',
        text: message('notices.supporterEnds', { day: momentOf(until, 'day') }),
        target: '/support',
        sourceId: null,
        eventKey: key,
      })),
    );
  }
}
