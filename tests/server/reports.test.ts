import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { handleReport, listReports, report } from '#contract/reports.ts';
import { reports } from '#server/db/schema/messages.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { addCollectionRow, addCommentRow, addThings } from '#tests/support/moderationScene.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
const KINDS = ['user', 'puzzle', 'collection', 'comment'] as const;

const tell = async (who: Member | null, kind: string, id: string, reason = 'It is rude.') =>
  site.call(report, who, { body: { kind, id, reason } });
const codeOf = async (response: Response) => {
  const { code }: { code?: unknown } = JSON.parse(await response.text()) as object;
  return code;
};
const listed = async (query: Record<string, string> = {}) => site.ask(listReports, mo, { query });
const settle = async (id: string, state: string, note = '', who: Member = mo) =>
  site.ask(handleReport, who, { params: { id }, body: { state, note } });

describe('a report', () => {
  it.each(KINDS)('of a %s reaches moderators with what it is about', async (kind) => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const id = (await addThings(db, ada))[kind];

    const { id: reportId } = await site.ask(report, bea, {
      body: { kind, id, reason: 'It is rude.' },
    });

    const words = {
      user: 'Ada',
      puzzle: 'Tea *house*',
      collection: 'All <b>mine</b>',
      comment: 'Nice, but rude',
    };
    expect((await listed()).results[0]).toMatchObject({
      id: reportId,
      kind,
      targetId: id,
      reason: 'It is rude.',
      state: 'open',
      note: '',
      handledBy: null,
      reporter: { id: bea.id, name: 'Bea' },
      about: { userId: ada.id, userName: 'Ada', text: words[kind] },
    });
  });

  it('is of something that the reporter can see', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const draft = await addPuzzleRow(db, ada.id, { status: 0 });
    const hidden = [
      ['puzzle', draft],
      ['comment', await addCommentRow(db, ada.id, draft)],
      ['collection', await addCollectionRow(db, ada.id, 'private', [])],
      ['user', uuidv7()],
      ['puzzle', ada.id],
    ] as const;
    await db.update(users).set({ removedAt: new Date() }).where(eq(users.id, ada.id));
    for (const [kind, id] of [...hidden, ['user', ada.id] as const])
      expect(await codeOf(await tell(bea, kind, id))).toBe('not_found');
    expect(await db.$count(reports, eq(reports.reporterId, bea.id))).toBe(0);
  });

  it('is not of one’s own', async () => {
    const ada = await site.member('Ada');
    const things = await addThings(db, ada);

    for (const kind of KINDS)
      expect(await codeOf(await tell(ada, kind, things[kind]))).toBe('forbidden');
  });

  it('needs an account, a kind there is, and a reason', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];

    expect(await codeOf(await tell(null, 'user', ada.id))).toBe('signed_out');
    expect(await codeOf(await tell(bea, 'site', ada.id))).toBe('invalid_request');
    expect(await codeOf(await tell(bea, 'user', 'ada'))).toBe('invalid_request');
    for (const reason of ['', ' \n', '\u{200b}'])
      expect(await codeOf(await tell(bea, 'user', ada.id, reason))).toBe('invalid_request');
    expect(await codeOf(await tell(bea, 'user', ada.id, 'x'.repeat(501)))).toBe('invalid_request');
  });

  it('is taken once a person, be it sent several times at once', async () => {
    const [ada, bea, cleo] = [
      await site.member('Ada'),
      await site.member('Bea'),
      await site.member('Cleo'),
    ];
    const answers = await Promise.all([1, 2, 3, 4].map(() => tell(bea, 'user', ada.id)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await tell(cleo, 'user', ada.id)).status).toBe(200);
    expect(await db.$count(reports, eq(reports.targetId, ada.id))).toBe(2);
  });

  it('that was done is opened again when it is told again, as the newest', async () => {
    const [ada, bea, cleo] = [
      await site.member('Ada'),
      await site.member('Bea'),
      await site.member('Cleo'),
    ];
    const { id } = await site.ask(report, bea, {
      body: { kind: 'user', id: ada.id, reason: 'First' },
    });
    await settle(id, 'done', 'Spoke with Ada.');
    await tell(cleo, 'user', ada.id);

    await site.ask(report, bea, { body: { kind: 'user', id: ada.id, reason: 'Again' } });

    expect((await listed({ state: 'open' })).results[0]).toMatchObject({
      id,
      reason: 'Again',
      note: 'Spoke with Ada.',
      handledBy: null,
    });
  });
});

describe('moderators', () => {
  it('see open reports, those that are done, or all, page by page', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const things = await addThings(db, ada);
    for (const kind of KINDS) await tell(bea, kind, things[kind]);
    const [last, next] = (await listed()).results;
    await settle(last?.id ?? '', 'done');

    expect((await listed({ state: 'open' })).results[0]?.id).toBe(next?.id);
    expect((await listed({ state: 'done' })).results[0]?.id).toBe(last?.id);
    expect((await listed({ state: 'nonsense' })).results[0]?.id).toBe(last?.id);
    const after = await listed({ cursorAfter: last?.id ?? '' });
    expect(after.results[0]?.id).toBe(next?.id);
    expect(after.total).toBe(await db.$count(reports));
    expect(await site.refusal(listReports, mo, { query: { cursorAfter: uuidv7() } })).toBe(
      'invalid_request',
    );
  });

  it('note what became of a report, and may take it up again', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { id } = await site.ask(report, bea, {
      body: { kind: 'user', id: ada.id, reason: 'Spam' },
    });

    const done = await settle(id, 'done', 'Nothing wrong.');

    expect(done).toMatchObject({ id, state: 'done', note: 'Nothing wrong.', handledBy: mo.id });
    expect((await listed({ state: 'done' })).results[0]).toEqual(done);
    expect(await settle(id, 'open')).toMatchObject({ state: 'open', note: '', handledBy: null });
  });

  it('see reports of things that are gone', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    const { puzzle } = await addThings(db, ada);
    await tell(bea, 'puzzle', puzzle);
    await db.delete(puzzles).where(eq(puzzles.id, puzzle));

    const [gone] = (await listed()).results;

    expect(gone).toMatchObject({ targetId: puzzle, about: null });
    expect(await settle(gone?.id ?? '', 'done')).toMatchObject({ state: 'done' });
  });

  it('do not decide about what is said of themselves', async () => {
    const [bea, max] = [await site.member('Bea'), await site.member('Max', ['moderator'])];
    const { comment } = await addThings(db, max);
    const { id } = await site.ask(report, bea, {
      body: { kind: 'comment', id: comment, reason: 'Rude' },
    });
    const body = { state: 'done', note: '' };

    expect(await site.refusal(handleReport, max, { params: { id }, body })).toBe('forbidden');
    expect(await settle(id, 'done')).toMatchObject({ handledBy: mo.id });
  });

  it('are the only ones who see and settle reports', async () => {
    const ada = await site.member('Ada');
    const params = { id: uuidv7() };
    const body = { state: 'done', note: '' };

    expect(await site.refusal(listReports, null)).toBe('signed_out');
    expect(await site.refusal(listReports, ada)).toBe('forbidden');
    expect(await site.refusal(handleReport, null, { params, body })).toBe('signed_out');
    expect(await site.refusal(handleReport, ada, { params, body })).toBe('forbidden');
    expect(await site.refusal(handleReport, mo, { params, body })).toBe('not_found');
    for (const wrong of [{}, { ...body, state: 'new' }, { ...body, note: 'x'.repeat(501) }])
      expect(await site.refusal(handleReport, mo, { params, body: wrong })).toBe('invalid_request');
  });
});
