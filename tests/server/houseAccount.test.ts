import { afterEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import * as moderation from '#contract/moderation.ts';
import { readUser, updateMe } from '#contract/users.ts';
import { readAdminCommand } from '#server/admin/adminCommands.ts';
import { beginSession, createSessionFinder } from '#server/auth/sessions.ts';
import { createUser } from '#server/db/accounts.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { addNotifications } from '#server/db/notifications.ts';
import { readDatabaseStatus } from '#server/db/siteStatus.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { users } from '#server/db/schema/users.ts';
import { message } from '#texts/message.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

afterEach(async () => {
  await db.delete(users);
});

const readHouse = async () => {
  const id = await ensureHouseAccount(db);
  return site.ask(readUser, null, { params: { id } });
};

describe('the account of the site', () => {
  it('exists once, however many processes ask for it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => ensureHouseAccount(db)));

    expect(new Set([...ids, await ensureHouseAccount(db)]).size).toBe(1);
    expect(await readHouse()).toMatchObject({ name: 'Chiaro', house: true, moderator: false });
  });

  it('gets a free name where an old account has its name', async () => {
    await createUser(db, { name: 'chiaro' });
    await createUser(db, { name: 'Chiaro 2' });

    expect((await readHouse()).name).toBe('Chiaro 3');
  });

  it('is told apart from all others', async () => {
    const ada = await site.member('Ada');

    expect((await site.ask(readUser, null, { params: { id: ada.id } })).house).toBe(false);
  });

  it('has a name that nobody else can choose, not even a moderator', async () => {
    const mo = await site.member('Mo', ['moderator']);

    for (const name of ['Chiaro', 'CHIAR0'])
      expect(await site.refusal(updateMe, mo, { body: { name } })).toBe('invalid_request');
    expect(await site.ask(updateMe, mo, { body: { name: 'Moderator Mo' } })).toMatchObject({
      name: 'Moderator Mo',
    });
  });

  it('is signed in nowhere, even if somebody could start a session', async () => {
    const token = await beginSession(db, await ensureHouseAccount(db), 'a browser');
    const request = new Request(SITE.webOrigin, { headers: { Cookie: `session=${token}` } });

    expect(await createSessionFinder(db, SITE)(request)).toBeNull();
  });

  it('never becomes a moderator', async () => {
    const id = await ensureHouseAccount(db);

    await expect(
      db
        .update(users)
        .set({ labels: ['moderator'] })
        .where(eq(users.id, id)),
    ).rejects.toThrow();
  });

  it.each([
    ['recover', 'Chiaro'],
    ['block', 'Chiaro'],
    ['title', 'Chiaro', 'Sir'],
    ['label', 'Chiaro', 'moderator'],
  ])('is left alone by the admin command "%s"', async (...words) => {
    await ensureHouseAccount(db);
    const command = readAdminCommand(words);

    expect(command.ok && (await command.value({ db, site: SITE }))).toMatchObject({ ok: false });
  });

  it('cannot be blocked, suspended, restricted or renamed by moderators', async () => {
    const mo = await site.member('Mo', ['moderator']);
    const params = { id: await ensureHouseAccount(db) };
    const words = { message: 'By accident' };
    const calls = [
      [moderation.changeStatus, { ...words, status: false }],
      [moderation.banUser, { ...words, expiresInSeconds: 60 }],
      [moderation.changeRestrictions, { ...words, restrictions: { puzzles: null } }],
      [moderation.removeUserName, words],
    ] as const;

    for (const [endpoint, body] of calls)
      expect(await site.refusal(endpoint, mo, { params, body })).toBe('forbidden');
  });

  it('is no person: it is not counted, and gets no notifications', async () => {
    const ada = await site.member('Ada');
    const house = await ensureHouseAccount(db);
    const added = [house, ada.id].map((userId) => ({
      userId,
      type: 'account' as const,
      text: message('notices.someone'),
      target: null,
      sourceId: null,
      eventKey: `test:${userId}`,
    }));

    await addNotifications(db, added.slice(0, 1));
    await addNotifications(db, added);

    expect(await db.select({ userId: notifications.userId }).from(notifications)).toEqual([
      { userId: ada.id },
    ]);
    expect((await readDatabaseStatus(db)).accounts.total).toBe(1);
  });
});
