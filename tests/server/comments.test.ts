import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  countComments,
  deleteComment,
  editComment,
  listComments,
  postComment,
} from '#contract/comments.ts';
import { comments, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
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

const list = (who: Member, puzzleId: string, query = {}) =>
  site.ask(listComments, who, { params: { puzzleId }, query });

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

const mention = ({ name, id }: Member) => `[@${name}](/profile/${id})`;

describe('a comment', () => {
  it('stands under its puzzle, with who wrote it, and is counted', async () => {
    const puzzleId = await puzzle();
    const id = await write(ada, puzzleId, 'Lovely *corner*.\n\nThanks!');

    const { total, results } = await list(ben, puzzleId);

    expect(total).toBe(1);
    expect(results).toMatchObject([
      {
        id,
        puzzleId,
        content: 'Lovely *corner*.\n\nThanks!',
        creator: { id: ada.id, name: 'Ada' },
      },
    ]);
    expect(await countOf(puzzleId)).toBe(1);
  });

  it('is kept without characters that nobody sees', async () => {
    const puzzleId = await puzzle();
    await write(ada, puzzleId, 'a\u{1b}b\r\nc\u{202e}d');

    expect((await list(ben, puzzleId)).results[0]?.content).toBe('ab\ncd');
  });

  it.each(['', ' \n ', '\u{202e}', 'a\u{0}b', 'a'.repeat(5001)])(
    'has something to read, and 5000 characters at most: not %j',
    async (content) => {
      expect(await refused(ada, await puzzle(), content)).toBe('invalid_request');
    },
  );

  it('has room for 5000 characters, counted as people do', async () => {
    const puzzleId = await puzzle();
    await write(ada, puzzleId, '🎵'.repeat(5000));

    expect(await countOf(puzzleId)).toBe(1);
  });

  it('is refused to those a moderator has stopped, also as an edit', async () => {
    const carl = await oldMember(site, 'Carl');
    const puzzleId = await puzzle();
    const id = await write(carl, puzzleId, 'Before.');
    const until = new Date(Date.now() + 3_600_000);
    await db.update(users).set({ commentsUntil: until }).where(eq(users.id, carl.id));

    expect(await refused(carl, puzzleId, 'After.')).toBe('restricted');
    const edit = { params: { commentId: id }, body: { content: 'After.' } };
    expect(await site.refusal(editComment, carl, edit)).toBe('restricted');
    expect((await list(ben, puzzleId)).results[0]?.content).toBe('Before.');
  });

  it('is changed by its author, and nobody is told again', async () => {
    const puzzleId = await puzzle();
    const id = await write(ada, puzzleId, 'Frist.');
    const told = await toldOf(id);

    const changed = await site.ask(editComment, ada, {
      params: { commentId: id },
      body: { content: `First, ${mention(ben)}.\u{202e}` },
    });

    expect(changed).toMatchObject({ id, puzzleId, content: `First, ${mention(ben)}.` });
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    expect((await list(ben, puzzleId)).results).toEqual([changed]);
    expect(await toldOf(id)).toEqual(told);
  });

  it('is removed by its author, and not counted any more', async () => {
    const puzzleId = await puzzle();
    const [first, second] = [
      await write(ada, puzzleId, 'One.'),
      await write(ada, puzzleId, 'Two.'),
    ];

    const statuses = await Promise.all(
      times(
        5,
        async () => (await site.call(deleteComment, ada, { params: { commentId: first } })).status,
      ),
    );

    expect(statuses.toSorted()).toEqual([204, 404, 404, 404, 404]);
    expect((await list(ben, puzzleId)).results.map(({ id }) => id)).toEqual([second]);
    expect(await countOf(puzzleId)).toBe(1);
  });

  it('of somebody else can be neither changed nor removed, by moderators here neither', async () => {
    const puzzleId = await puzzle();
    const commentId = await write(ada, puzzleId, 'Mine.');
    const moderator = await site.member('Mod', ['moderator']);

    for (const who of [ben, author, moderator]) {
      const edit = { params: { commentId }, body: { content: 'Yours.' } };
      expect(await site.refusal(editComment, who, edit)).toBe('not_found');
      expect(await site.refusal(deleteComment, who, { params: { commentId } })).toBe('not_found');
    }
    expect((await list(ben, puzzleId)).results[0]?.content).toBe('Mine.');
  });

  it('may be answered while many write, and each is counted', async () => {
    const puzzleId = await puzzle();
    const people = await Promise.all(times(10, (i) => oldMember(site, `W${i}`)));

    await Promise.all(
      people.flatMap((person) => times(4, (i) => write(person, puzzleId, `Comment ${i}.`))),
    );

    expect(await countOf(puzzleId)).toBe(40);
    expect(await db.$count(comments, eq(comments.puzzleId, puzzleId))).toBe(40);
  });
});

describe('the list of comments', () => {
  it('begins with the newest, and goes on in pages both ways', async () => {
    const puzzleId = await puzzle();
    // Three pages of comments; half of them with the same timestamp.
    const rows = times(70, (i) => ({
      id: `01890a5d-ac96-774b-bcce-${String((i * 37) % 70).padStart(12, '0')}`,
      puzzleId,
      userId: ada.id,
      content: `${i}`,
      createdAt: sql`timestamptz '2024-01-01' + make_interval(secs => ${Math.floor(i / 2) * 0.000001})`,
    }));
    await db.insert(comments).values(rows);
    await db.update(puzzles).set({ commentCount: 70 }).where(eq(puzzles.id, puzzleId));
    const inOrder = times(35, (i) => 34 - i).flatMap((pair) =>
      rows
        .slice(2 * pair, 2 * pair + 2)
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const page = async (query = {}) =>
      (await list(ben, puzzleId, query)).results.map(({ id }) => id);

    const first = await page();
    const second = await page({ cursorAfter: first.at(-1) });
    const third = await page({ cursorAfter: second.at(-1) });

    expect([...first, ...second, ...third]).toEqual(inOrder);
    expect(third).toHaveLength(10);
    expect(await page({ cursorAfter: third.at(-1) })).toEqual([]);
    expect(await page({ cursorBefore: third[0] })).toEqual(second);
    expect(await page({ cursorBefore: second[0] })).toEqual(first);
    expect((await list(ben, puzzleId, { cursorAfter: first.at(-1) })).total).toBe(70);
  });

  it('refuses cursors that are not in it', async () => {
    const [puzzleId, other] = [await puzzle(), await puzzle()];
    const elsewhere = await write(ada, other, 'Elsewhere.');
    const here = await write(ada, puzzleId, 'Here.');
    const status = async (query: Record<string, string>) =>
      (await site.call(listComments, ben, { params: { puzzleId }, query })).status;

    expect(await status({ cursorAfter: elsewhere })).toBe(400);
    expect(await status({ cursorAfter: NOWHERE })).toBe(400);
    expect(await status({ cursorAfter: 'x' })).toBe(400);
    expect(await status({ cursorAfter: here, cursorBefore: here })).toBe(400);
    expect(await status({ cursorAfter: here })).toBe(200);
  });
});

describe('comments on a private puzzle', () => {
  it('are for its owner only, and nobody is told of them', async () => {
    const puzzleId = await puzzle({ status: STATUS.private });

    const id = await write(author, puzzleId, `Do not forget ${mention(ada)}.`);

    expect(await toldOf(id)).toEqual([]);
    expect((await list(author, puzzleId)).total).toBe(1);
    const params = { puzzleId };
    expect(await refused(ada, puzzleId, 'Hello?')).toBe('not_found');
    expect(await site.refusal(listComments, ada, { params })).toBe('not_found');
    expect(await site.refusal(countComments, ada, { params })).toBe('not_found');
    expect(await db.$count(comments, eq(comments.puzzleId, puzzleId))).toBe(1);
  });

  it('that was public can be removed by those who wrote them, and not changed', async () => {
    const puzzleId = await puzzle();
    const commentId = await write(ada, puzzleId, 'While it was public.');
    await db
      .update(puzzles)
      .set({ status: STATUS.private, publishedAt: null })
      .where(eq(puzzles.id, puzzleId));

    const edit = { params: { commentId }, body: { content: 'Changed.' } };
    expect(await site.refusal(editComment, ada, edit)).toBe('not_found');
    await site.ask(deleteComment, ada, { params: { commentId } });
    expect((await list(author, puzzleId)).total).toBe(0);
  });
});

describe('every call about comments', () => {
  it('needs an account', async () => {
    const params = { puzzleId: await puzzle(), commentId: NOWHERE };
    const body = { content: 'Hello.' };

    for (const endpoint of [listComments, countComments, deleteComment]) {
      expect(await site.refusal(endpoint, null, { params })).toBe('signed_out');
    }
    for (const endpoint of [postComment, editComment]) {
      expect(await site.refusal(endpoint, null, { params, body })).toBe('signed_out');
    }
  });

  it('is not found where there is nothing', async () => {
    const params = { puzzleId: NOWHERE, commentId: NOWHERE };
    const body = { content: 'Hello.' };

    for (const endpoint of [listComments, countComments, deleteComment]) {
      expect(await site.refusal(endpoint, ada, { params })).toBe('not_found');
    }
    for (const endpoint of [postComment, editComment]) {
      expect(await site.refusal(endpoint, ada, { params, body })).toBe('not_found');
    }
  });

  it('takes no other fields', async () => {
    const body = { content: 'Hello.', creator: ben.id };
    const sent = { params: { puzzleId: await puzzle() }, body };

    expect(await site.refusal(postComment, ada, sent)).toBe('invalid_request');
  });
});
