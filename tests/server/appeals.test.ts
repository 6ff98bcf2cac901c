import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { appeal, appealBlock, handleAppeal, listAppeals } from '#contract/appeals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  banUser,
  changeRestrictions,
  changeStatus,
  listModerationsReceived,
  readAccount,
  readRestrictions,
  removeComment,
  unbanUser,
} from '#contract/moderation.ts';
import { listNotifications } from '#contract/notifications.ts';
import { countOpenCases } from '#contract/reports.ts';
import { removeMe } from '#contract/users.ts';
import { blockedRefusal } from '#server/auth/signIn.ts';
import { BlockedDetails } from '#contract/auth.ts';
import { appeals, appealTickets } from '#server/db/schema/messages.ts';
import { addThings, MESSAGE } from '#tests/support/moderationScene.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
const UNTIL = '2200-01-01T00:00:00.000Z';
let ada: Member;

beforeEach(async () => {
  ada = await site.member('Ada');
});

const act = async (endpoint: Endpoint, body: object = {}, id = ada.id) =>
  site.ask(endpoint, mo, { params: { id }, body: { ...body, message: MESSAGE } });
const restrict = async (restrictions: object) => act(changeRestrictions, { restrictions });
/** Ada's notifications, the newest first. */
const told = async () => (await site.ask(listNotifications, ada)).results;
const newest = async () => (await told())[0]?.source ?? '';
const ask = async (decision: string, who = ada) =>
  site.call(appeal, who, { body: { decision } }).then(({ status }) => status);
const open = async () => (await site.ask(listAppeals, mo, { query: { state: 'open' } })).results[0];
const decide = async (outcome: 'granted' | 'declined', who = mo) =>
  site.call(handleAppeal, who, {
    params: { id: (await open())?.id ?? '' },
    body: { outcome, message: 'We looked again.' },
  });
const details = async () => BlockedDetails.parse((await blockedRefusal(db, ada.id)).details).appeal;

describe('an appeal', () => {
  it('lands in the queue of moderators, once for each decision', async () => {
    const before = (await site.ask(countOpenCases, mo)).appeals;
    await restrict({ comments: UNTIL });
    const decision = await newest();
    expect((await told())[0]?.appeal).toBe('possible');

    const answers = await Promise.all([ask(decision), ask(decision), ask(decision)]);

    expect(answers.toSorted()).toEqual([204, 409, 409]);
    expect((await told())[0]?.appeal).toBe('open');
    expect((await site.ask(countOpenCases, mo)).appeals).toBe(before + 1);
    expect(await open()).toMatchObject({
      state: 'open',
      outcome: null,
      handler: null,
      appellant: { id: ada.id },
      decision: { action: 'restrict', message: MESSAGE, moderator: { id: mo.id } },
    });
  });

  it('is against a decision on oneself, and not against help', async () => {
    const bea = await site.member('Bea');
    await act(banUser, { expiresInSeconds: 60 });
    await act(unbanUser);
    ada = { ...(await site.member('Ada')), name: 'Ada' };
    await restrict({ comments: UNTIL });
    const decision = await newest();

    expect(await ask(decision, bea)).toBe(404);
    expect(await ask(bea.id)).toBe(404);
    expect(await site.refusal(appeal, null, { body: { decision } })).toBe('signed_out');
    expect(await site.refusal(listAppeals, ada)).toBe('forbidden');
  });

  it('that is granted lifts what the decision restricted, and nothing else', async () => {
    await restrict({ comments: UNTIL });
    const decision = await newest();
    await restrict({ ratings: UNTIL });
    await ask(decision);

    expect((await decide('granted')).status).toBe(204);

    expect(await site.ask(readRestrictions, mo, { params: { id: ada.id } })).toMatchObject({
      comments: null,
      ratings: UNTIL,
    });
    const [first] = await told();
    expect(first).toMatchObject({
      text: { id: 'notices.appealDecided', values: { outcome: 'granted' } },
      remark: 'We looked again.',
      appeal: null,
    });
    expect((await told()).map((one) => one.appeal)).toEqual([null, 'possible', 'granted']);
  });

  it('that is declined changes nothing, and tells the answer', async () => {
    const { comment } = await addThings(db, ada);
    await act(removeComment, {}, comment);
    await ask(await newest());
    const id = (await open())?.id ?? '';

    expect((await decide('declined')).status).toBe(204);

    expect((await told())[0]).toMatchObject({
      text: { id: 'notices.appealDecided', values: { outcome: 'declined' } },
    });
    expect(
      (await site.ask(listAppeals, mo, { query: { state: 'done' } })).results[0],
    ).toMatchObject({
      id,
      outcome: 'declined',
      answer: 'We looked again.',
      handler: { id: mo.id },
    });
    const body = { outcome: 'granted', message: 'Again' };
    expect(await site.refusal(handleAppeal, mo, { params: { id }, body })).toBe('conflict');
  });

  it('is decided by somebody else', async () => {
    await restrict({ comments: UNTIL });
    await ask(await newest());
    await db.execute(`update app_user set labels = '{moderator}' where id = '${ada.id}'`);

    expect((await decide('granted', ada)).status).toBe(403);
  });

  it('ends with the account', async () => {
    await restrict({ comments: UNTIL });
    await ask(await newest());
    await site.ask(removeMe, ada, { body: { confirm: 'Ada' } });

    expect(await db.$count(appeals, eq(appeals.userId, ada.id))).toBe(0);
  });
});

describe('a blocked account', () => {
  it.each([
    ['block', changeStatus, { status: false }, 'unblock'],
    ['ban', banUser, { expiresInSeconds: 86_400 }, 'unban'],
  ] as const)('may appeal from the refused sign-in: %s', async (_, call, body, reverse) => {
    await act(call, body);
    const { state, secret } = await details();
    expect(state).toBe('possible');

    const sent = { body: { secret, words: 'Please.' } };
    expect((await site.call(appealBlock, null, sent)).status).toBe(204);
    expect(await site.refusal(appealBlock, null, sent)).toBe('not_found');
    expect(await details()).toEqual({ state: 'open', secret: null, answer: null });
    expect(await open()).toMatchObject({ words: 'Please.', appellant: { id: ada.id } });

    await decide('granted');
    const account = await site.ask(readAccount, mo, { params: { id: ada.id } });
    expect(account).toMatchObject({ status: true, bannedUntil: null });
    const log = await site.ask(listModerationsReceived, mo, { params: { id: ada.id } });
    expect(log.results[0]).toMatchObject({ action: reverse, message: 'We looked again.' });
  });

  it('reads at the next sign-in that the appeal was declined', async () => {
    await act(changeStatus, { status: false });
    const { secret } = await details();
    await site.ask(appealBlock, null, { body: { secret } });
    await decide('declined');

    expect(await details()).toEqual({
      state: 'declined',
      secret: null,
      answer: 'We looked again.',
    });
  });

  it('cannot appeal with an old or an invented secret', async () => {
    await act(changeStatus, { status: false });
    const { secret } = await details();
    await db.update(appealTickets).set({ expiresAt: new Date(0) });

    for (const one of [secret, 'x'.repeat(43)])
      expect(await site.refusal(appealBlock, null, { body: { secret: one } })).toBe('not_found');
  });

  it('is offered no appeal against the host, nor against an earlier block', async () => {
    await act(changeStatus, { status: false });
    await act(changeStatus, { status: true });
    await db.execute(`update app_user set active = false where id = '${ada.id}'`);

    expect(await blockedRefusal(db, ada.id)).toEqual({
      code: 'forbidden',
      text: { id: 'refusals.blocked' },
    });
  });
});
