import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { readSitemap } from '#contract/site.ts';
import { users } from '#server/db/schema/users.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const ada = await site.member('Ada');

async function idsIn(kind: string, query = {}, who: Member | null = null): Promise<string[]> {
  const items = await site.ask(readSitemap, who, { params: { kind }, query });
  return items.map(({ id }) => id);
}

describe('the sitemap', () => {
  it('has public puzzles and collections only, whoever asks', async () => {
    const puzzle = await storePuzzle(db, ada.id, 'public');
    await storePuzzle(db, ada.id, 'private');
    const collection = await storeCollection(db, ada.id, 'public');
    await storeCollection(db, ada.id, 'private');

    for (const who of [null, ada]) {
      expect(await idsIn('puzzles', {}, who)).toEqual([puzzle]);
      expect(await idsIn('collections', {}, who)).toEqual([collection]);
    }
  });

  it('has people who are neither blocked nor removed', async () => {
    const [blocked, banned, removed, freed] = [
      await site.member('Blocked'),
      await site.member('Banned'),
      await site.member('Removed'),
      await site.member('Freed'),
    ];
    const change = (who: Member, fields: object) =>
      db.update(users).set(fields).where(eq(users.id, who.id));
    await change(blocked, { active: false });
    await change(banned, { bannedUntil: sql`now() + interval '1 day'` });
    await change(removed, { removedAt: sql`now()` });
    await change(freed, { bannedUntil: sql`now() - interval '1 day'` });

    expect(await idsIn('users')).toEqual([ada.id, freed.id]);
  });

  it('comes in parts, in the order of ids, until an empty one', async () => {
    const eve = await site.member('Eve');
    await db.execute(sql`
      insert into app_user (id, name)
      select ('02000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Many'
      from generate_series(1, 1500) as n`);
    const all: string[] = [];
    for (;;) {
      const cursor = all.at(-1);
      const ids = await idsIn('users', cursor === undefined ? {} : { cursorAfter: cursor });
      if (ids.length === 0) break;
      all.push(...ids);
    }

    expect(all.length).toBeGreaterThan(1500);
    expect(all).toContain(eve.id);
    expect(all).toEqual([...new Set(all)].toSorted());
    const last = all.at(-1) ?? '';
    expect(await idsIn('users', { cursorBefore: last })).toEqual(all.slice(-1001, -1));
  });

  it('goes on after something that is not there any more', async () => {
    const puzzle = await storePuzzle(db, ada.id, 'public');

    expect(
      await idsIn('puzzles', { cursorAfter: '01000000-0000-7000-8000-000000000000' }),
    ).toContain(puzzle);
    expect(await idsIn('puzzles', { cursorAfter: uuidv7() })).toEqual([]);
  });

  it('has no other kinds, and one cursor at a time', async () => {
    const cursors = { cursorAfter: ada.id, cursorBefore: ada.id };

    expect(await site.refusal(readSitemap, null, { params: { kind: 'comments' } })).toBe(
      'invalid_request',
    );
    expect(
      await site.refusal(readSitemap, null, { params: { kind: 'users' }, query: cursors }),
    ).toBe('invalid_request');
  });
});
