import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all.ts';
import { finishSignIn } from '#contract/auth.ts';
import { endpoint, none, RESTRICTIONS } from '#contract/endpoint.ts';
import * as moderation from '#contract/moderation.ts';
import { ok } from '#base/result.ts';
import { blockedRefusal } from '#server/auth/signIn.ts';
import { beginSession, createSessionFinder } from '#server/auth/sessions.ts';
import { createTicket } from '#server/auth/tickets.ts';
import { choosePicture } from '#server/db/pictures.ts';
import { avatars, sessions, users } from '#server/db/schema/users.ts';
import { describeDuration } from '#server/domain/moderation.ts';
import { implement, serveRoutes } from '#server/http/implement.ts';
import { english } from '#texts/english.ts';
import { bareDeps, SITE } from '#tests/support/bareDeps.ts';
import { addThings, deedsTo, MESSAGE, toldTo } from '#tests/support/moderationScene.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
const {
  banUser,
  changeRestrictions,
  changeStatus,
  listCollectionsOfUser,
  listCommentsOfUser,
  listModerationsGiven,
  listModerationsReceived,
  listPuzzlesOfUser,
  readAccount,
  readRestrictions,
  removeUserDescription,
  removeUserPicture,
  removeUserName,
  unbanUser,
} = moderation;

const about = ({ id }: Member, body: Record<string, unknown> = {}) => ({
  params: { id },
  body: { message: MESSAGE, ...body },
});
const statusOf = async ({ id }: Member) =>
  (await site.ask(readAccount, mo, { params: { id } })).status;

/** True if the member's browser is signed in. */
const isSignedIn = async ({ cookie }: Member) =>
  (await createSessionFinder(
    db,
    SITE,
  )(new Request(SITE.webOrigin, { headers: { Cookie: cookie } }))) !== null;

/** Sign in again. */
const signInAgain = async (member: Member): Promise<Member> => {
  const token = await beginSession(db, member.id, 'another browser');
  return { ...member, cookie: `session=${token}` };
};

describe('an account', () => {
  it('is shown to moderators with its times, its labels and whether it can be used', async () => {
    const { id } = await site.member('Ada', ['tester']);

    const account = await site.ask(readAccount, mo, { params: { id } });

    expect(account).toMatchObject({ id, labels: ['tester'], status: true });
    expect(account.registeredAt).toBe(account.createdAt);
    expect(account.accessedAt).not.toBeNull();
  });

  it('loses its name and its description, which the log keeps', async () => {
    const ada = await site.member('Rude name');
    await addThings(db, ada);

    await site.ask(removeUserName, mo, about(ada));
    await site.ask(removeUserDescription, mo, about(ada));

    const [row] = await db.select().from(users).where(eq(users.id, ada.id));
    expect(row).toMatchObject({ name: `User ${ada.id.slice(-6)}`, description: '' });
    expect((await deedsTo(site, ada.id)).map(({ removed }) => removed)).toEqual([
      { name: 'Rude name' },
      { description: 'I write' },
    ]);
    expect(await site.refusal(removeUserName, mo, about(ada))).toBe('conflict');
    expect(await site.refusal(removeUserDescription, mo, about(ada))).toBe('conflict');
    expect(await toldTo(site, ada.id)).toHaveLength(2);
  });
});

describe('a picture', () => {
  it('gives way to the drawn one, which the owner reads and a provider does not change', async () => {
    const ada = await site.member('Ada');
    await choosePicture(db, ada.id, { mime: 'image/png', bytes: Buffer.of(1) });

    await site.ask(removeUserPicture, mo, about(ada));

    const [row] = await db.select().from(avatars).where(eq(avatars.userId, ada.id));
    expect(row).toMatchObject({ mime: 'image/svg+xml', chosen: true });
    expect(await toldTo(site, ada.id)).toHaveLength(1);
    expect(await site.refusal(removeUserPicture, mo, about(ada))).toBe('conflict');
  });

  it('is not removed where there is none', async () => {
    const ada = await site.member('Ada');

    expect(await site.refusal(removeUserPicture, mo, about(ada))).toBe('conflict');
  });
});

describe('blocking', () => {
  it('ends all sessions at once, and no new one counts', async () => {
    const ada = await site.member('Ada');
    const atWork = await signInAgain(ada);

    await site.ask(changeStatus, mo, about(ada, { status: false }));

    expect(await db.$count(sessions, eq(sessions.userId, ada.id))).toBe(0);
    expect(await isSignedIn(ada)).toBe(false);
    expect(await isSignedIn(atWork)).toBe(false);
    expect(await isSignedIn(await signInAgain(ada))).toBe(false);
    expect(await site.refusal(readAccount, ada, { params: { id: ada.id } })).toBe('signed_out');
    expect(await statusOf(ada)).toBe(false);
  });

  it('stops a sign-in that is under way, and every later one', async () => {
    const ada = await site.member('Ada');
    const ticket = async () => createTicket(db, { userId: ada.id, bindHash: null, seconds: 60 });
    const before = await ticket();
    await site.ask(changeStatus, mo, about(ada, { status: false }));
    const query = (secret: string) => ({ query: { userId: ada.id, secret } });

    expect(await site.refusal(finishSignIn, null, query(before))).toBe('sign_in_failed');
    expect(await site.refusal(finishSignIn, null, query(await ticket()))).toBe('forbidden');
  });

  it('ends with a sign-in that works again', async () => {
    const ada = await site.member('Ada');
    await site.ask(changeStatus, mo, about(ada, { status: false }));

    await site.ask(changeStatus, mo, about(ada, { status: true }));

    expect(await statusOf(ada)).toBe(true);
    expect(await isSignedIn(ada)).toBe(false);
    expect(await isSignedIn(await signInAgain(ada))).toBe(true);
    expect((await deedsTo(site, ada.id)).map(({ action }) => action)).toEqual(['block', 'unblock']);
    expect(await toldTo(site, ada.id)).toHaveLength(1);
  });

  it('of an account that is as it should be already does nothing', async () => {
    const ada = await site.member('Ada');

    await site.ask(changeStatus, mo, about(ada, { status: true }));
    await site.ask(changeStatus, mo, about(ada, { status: false }));
    await site.ask(changeStatus, mo, about(ada, { status: false }));

    expect((await deedsTo(site, ada.id)).map(({ action }) => action)).toEqual(['block']);
  });
});

describe('a ban', () => {
  it('ends all sessions at once, and itself after its time', async () => {
    const ada = await site.member('Ada');

    await site.ask(banUser, mo, about(ada, { expiresInSeconds: 7200 }));

    expect(await isSignedIn(ada)).toBe(false);
    expect(await isSignedIn(await signInAgain(ada))).toBe(false);
    expect(await statusOf(ada)).toBe(false);
    expect((await site.ask(readAccount, mo, { params: { id: ada.id } })).bannedUntil).not.toBe(
      null,
    );
    const summary = english.say((await blockedRefusal(db, ada.id)).text);
    expect(summary).toMatch(/^This account is suspended until .* UTC\. A moderator wrote: “/);
    expect(summary).toContain(MESSAGE);
    const [row] = await db
      .select({ end: users.bannedUntil })
      .from(users)
      .where(eq(users.id, ada.id));
    expect(Math.abs((row?.end?.getTime() ?? 0) - Date.now() - 7_200_000)).toBeLessThan(60_000);
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() - 1000) })
      .where(eq(users.id, ada.id));
    expect(await statusOf(ada)).toBe(true);
    expect(await isSignedIn(await signInAgain(ada))).toBe(true);
    expect((await toldTo(site, ada.id))[0]?.message).toContain('for 2 hours.');
  });

  it('that has just begun is not begun again, and a longer one is', async () => {
    const ada = await site.member('Ada');
    for (const expiresInSeconds of [7200, 7200, 86_400])
      await site.ask(banUser, mo, about(ada, { expiresInSeconds }));

    const told = (await toldTo(site, ada.id)).map(({ message }) => message);
    expect(told).toEqual([
      expect.stringContaining('for 2 hours.'),
      expect.stringContaining('for 1 day.'),
    ]);
  });

  it('is ended by unbanning, or by letting the account in again', async () => {
    for (const [call, body] of [
      [unbanUser, {}],
      [changeStatus, { status: true }],
    ] as const) {
      const ada = await site.member('Ada');
      await site.ask(banUser, mo, about(ada, { expiresInSeconds: 60 }));

      await site.ask(call, mo, about(ada, body));

      expect(await statusOf(ada)).toBe(true);
      expect(await site.refusal(unbanUser, mo, about(ada))).toBe('conflict');
    }
  });

  it('that ends leaves an account blocked that was blocked as well, without a word', async () => {
    const ada = await site.member('Ada');
    await site.ask(changeStatus, mo, about(ada, { status: false }));
    await site.ask(banUser, mo, about(ada, { expiresInSeconds: 60 }));

    await site.ask(unbanUser, mo, about(ada));

    expect(await statusOf(ada)).toBe(false);
    expect(await toldTo(site, ada.id)).toHaveLength(1);
  });

  it.each([0, -1, 1.5, 315_360_001, '60', null])('of %j seconds is refused', async (seconds) => {
    const ada = await site.member('Ada');

    expect(await site.refusal(banUser, mo, about(ada, { expiresInSeconds: seconds }))).toBe(
      'invalid_request',
    );
    expect(await statusOf(ada)).toBe(true);
  });

  it('is told in the largest unit that fits', () => {
    expect(
      [1, 59, 60, 5400, 3600, 86_400, 604_800].map((seconds) =>
        english.say(describeDuration(seconds)),
      ),
    ).toEqual(['1 second', '59 seconds', '1 minute', '90 minutes', '1 hour', '1 day', '7 days']);
  });
});

describe('restrictions', () => {
  const end = '2200-02-03T04:05:06.000Z';
  const none4 = { comments: null, puzzles: null, collections: null, ratings: null };
  const restrict = async (member: Member, restrictions: Record<string, unknown>) =>
    site.ask(changeRestrictions, mo, about(member, { restrictions }));

  it('are each a time or nothing, and change one by one', async () => {
    const ada = await site.member('Ada');
    const read = async () => site.ask(readRestrictions, mo, { params: { id: ada.id } });

    expect(await read()).toEqual(none4);
    expect(await restrict(ada, { puzzles: end, ratings: end })).toEqual({
      ...none4,
      puzzles: end,
      ratings: end,
    });
    expect(await restrict(ada, { puzzles: null })).toEqual({ ...none4, ratings: end });
    expect(await read()).toEqual({ ...none4, ratings: end });
    expect((await deedsTo(site, ada.id)).map(({ description }) => description)).toEqual([
      'Changed the permissions of the account: no new or changed puzzles until February 3, 2200 at 4:05 AM UTC; no ratings until February 3, 2200 at 4:05 AM UTC.',
      'Changed the permissions of the account: new and changed puzzles allowed again.',
    ]);
  });

  it('that stay as they are are no news', async () => {
    const ada = await site.member('Ada');
    await restrict(ada, { comments: end });

    await restrict(ada, {});
    await restrict(ada, { comments: end, puzzles: null });

    expect(await deedsTo(site, ada.id)).toHaveLength(1);
    expect(await toldTo(site, ada.id)).toHaveLength(1);
  });

  it.each([
    { comments: 'tomorrow' },
    { comments: '2030-01-01' },
    { comments: '2030-01-01T00:00:00+02:00' },
    { comments: '2030-02-30T00:00:00Z' },
    { comments: '0000-01-01T00:00:00Z' },
    { comments: 5 },
    { follows: null },
    null,
  ])('such as %j are refused', async (restrictions) => {
    const ada = await site.member('Ada');

    expect(await site.refusal(changeRestrictions, mo, about(ada, { restrictions }))).toBe(
      'invalid_request',
    );
  });

  it('each stop the calls they are about, until their time is over', async () => {
    const deps = bareDeps({ db, findSession: createSessionFinder(db, SITE) });
    const calls = RESTRICTIONS.map((restriction) =>
      endpoint({
        method: 'POST',
        path: `/sample/${restriction}`,
        caller: 'user',
        rate: 'writes',
        restriction,
        response: none,
      }),
    );
    const sample = new TestSite(db);
    serveRoutes(
      sample.app,
      calls.map((call) => implement(deps, call, () => ok(undefined))),
    );
    const ada = await site.member('Ada');
    for (const restriction of RESTRICTIONS) {
      await restrict(ada, { [restriction]: end });

      for (const call of calls) {
        const status = call.restriction === restriction ? 403 : 204;
        expect((await sample.call(call, ada)).status).toBe(status);
      }
      await restrict(ada, { [restriction]: '2001-01-01T00:00:00Z' });
    }
    for (const call of calls) expect((await sample.call(call, ada)).status).toBe(204);
  });
});

describe('a restriction', () => {
  const restricted = allEndpoints.filter(({ restriction }) => restriction !== null);

  it('is named by the calls that it is about', () => {
    const names = new Set<string | null>(restricted.map(({ restriction }) => restriction));

    expect(names).toEqual(new Set(RESTRICTIONS));
  });

  it.each(restricted.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'stops %s, and no other one does',
    async (_, call) => {
      for (const restriction of RESTRICTIONS) {
        const ada = await site.member('Ada');
        const restrictions = { [restriction]: '2200-01-01T00:00:00Z' };
        await site.ask(changeRestrictions, mo, about(ada, { restrictions }));

        const isStopped = (await site.refusal(call, ada)) === 'restricted';

        expect(isStopped).toBe(call.restriction === restriction);
      }
    },
  );
});

describe('what moderators see of an account', () => {
  it('are all its puzzles, collections and comments, the newest first', async () => {
    const ada = await site.member('Ada');
    const first = await addThings(db, ada);
    const second = await addThings(db, ada);
    const params = { id: ada.id };

    const puzzles = await site.ask(listPuzzlesOfUser, mo, { params });
    const collections = await site.ask(listCollectionsOfUser, mo, { params });
    const comments = await site.ask(listCommentsOfUser, mo, { params });

    expect(puzzles.results.map(({ id }) => id)).toEqual([second.puzzle, first.puzzle]);
    expect(collections.total).toBe(5); // three are automatic, two of them private
    expect(collections.results[0]?.id).toBe(second.collection);
    expect(comments.results).toMatchObject([
      { id: second.comment, creatorId: ada.id, content: 'Nice, but rude' },
      { id: first.comment, puzzle: { id: first.puzzle, title: 'Tea *house*' } },
    ]);
    const after = { cursorAfter: second.comment };
    expect(await site.ask(listCommentsOfUser, mo, { params, query: after })).toMatchObject({
      total: 2,
      results: [{ id: first.comment }],
    });
  });

  it('are private puzzles too', async () => {
    const ada = await site.member('Ada');
    const { puzzle } = await addThings(db, ada);
    await site.ask(moderation.unpublishPuzzle, mo, {
      params: { id: puzzle },
      body: { message: MESSAGE },
    });

    const { results } = await site.ask(listPuzzlesOfUser, mo, { params: { id: ada.id } });

    expect(results).toMatchObject([{ id: puzzle, status: 'private', publishedAt: null }]);
  });

  it('is what was done to it, and what it did', async () => {
    const [ada, max] = [await site.member('Ada'), await site.member('Max', ['moderator'])];
    await site.ask(removeUserName, max, about(ada));
    await site.ask(banUser, max, about(ada, { expiresInSeconds: 60 }));

    const received = await site.ask(listModerationsReceived, mo, { params: { id: ada.id } });
    const given = await site.ask(listModerationsGiven, mo, { params: { id: max.id } });

    expect(received.results).toMatchObject([
      { action: 'ban', moderator: { id: max.id }, message: MESSAGE, target: null },
      { action: 'removeUserName', moderator: { name: 'Max' } },
    ]);
    expect(given.total).toBe(2);
    expect(given.results[0]).toMatchObject({ action: 'ban', user: { id: ada.id } });
    expect(await site.ask(listModerationsGiven, mo, { params: { id: ada.id } })).toEqual({
      total: 0,
      results: [],
    });
  });

  it('has no cursor of another account', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle, comment } = await addThings(db, ada);
    const params = { id: bea.id };

    for (const [call, cursorAfter] of [
      [listPuzzlesOfUser, puzzle],
      [listCommentsOfUser, comment],
    ] as const)
      expect(await site.refusal(call, mo, { params, query: { cursorAfter } })).toBe(
        'invalid_request',
      );
  });
});
