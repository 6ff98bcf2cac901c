import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  countNotifications,
  deleteNotifications,
  listNotifications,
  readNotifications,
} from '#contract/notifications.ts';
import { addNotifications } from '#server/db/notifications.ts';
import { message } from '#texts/message.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A member with this number of notifications; their ids, the newest first. */
async function told(count: number): Promise<{ readonly who: Member; readonly ids: string[] }> {
  const who = await site.member('Ada');
  // Pairs with equal timestamps, a microsecond apart.
  const rows = times(count, (i) => ({
    id: uuidv7(),
    userId: who.id,
    type: 'system',
    message: `Message **${i}**.`,
    target: '/settings',
    eventKey: `test:${i}`,
    createdAt: sql`timestamptz '2024-01-01' + make_interval(secs => ${Math.floor(i / 2) * 0.000001})`,
  }));
  if (count > 0) await db.insert(notifications).values(rows);
  return { who, ids: rows.map(({ id }) => id).toReversed() };
}

const unread = async (who: Member) => (await site.ask(countNotifications, who)).total;
const list = async (who: Member, query = {}) => site.ask(listNotifications, who, { query });
const mark = (who: Member, notificationIds: string[]) =>
  site.ask(readNotifications, who, { body: { notificationIds } });
const remove = (who: Member, notificationIds: string[]) =>
  site.ask(deleteNotifications, who, { body: { notificationIds } });

describe('notifications', () => {
  it('say what happened, and where', async () => {
    const { who, ids } = await told(0);
    const sourceId = uuidv7();
    const notification = {
      userId: who.id,
      type: 'account',
      text: message('notices.passkeyCopied', { label: 'My *phone*' }),
      target: null,
      sourceId,
      eventKey: 'key',
    } as const;

    await addNotifications(db, [notification]);
    await addNotifications(db, [notification, notification]);

    expect(ids).toEqual([]);
    const { total, results } = await list(who);
    expect(total).toBe(1);
    expect(results).toMatchObject([
      {
        type: 'account',
        message: expect.stringContaining('passkey **My \\*phone\\***.') as string,
        text: notification.text,
        remark: null,
        target: null,
        read: false,
        user: who.id,
        source: sourceId,
      },
    ]);
  });

  it('are listed from the newest, in pages both ways', async () => {
    const { who, ids } = await told(70);
    const page = async (query = {}) => (await list(who, query)).results.map(({ id }) => id);

    const first = await page();
    const second = await page({ cursorAfter: first.at(-1) });
    const third = await page({ cursorAfter: second.at(-1) });

    expect([...first, ...second, ...third]).toEqual(ids);
    expect((await list(who, { cursorAfter: second.at(-1) })).total).toBe(70);
    expect(await page({ cursorBefore: third[0] })).toEqual(second);
  });

  it('are of one account only', async () => {
    const [ada, ben] = [await told(3), await told(2)];
    const [first = ''] = ada.ids;

    expect((await list(ben.who)).results.map(({ id }) => id)).toEqual(ben.ids);
    expect(await unread(ben.who)).toBe(2);
    expect(await site.refusal(listNotifications, ben.who, { query: { cursorAfter: first } })).toBe(
      'invalid_request',
    );
    await mark(ben.who, ada.ids);
    await remove(ben.who, ada.ids);
    expect(await unread(ada.who)).toBe(3);
    expect((await list(ada.who)).total).toBe(3);
  });

  it('are marked as read, once, and counted while they are not', async () => {
    const { who, ids } = await told(5);
    const [first = '', second = ''] = ids;

    await mark(who, [first, second, uuidv7()]);

    expect(await unread(who)).toBe(3);
    const before = await list(who);
    expect(before.results.map(({ read }) => read)).toEqual([true, true, false, false, false]);
    await mark(who, [second]);
    expect(await list(who)).toEqual(before);
  });

  it('are deleted, those named and no others', async () => {
    const { who, ids } = await told(4);
    const [first = '', , third = ''] = ids;

    await remove(who, [third, first]);
    await remove(who, [third]);

    expect((await list(who)).results.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    expect(await unread(who)).toBe(2);
  });

  it('are read and deleted by many calls at once, in any order', async () => {
    const { who, ids } = await told(60);
    const orders = [ids, ids.toReversed()];

    await Promise.all(
      times(10, (i) => i % 2).flatMap((i) => [
        mark(who, orders[i] ?? []),
        remove(who, orders[1 - i] ?? []),
      ]),
    );

    expect((await list(who)).total).toBe(0);
  });

  it('count up to 5000', async () => {
    const { who } = await told(0);
    await db.execute(sql`
      insert into notification (id, user_id, type, message, event_key)
      select gen_random_uuid(), ${who.id}, 'system', 'Hello.', n::text
      from generate_series(1, 5010) as n`);

    expect(await unread(who)).toBe(5000);
    expect((await list(who)).total).toBe(5000);
  });

  it('go with their account', async () => {
    const { who } = await told(2);
    const rows = and(eq(notifications.userId, who.id));

    expect(await db.$count(notifications, rows)).toBe(2);
    await db.execute(sql`delete from app_user where id = ${who.id}`);
    expect(await db.$count(notifications, rows)).toBe(0);
  });

  it('need an account', async () => {
    const body = { notificationIds: [uuidv7()] };

    for (const endpoint of [listNotifications, countNotifications])
      expect(await site.refusal(endpoint, null)).toBe('signed_out');
    for (const endpoint of [readNotifications, deleteNotifications])
      expect(await site.refusal(endpoint, null, { body })).toBe('signed_out');
  });

  it.each([
    ['none', []],
    ['too many', times(101, () => uuidv7())],
    ['one twice', [uuidv7()].flatMap((id) => [id, id])],
    ['no id', ['x']],
    ['something else', 'all'],
  ])('are named by ids: not %s', async (_, notificationIds) => {
    const { who } = await told(0);

    for (const endpoint of [readNotifications, deleteNotifications])
      expect(await site.refusal(endpoint, who, { body: { notificationIds } })).toBe(
        'invalid_request',
      );
  });
});
