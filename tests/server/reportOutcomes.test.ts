import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  changeRestrictions,
  changeStatus,
  moderatorDeletesPuzzle,
  removeComment,
} from '#contract/moderation.ts';
import { listNotifications } from '#contract/notifications.ts';
import { countOpenCases, handleReport, listReports, report } from '#contract/reports.ts';
import { removeMe } from '#contract/users.ts';
import { notifications, reports } from '#server/db/schema/messages.ts';
import { addThings, MESSAGE, toldTo, type Things } from '#tests/support/moderationScene.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
let ada: Member;
let bea: Member;
let things: Things;

beforeEach(async () => {
  [ada, bea] = [await site.member('Ada Secret'), await site.member('Bea')];
  things = await addThings(db, ada);
});

type Kind = keyof Things;

const tell = async (who: Member, kind: Kind, reason = 'It is rude.') =>
  (await site.ask(report, who, { body: { kind, id: things[kind], reason } })).id;
const settle = async (id: string, state: 'open' | 'done' = 'done', who = mo) =>
  site.ask(handleReport, who, { params: { id }, body: { state, note: '' } });
const act = async (endpoint: Endpoint, id: string, body: object = {}) =>
  site.ask(endpoint, mo, { params: { id }, body: { ...body, message: MESSAGE } });
/** Texts of a member's notifications, the oldest first. */
const told = async ({ id }: Member) => (await toldTo(site, id)).map(({ text }) => text);
const outcome = (kind: Kind, what: string, reason = 'It is rude.') => ({
  id: 'notices.reportSettled',
  values: { kind, outcome: what, reason },
});

describe('the reporter', () => {
  it.each([
    ['comment', removeComment, {}, 'removed', null],
    ['puzzle', moderatorDeletesPuzzle, {}, 'removed', null],
    ['user', changeStatus, { status: false }, 'acted', '/profile/'],
    ['comment', changeStatus, { status: false }, 'acted', '/solve/'],
  ] as const)(
    'of a %s hears what came of it, and no more',
    async (kind, call, body, what, page) => {
      const id = await tell(bea, kind);
      await act(call, call === changeStatus ? ada.id : things[kind], body);
      await settle(id);

      expect(await told(bea)).toEqual([outcome(kind, what)]);
      const [sent] = (await site.ask(listNotifications, bea)).results;
      expect(sent?.type).toBe('system');
      expect(sent?.target?.slice(0, page?.length) ?? null).toBe(page);
      for (const hidden of [MESSAGE, 'Ada Secret', 'Tea', 'block'])
        expect(sent?.message).not.toContain(hidden);
    },
  );

  it('hears that nothing was necessary, or that it was gone before', async () => {
    await settle(await tell(bea, 'collection', 'First\nline'));
    await db.execute(`delete from puzzle where id = '${things.puzzle}'`);
    const cleo = await site.member('Cleo');
    await db.insert(reports).values({
      id: things.puzzle,
      reporterId: cleo.id,
      kind: 'puzzle',
      targetId: things.puzzle,
      reason: 'x',
    });
    await settle(things.puzzle);

    expect(await told(bea)).toEqual([outcome('collection', 'none', 'First')]);
    expect(await told(cleo)).toEqual([outcome('puzzle', 'gone', 'x')]);
  });

  it('hears nothing of what was done before the report', async () => {
    await act(changeRestrictions, ada.id, { restrictions: { comments: '2200-01-01T00:00:00Z' } });
    await settle(await tell(bea, 'user'));

    expect(await told(bea)).toEqual([outcome('user', 'none')]);
  });

  it('hears it once, and again when the report was reopened', async () => {
    const id = await tell(bea, 'user');
    await Promise.all([settle(id), settle(id)]);
    await settle(id);
    expect(await told(bea)).toHaveLength(1);

    await settle(id, 'open');
    await settle(id);
    expect(await told(bea)).toHaveLength(2);
  });

  it('with an account that is gone gets no notification', async () => {
    const id = await tell(bea, 'user');
    await site.ask(removeMe, bea, { body: { confirm: 'Bea' } });
    await settle(id);

    expect(await db.$count(notifications, eq(notifications.userId, bea.id))).toBe(0);
  });
});

describe('one decision', () => {
  it('resolves all open reports of a thing, and each reporter hears of it', async () => {
    const others = await Promise.all(['Cleo', 'Dora'].map((name) => site.member(name)));
    const id = await tell(bea, 'comment');
    const earlier = await tell(bea, 'user');
    for (const one of others) await tell(one, 'comment', `Says ${one.name}`);
    await act(removeComment, things.comment);

    expect(await settle(id)).toMatchObject({
      action: 'removeComment',
      handler: { id: mo.id, name: 'Mo' },
      handledAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });

    for (const one of others)
      expect(await told(one)).toEqual([outcome('comment', 'removed', `Says ${one.name}`)]);
    const states = await db.select().from(reports).where(eq(reports.targetId, things.comment));
    expect(states.map(({ state, handledBy }) => [state, handledBy])).toEqual(
      [1, 2, 3].map(() => ['done', mo.id]),
    );
    const open = (await site.ask(listReports, mo, { query: { state: 'open' } })).results;
    expect(open.map((one) => one.id)).toContain(earlier);
  });

  it('is forgotten when the report is opened again', async () => {
    const id = await tell(bea, 'comment');
    await act(removeComment, things.comment);
    await settle(id);

    expect(await settle(id, 'open')).toMatchObject({
      action: null,
      handler: null,
      handledAt: null,
    });
  });
});

describe('the number of open reports', () => {
  it('follows reports and decisions, and is for moderators', async () => {
    const before = (await site.ask(countOpenCases, mo)).reports;
    const id = await tell(bea, 'comment');
    await tell(await site.member('Cleo'), 'comment');
    expect((await site.ask(countOpenCases, mo)).reports).toBe(before + 2);
    await settle(id);
    expect((await site.ask(countOpenCases, mo)).reports).toBe(before);
    await settle(id, 'open');
    expect((await site.ask(countOpenCases, mo)).reports).toBe(before + 1);
    expect(await site.refusal(countOpenCases, bea)).toBe('forbidden');
  });
});
