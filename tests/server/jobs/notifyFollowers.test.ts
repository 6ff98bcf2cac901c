import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications.ts';
import { collectionFollows, collections } from '#server/db/schema/collections.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { collectionPuzzles, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { notifyFollowers } from '#server/jobs/notifyFollowers.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const [owner, ada, ben] = await Promise.all([
  site.member('Owner'),
  site.member('Ada'),
  site.member('Ben'),
]);

/** A collection with a puzzle in it, followed by its owner and others. */
async function arrival(changes: Partial<typeof collections.$inferInsert> = {}) {
  const collectionId = uuidv7();
  await db.insert(collections).values({
    id: collectionId,
    creatorId: owner.id,
    title: 'Moon_light',
    status: STATUS.public,
    ...changes,
  });
  const puzzleId = await addPuzzleRow(db, owner.id, { title: 'A *star*' });
  await db.insert(collectionPuzzles).values({ collectionId, puzzleId, position: 0 });
  await db
    .insert(collectionFollows)
    .values([owner, ada, ben].map(({ id }) => ({ collectionId, userId: id })));
  return { collectionId, puzzleId };
}

/** Add another puzzle to a collection. Returns its id. */
async function addTo(collectionId: string, position: number): Promise<string> {
  const puzzleId = await addPuzzleRow(db, owner.id);
  await db.insert(collectionPuzzles).values({ collectionId, puzzleId, position });
  return puzzleId;
}

const toldBy = (collectionId: string) =>
  db.select().from(notifications).where(eq(notifications.sourceId, collectionId));

describe('the followers of a collection', () => {
  it('are told of a puzzle that came to it, its owner is not', async () => {
    const data = await arrival();

    await notifyFollowers({ db }, data);

    const told = await toldBy(data.collectionId);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([ada.id, ben.id].toSorted());
    expect(told.map(({ id }) => version(id))).toEqual([7, 7]);
    const { results } = await site.ask(listNotifications, ada);
    expect(results[0]).toMatchObject({
      type: 'collectionActivity',
      message: '**A \\*star\\*** was added to **Moon\\_light**.',
      text: {
        id: 'notices.added',
        values: { title: 'A *star*', collection: 'Moon_light' },
      },
      target: `/solve/${data.puzzleId}?collection=${data.collectionId}`,
      read: false,
      source: data.collectionId,
    });
    expect(Math.abs(Date.parse(results[0]?.createdAt ?? '') - timeOf(results[0]?.id))).toBeLessThan(
      2,
    );
  });

  it('are told once, however often the job runs, also at the same time', async () => {
    const data = await arrival();

    await Promise.all(Array.from({ length: 8 }, () => notifyFollowers({ db }, data)));
    await notifyFollowers({ db }, data);

    expect(await toldBy(data.collectionId)).toHaveLength(2);
  });

  it('get one notification in an hour, which counts the puzzles and is unread again', async () => {
    const data = await arrival();
    await notifyFollowers({ db }, data);
    await db
      .update(notifications)
      .set({ read: true })
      .where(eq(notifications.sourceId, data.collectionId));
    const more = await Promise.all(
      Array.from({ length: 7 }, (_, i) => addTo(data.collectionId, i + 1)),
    );
    for (let run = 0; run < 2; run++)
      await Promise.all(more.map((puzzleId) => notifyFollowers({ db }, { ...data, puzzleId })));

    const told = await toldBy(data.collectionId);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([ada.id, ben.id].toSorted());
    for (const notice of told)
      expect(notice).toMatchObject({
        text: { id: 'notices.addedMany', values: { collection: 'Moon_light', count: 8 } },
        message: '8 puzzles were added to **Moon\\_light**.',
        target: `/collection/${data.collectionId}`,
        read: false,
      });
  });

  it('get another one after an hour, and one for each collection', async () => {
    const data = await arrival();
    await notifyFollowers({ db }, data);
    await db
      .update(notifications)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
      .where(eq(notifications.sourceId, data.collectionId));
    const puzzleId = await addTo(data.collectionId, 1);
    await notifyFollowers({ db }, { ...data, puzzleId });
    await notifyFollowers({ db }, await arrival());

    expect(await toldBy(data.collectionId)).toHaveLength(4);
  });

  it('are told of an automatic collection, which has no rows', async () => {
    const somebody = await site.member('Somebody');
    const [created] = await db
      .select()
      .from(collections)
      .where(
        sql`${collections.creatorId} = ${somebody.id} and ${collections.autoPopulate} = 'createdPuzzles'`,
      );
    const collectionId = created?.id ?? '';
    const puzzleId = await addPuzzleRow(db, somebody.id);
    await db.insert(collectionFollows).values({ collectionId, userId: ada.id });

    await notifyFollowers({ db }, { collectionId, puzzleId });

    const told = await toldBy(collectionId);
    expect(told.map(({ message }) => message)).toEqual(['**Somebody** published **A puzzle**.']);
  });

  it('are not told of a private collection', async () => {
    const data = await arrival({ status: STATUS.private });

    await notifyFollowers({ db }, data);

    expect(await toldBy(data.collectionId)).toEqual([]);
  });

  it('are not told of a private puzzle', async () => {
    const data = await arrival();
    await db
      .update(puzzles)
      .set({ status: STATUS.private, publishedAt: null })
      .where(eq(puzzles.id, data.puzzleId));

    await notifyFollowers({ db }, data);

    expect(await toldBy(data.collectionId)).toEqual([]);
  });

  it('are not told of a puzzle that was taken out, or of what is gone', async () => {
    const data = await arrival();
    await db.delete(collectionPuzzles).where(eq(collectionPuzzles.puzzleId, data.puzzleId));

    await notifyFollowers({ db }, data);
    await notifyFollowers({ db }, { ...data, puzzleId: uuidv7() });
    await notifyFollowers({ db }, { ...data, collectionId: uuidv7() });

    expect(await toldBy(data.collectionId)).toEqual([]);
  });
});

/** The timestamp in an id of version 7. */
function timeOf(id = ''): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
