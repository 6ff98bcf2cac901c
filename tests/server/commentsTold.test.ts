import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countComments, editComment, postComment } from '#contract/comments.ts';
import { comments } from '#server/db/schema/puzzles.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { users } from '#server/db/schema/users.ts';
import { oldMember } from '#tests/support/oldMember.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const [author, ada, ben] = await Promise.all([
  oldMember(site, 'Author'),
  oldMember(site, 'Ada'),
  oldMember(site, 'Ben'),
]);
const NOWHERE = '01890a5d-ac96-774b-bcce-b302099a8057';

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const puzzle = (changes: Parameters<typeof addPuzzleRow>[2] = {}) =>
  addPuzzleRow(db, author.id, changes);

async function write(who: Member, puzzleId: string, content: string): Promise<string> {
  const { id } = await site.ask(postComment, who, { params: { puzzleId }, body: { content } });
  return id;
}

const refused = (who: Member, puzzleId: string, content: string) =>
  site.refusal(postComment, who, { params: { puzzleId }, body: { content } });

const countOf = async (puzzleId: string) =>
  (await site.ask(countComments, ada, { params: { puzzleId } })).total;

/** Recipients of a comment's notifications, with their messages. */
async function toldOf(commentId: string) {
  return db
    .select({ userId: notifications.userId, message: notifications.message })
    .from(notifications)
    .where(eq(notifications.sourceId, commentId))
    .orderBy(asc(notifications.message));
}

/** Backdate the comments of an account, or the account itself. */
const backdateComments = (who: Member, minutes: number) =>
  db
    .update(comments)
    .set({ createdAt: sql`${comments.createdAt} - make_interval(mins => ${minutes})` })
    .where(eq(comments.userId, who.id));

const mention = ({ name, id }: Member) => `[@${name}](/profile/${id})`;

describe('of a comment', () => {
  it('hear whoever made the puzzle and whoever is mentioned, once each', async () => {
    const puzzleId = await puzzle({ title: 'A [trap](https://x.example)' });

    const id = await write(ada, puzzleId, `${mention(ben)} ${mention(author)} ${mention(ben)}`);

    const title = '**A \\[trap\\]\\(https\\://x\\.example\\)**';
    expect(await toldOf(id)).toEqual([
      { userId: author.id, message: `**Ada** commented on your puzzle ${title}.` },
      { userId: ben.id, message: `**Ada** mentioned you in a comment on ${title}.` },
    ]);
  });

  it('its author does not hear', async () => {
    const puzzleId = await puzzle();

    const id = await write(author, puzzleId, `I, ${mention(author)}, made this.`);

    expect(await toldOf(id)).toEqual([]);
  });

  it('twenty people hear at most, and those who are gone or never were do not matter', async () => {
    const puzzleId = await puzzle();
    const people = await Promise.all(times(25, (i) => site.member(`M${i}`)));
    const gone = await site.member('Gone');
    await db
      .update(users)
      .set({ removedAt: sql`now()` })
      .where(eq(users.id, gone.id));
    const nobody = { ...gone, id: NOWHERE };

    const id = await write(ada, puzzleId, [nobody, gone, ...people].map(mention).join(' '));

    const told = await toldOf(id);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      [author, ...people.slice(0, 18)].map((person) => person.id).toSorted(),
    );
  });

  it('nobody hears when it was not taken', async () => {
    const puzzleId = await puzzle();
    const before = await db.$count(notifications);
    await refused(ada, NOWHERE, `Hello ${mention(ben)}!`);
    await write(ada, puzzleId, 'Hello there!');
    await refused(ada, puzzleId, 'Hello there!');

    expect((await db.$count(notifications)) - before).toBe(1);
  });
});

describe('against spam', () => {
  it('the same text is taken once in ten minutes, wherever it goes', async () => {
    const dora = await oldMember(site, 'Dora');
    const [here, there] = [await puzzle(), await puzzle()];
    await write(dora, here, 'Visit me.');

    expect(await refused(dora, here, 'Visit me.')).toBe('conflict');
    expect(await refused(dora, there, 'Visit\u{7} me.')).toBe('conflict');
    await write(ada, there, 'Visit me.');
    await backdateComments(dora, 11);
    await write(dora, there, 'Visit me.');
    expect(await countOf(here)).toBe(1);
    expect(await countOf(there)).toBe(2);
  });

  it('the same text at the same time is taken once', async () => {
    const puzzleIds = await Promise.all(times(10, () => puzzle()));
    const dora = await oldMember(site, 'Dora');

    const statuses = await Promise.all(
      puzzleIds.map(async (puzzleId) => {
        const sent = { params: { puzzleId }, body: { content: 'Visit me.' } };
        return (await site.call(postComment, dora, sent)).status;
      }),
    );

    expect(statuses.toSorted()).toEqual([200, ...times(9, () => 409)]);
  });

  it('an account on its first day writes five comments an hour, and is told when the next', async () => {
    const puzzleId = await puzzle();
    const newcomer = await site.member('New');
    const statuses = await Promise.all(
      times(8, async (i) => {
        const sent = { params: { puzzleId }, body: { content: `Hello ${i}.` } };
        return (await site.call(postComment, newcomer, sent)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([...times(5, () => 200), ...times(3, () => 429)]);
    expect(await countOf(puzzleId)).toBe(5);

    await backdateComments(newcomer, 40);
    const sent = { params: { puzzleId }, body: { content: 'Again.' } };
    const response = await site.call(postComment, newcomer, sent);
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(19 * 60);
    expect(seconds).toBeLessThanOrEqual(20 * 60);

    await backdateComments(newcomer, 20);
    await write(newcomer, puzzleId, 'Again.');
  });

  it('a day later it writes more', async () => {
    const puzzleId = await puzzle();
    const newcomer = await site.member('New');
    for (const i of times(5, (n) => n)) await write(newcomer, puzzleId, `Hello ${i}.`);
    expect(await refused(newcomer, puzzleId, 'More.')).toBe('rate_limited');

    await db
      .update(users)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(users.id, newcomer.id));

    await write(newcomer, puzzleId, 'More.');
    await write(newcomer, puzzleId, 'https://a.example https://b.example');
  });

  it('an account on its first day puts one link into a comment, also later', async () => {
    const puzzleId = await puzzle();
    const newcomer = await site.member('New');
    const two = 'See https://a.example and [that](//b.example)';

    expect(await refused(newcomer, puzzleId, two)).toBe('forbidden');
    const commentId = await write(newcomer, puzzleId, `${mention(ada)} see https://a.example`);
    const edit = { params: { commentId }, body: { content: two } };
    expect(await site.refusal(editComment, newcomer, edit)).toBe('forbidden');
  });
});
