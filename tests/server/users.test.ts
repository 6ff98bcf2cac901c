import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { listComments, postComment } from '#contract/comments.ts';
import { removeUserName } from '#contract/moderation.ts';
import { listNotifications } from '#contract/notifications.ts';
import { readCollection, writeFollow } from '#contract/collections.ts';
import {
  completeUserName,
  listFollowedCollections,
  readAvatar,
  readMe,
  readUser,
  readUserDetail,
  removeMe,
  removePicture,
  updateMe,
  writePicture,
} from '#contract/users.ts';
import { REMOVED_NAME } from '#contract/shapes.ts';
import { collections } from '#server/db/schema/collections.ts';
import { comments, completions, loves, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { avatars, identities, users } from '#server/db/schema/users.ts';
import { notifyFollowers } from '#server/jobs/notifyFollowers.ts';
import { recount } from '#server/jobs/recount.ts';
import { keepingLog } from '#tests/support/bareDeps.ts';
import { beginningOfPng, lyingJpeg, plainPicture } from '#tests/support/hostilePictures.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { startPictures } from '#tests/support/startPictures.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db, pool } = await useDatabase();
const pictures = startPictures();
const site = new TestSite(db, { pictures });

afterAll(() => pictures.close());

async function automaticOf(member: Member, kind: string): Promise<string> {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(sql`creator_id = ${member.id} and auto_populate = ${kind}`);
  return row?.id ?? '';
}

describe("one's own account", () => {
  it('is told to its owner, with labels under both names and the address of a provider', async () => {
    const ada = await site.member('Ada', ['moderator']);
    await db.insert(identities).values({
      id: uuidv7(),
      userId: ada.id,
      provider: 'google',
      subject: 'ada-1',
      email: 'ada@example.org',
    });

    expect(await site.ask(readMe, ada)).toMatchObject({
      id: ada.id,
      name: 'Ada',
      labels: ['moderator'],
      roles: ['moderator'],
      email: 'ada@example.org',
      supporter: 0,
      supporterUntil: null,
      restrictions: { comments: null, puzzles: null, collections: null, ratings: null },
    });
    await db
      .update(users)
      .set({ commentsUntil: new Date('2999-01-01T12:30:00Z'), ratingsUntil: new Date(0) })
      .where(eq(users.id, ada.id));
    expect((await site.ask(readMe, ada)).restrictions).toEqual({
      comments: '2999-01-01T12:30:00.000Z',
      puzzles: null,
      collections: null,
      ratings: null,
    });
    expect(await site.refusal(readMe, null)).toBe('signed_out');
  });

  it('takes no name that people could take for the site, but keeps one it has', async () => {
    const rename = (who: Member, name: string) => site.refusal(updateMe, who, { body: { name } });
    const [ada, mona] = [await site.member('Ada'), await site.member('Mona', ['moderator'])];
    const older = await site.member('Chiaro Fan');

    expect(await rename(ada, 'Мoderatоr ✓')).toBe('invalid_request');
    expect(await site.ask(readMe, ada)).toMatchObject({ name: 'Ada', moderator: false });
    const body = { name: 'Chiaro Fan', description: 'I was here before.' };
    expect(await site.ask(updateMe, older, { body })).toMatchObject(body);
    expect(await site.ask(updateMe, mona, { body: { name: 'Moderator' } })).toMatchObject({
      name: 'Moderator',
      moderator: true,
    });
  });

  it('changes its name and description, cleaned of what nobody sees', async () => {
    const ada = await site.member('Ada');
    await site.ask(updateMe, ada, { body: { description: 'I like\u202e viewpoints' } });
    const changed = await site.ask(updateMe, ada, { body: { name: '  Ada\u200b  L. ' } });

    expect(changed).toMatchObject({ name: 'Ada L.', description: 'I like viewpoints' });
    expect(await site.refusal(updateMe, ada, { body: { name: '\u200b' } })).toBe('invalid_request');
  });

  it('tells its e-mail address to nobody else', async () => {
    const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
    await db.insert(identities).values({
      id: uuidv7(),
      userId: ada.id,
      provider: 'google',
      subject: 'ada-2',
      email: 'secret@example.org',
    });
    for (const endpoint of [readUser, readUserDetail]) {
      const response = await site.call(endpoint, bo, { params: { id: ada.id } });
      expect(await response.text()).not.toContain('secret@example.org');
    }
  });
});

describe('a profile', () => {
  it('shows to others what is public, and everything to its owner', async () => {
    const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
    const shown = await addPuzzleRow(db, ada.id, { title: 'Shown' });
    await addPuzzleRow(db, ada.id, { title: 'Hidden', status: STATUS.private });
    const other = await addPuzzleRow(db, bo.id, { loveCount: 1 });
    await db.insert(loves).values({ userId: ada.id, puzzleId: other });
    await db.insert(collections).values([
      { id: uuidv7(), creatorId: ada.id, title: 'Open', status: STATUS.public },
      { id: uuidv7(), creatorId: ada.id, title: 'Closed' },
    ]);
    const params = { id: ada.id };
    const forBo = await site.ask(readUserDetail, bo, { params });
    const forAda = await site.ask(readUserDetail, ada, { params });

    expect(forBo.createdPuzzles.map(({ id }) => id)).toEqual([shown]);
    expect(forBo.createdCollections.map(({ title }) => title)).toEqual(['Open']);
    expect([forBo.lovedPuzzles, forBo.solvedPuzzles, forBo.lovedPuzzlesCollection]).toEqual([
      null,
      null,
      null,
    ]);
    expect(forAda.createdPuzzles.map(({ title }) => title)).toEqual(['Hidden', 'Shown']);
    expect(forAda.lovedPuzzles?.map(({ id }) => id)).toEqual([other]);
    expect(forAda.createdCollections.map(({ title }) => title)).toEqual(['Closed', 'Open']);
    expect(await site.refusal(readUserDetail, bo, { params: { id: uuidv7() } })).toBe('not_found');
  });

  it('counts who follows what its owner creates', async () => {
    const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
    const id = await automaticOf(ada, 'createdPuzzles');
    await site.ask(writeFollow, bo, { params: { id }, body: { followed: true } });

    expect((await site.ask(readUserDetail, null, { params: { id: ada.id } })).followCount).toBe(1);
    const followed = await site.ask(listFollowedCollections, bo);
    expect(followed.results.map((collection) => collection.id)).toEqual([id]);
    expect((await site.ask(listFollowedCollections, ada)).total).toBe(0);
  });

  it('that became private is not among the collections somebody follows', async () => {
    const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
    const id = await automaticOf(ada, 'createdPuzzles');
    await site.ask(writeFollow, bo, { params: { id }, body: { followed: true } });
    await db.update(collections).set({ status: STATUS.private }).where(eq(collections.id, id));

    expect(await site.ask(listFollowedCollections, bo)).toEqual({ total: 0, results: [] });
  });
});

describe('names that are typed', () => {
  it('are found from their beginning, and from three letters on anywhere', async () => {
    const caller = await site.member('Caller');
    for (const name of ['Zoltan', 'Zora', 'Lazora', 'zo%', 'Žo']) await site.member(name);
    const names = async (q: string) =>
      (await site.ask(completeUserName, caller, { query: { q } })).map(({ name }) => name);

    expect(await names('zo')).toEqual(['Žo', 'zo%', 'Zoltan', 'Zora']);
    const [zora] = await site.ask(completeUserName, caller, { query: { q: 'zora' } });
    const brief = await site.ask(readUser, caller, { params: { id: zora?.id ?? '' } });
    expect(zora).toMatchObject({ createdAt: brief.createdAt, createCount: 0 });
    expect(await names('ZOR')).toEqual(['Zora', 'Lazora']);
    expect(await names('%')).toEqual([]);
    expect(await names('_or')).toEqual([]);
    expect(await names('zo%')).toEqual(['zo%']);
    expect(await names('\\')).toEqual([]);
    expect(await site.refusal(completeUserName, null, { query: { q: 'a' } })).toBe('signed_out');
    expect(await site.refusal(completeUserName, caller, { query: { q: '' } })).toBe(
      'invalid_request',
    );
  });

  it('are ten at most, and none of accounts that are blocked or removed', async () => {
    const caller = await site.member('Somebody');
    for (let i = 0; i < 12; i++) await site.member(`Quill ${i}`);
    await db.update(users).set({ active: false }).where(eq(users.name, 'Quill 0'));
    await db
      .update(users)
      .set({ removedAt: sql`now()` })
      .where(eq(users.name, 'Quill 1'));
    await db
      .update(users)
      .set({ supporter: 2, supporterUntil: new Date('2999-01-01') })
      .where(eq(users.name, 'Quill 2'));
    const found = await site.ask(completeUserName, caller, { query: { q: 'quill' } });
    expect(found.find(({ name }) => name === 'Quill 2')?.supporter).toBe(2);
    expect(found.find(({ name }) => name === 'Quill 3')?.supporter).toBe(0);

    expect(found).toHaveLength(10);
    expect(found.map(({ name }) => name)).not.toContain('Quill 0');
    expect(found.map(({ name }) => name)).not.toContain('Quill 1');
  });
});

describe('the picture of an account', () => {
  it('is made from its id where there is no other, and runs nothing', async () => {
    const ada = await site.member('Ada');
    const response = await site.call(readAvatar, null, { params: { id: ada.id } });

    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=300, must-revalidate$/);
    expect(await response.text()).toMatch(/^<svg/);
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    const again = await site.call(readAvatar, null, { params: { id: ada.id }, headers });
    expect(again.status).toBe(304);
    expect(await site.refusal(readAvatar, null, { params: { id: uuidv7() } })).toBe('not_found');
  });

  it('is the one of its provider where that was fetched', async () => {
    const ada = await site.member('Ada');
    const bytes = Buffer.from([1, 2, 3]);
    const picture = { mime: 'image/png', bytes, sha256: 'abc', redrawn: true };
    await db.insert(avatars).values({ userId: ada.id, ...picture });
    const response = await site.call(readAvatar, null, { params: { id: ada.id } });

    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('is drawn anew where an earlier release kept it as it came, or made from the id', async () => {
    const [ada, eve] = [await site.member('Ada'), await site.member('Eve')];
    const good = await plainPicture(600, 400).png().toBuffer();
    const bad = await lyingJpeg(30_000);
    await db.insert(avatars).values([
      { userId: ada.id, mime: 'image/png', bytes: good, sha256: 'good' },
      { userId: eve.id, mime: 'image/jpeg', bytes: bad, sha256: 'bad' },
    ]);
    const shown = async ({ id }: Member) => site.call(readAvatar, null, { params: { id } });
    const [first, second] = await Promise.all([shown(ada), shown(ada)]);

    expect(first.headers.get('Content-Type')).toBe('image/jpeg');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
    expect(Buffer.from(await second.arrayBuffer())).toEqual(bytes);
    expect((await shown(eve)).headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await db.$count(avatars, eq(avatars.redrawn, false))).toBe(0);
  });
});

const chosen = (bytes: Buffer) => ({ body: { picture: bytes.toString('base64') } });

describe('a picture that somebody chose', () => {
  it('is shown to everybody as a small square, until they go back to the drawn one', async () => {
    const ada = await site.member('Ada');
    const picture = await plainPicture(300, 200).webp().toBuffer();
    await site.ask(writePicture, ada, chosen(picture));
    const response = await site.call(readAvatar, null, { params: { id: ada.id } });

    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format: 'jpeg', width: 200, height: 200 });

    await site.ask(removePicture, ada);
    const drawn = await site.call(readAvatar, null, { params: { id: ada.id } });
    expect(drawn.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await drawn.text()).toMatch(/^<svg/);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page', () => Buffer.from('<script>alert(1)</script>')],
    ['a drawing that can run', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['one that moves, and is cut off', () => Buffer.from('GIF89a\x10\0\x10\0', 'latin1')],
    ['one that is cut off', () => beginningOfPng(16, 16)],
    ['one with nothing in it', () => beginningOfPng(0, 16)],
    ['a thousand million pixels in a few bytes', () => beginningOfPng(32_000, 32_000)],
    ['one that is too high', () => plainPicture(16, 513).png().toBuffer()],
    ['a thousand million pixels that seem to be few', () => lyingJpeg(30_000)],
    ['nothing', () => Buffer.of()],
  ])('is not %s', async (_, make) => {
    const bytes = await make();
    const ada = await site.member('Ada');

    expect(await site.refusal(writePicture, ada, chosen(bytes))).toBe('invalid_request');
    const response = await site.call(readAvatar, null, { params: { id: ada.id } });
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it('is not too large, and not text that means no bytes', async () => {
    const ada = await site.member('Ada');
    const small = await plainPicture(16, 16).png().toBuffer();
    const large = Buffer.concat([small, Buffer.alloc(128 * 1024)]);

    expect(await site.refusal(writePicture, ada, chosen(large))).toBe('invalid_request');
    expect(await site.refusal(writePicture, ada, { body: { picture: '%%%' } })).toBe(
      'invalid_request',
    );
    expect(await site.refusal(writePicture, null, chosen(small))).toBe('signed_out');
  });
});

describe('an account that is removed', () => {
  it('needs its name as a confirmation', async () => {
    const ada = await site.member('Ada');

    expect(await site.refusal(removeMe, ada, { body: { confirm: 'Bo' } })).toBe('invalid_request');
    expect((await site.call(readMe, ada)).status).toBe(200);
  });

  it('leaves what others count on, without a name, and nothing else', async () => {
    const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
    const shown = await addPuzzleRow(db, ada.id);
    const hidden = await addPuzzleRow(db, ada.id, { status: STATUS.private });
    const others = await addPuzzleRow(db, bo.id);
    const followed = await automaticOf(bo, 'createdPuzzles');
    await site.ask(writeFollow, ada, { params: { id: followed }, body: { followed: true } });
    await db.insert(loves).values({ userId: ada.id, puzzleId: others });
    await db.update(puzzles).set({ loveCount: 1, commentCount: 1 }).where(eq(puzzles.id, others));
    await db
      .insert(comments)
      .values({ id: uuidv7(), puzzleId: others, userId: ada.id, content: 'Lovely.' });
    await db.insert(completions).values({ id: uuidv7(), userId: ada.id, puzzleId: others });
    await db.update(users).set({ createCount: 1 }).where(eq(users.id, ada.id));
    await db.update(users).set({ createCount: 1 }).where(eq(users.id, bo.id));

    const response = await site.call(removeMe, ada, { body: { confirm: 'Ada' } });

    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/session=;.*Max-Age=0/);
    expect(await site.refusal(readMe, ada)).toBe('signed_out');
    expect((await site.ask(readUser, bo, { params: { id: ada.id } })).name).toBe(REMOVED_NAME);
    const kept = await db
      .select({ id: puzzles.id })
      .from(puzzles)
      .where(sql`true`);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([shown, others]));
    expect(kept.map(({ id }) => id)).not.toContain(hidden);
    const said = await site.ask(listComments, bo, { params: { puzzleId: others } });
    expect(said.results.map(({ creator }) => creator.name)).toEqual([REMOVED_NAME]);
    expect((await site.ask(readCollection, bo, { params: { id: followed } })).followCount).toBe(0);
  });

  it('leaves its name in nothing that others were told, and in no log', async () => {
    const [ada, bo] = [await site.member('Ada *Secret*'), await site.member('Bo')];
    const mo = await site.member('Mo', ['moderator']);
    const about = await addPuzzleRow(db, bo.id, { title: 'Tea' });
    const shown = await addPuzzleRow(db, ada.id, { title: 'Moon' });
    const created = await automaticOf(ada, 'createdPuzzles');
    const send = { params: { puzzleId: about }, body: { content: 'Nice.' } };
    await site.ask(postComment, ada, send);
    await site.ask(writeFollow, bo, { params: { id: created }, body: { followed: true } });
    await notifyFollowers({ db }, { collectionId: created, puzzleId: shown });
    await site.ask(updateMe, ada, { body: { name: 'Ada Other' } });
    await site.ask(removeUserName, mo, { params: { id: ada.id }, body: { message: 'No.' } });
    const named = `User ${ada.id.slice(-6)}`;
    const mention = (name: string) => `[@${name}](/profile/${ada.id})`;
    const long = `${mention('A')}${'x'.repeat(5000 - mention('A').length)}`;
    for (const content of [`Ask ${mention('Ada \\[S\\]')} or ${mention('Ada Other')}`, long])
      await site.ask(postComment, bo, { params: { puzzleId: about }, body: { content } });
    const saysOf = async () =>
      (await site.ask(listNotifications, bo)).results.map((one) => one.message);
    expect(await saysOf()).toEqual([
      `**${named}** published **Moon**.`,
      `**${named}** commented on your puzzle **Tea**.`,
    ]);

    await site.ask(removeMe, ada, { body: { confirm: named } });

    expect(await saysOf()).toEqual([
      '**Someone** published **Moon**.',
      '**Someone** commented on your puzzle **Tea**.',
    ]);
    const { results } = await site.ask(listNotifications, bo);
    expect(results.map(({ text }) => text?.values?.['name'])).toEqual(
      [1, 2].map(() => ({ id: 'notices.someone' })),
    );
    const { rows } = await pool.query<{ row: string }>(
      'select n::text as row from notification n union all select m::text from moderation m',
    );
    expect(rows.filter(({ row }) => /Secret|Ada Other/.test(row))).toEqual([]);
    const said = await site.ask(listComments, bo, { params: { puzzleId: about } });
    expect(said.results.map(({ content }) => content)).toEqual([
      long.replace('@A]', '@?]'),
      `Ask ${mention(REMOVED_NAME)} or ${mention(REMOVED_NAME)}`,
      'Nice.',
    ]);
  });

  it('leaves every count right', async () => {
    const lines: Record<string, unknown>[] = [];
    await db.update(users).set({
      createCount: sql`(select count(*) from puzzle where creator_id = app_user.id and status = 1)`,
    });
    await recount(db, keepingLog(lines));

    expect(lines).toEqual([]);
  });
});
