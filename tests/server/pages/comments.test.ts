import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { postComment } from '#contract/comments.ts';
import { users } from '#server/db/schema/users.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { fill, SitePages, valueOf } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { CommentsDrawer } from '#ui/people/comments/CommentsDrawer.tsx';

const { db } = await useDatabase();
const site = new TestSite(db);
const ada = await site.member('Ada');
const LABEL = 'What do you think?';
let puzzleId: string;
let pages: SitePages;

beforeEach(async () => {
  puzzleId = await addPuzzleRow(db, ada.id);
});

afterEach(() => pages.end());

async function openAs(who: Member | null): Promise<void> {
  pages = new SitePages(site, who);
  const onClose = () => undefined;
  await pages.show(createElement(CommentsDrawer, { puzzleId, authorId: ada.id, onClose }));
}

it('the same words under another puzzle are given back, and it is said why', async () => {
  const zelda = await site.member('Zelda');
  const other = { puzzleId: await addPuzzleRow(db, ada.id) };
  await site.ask(postComment, zelda, { params: other, body: { content: 'Pretty!' } });
  await openAs(zelda);
  await fill(LABEL, 'Pretty!');
  fireEvent.keyDown(screen.getByLabelText(LABEL), { key: 'Enter' });

  await expect.poll(() => pages.said.join()).toBe('You just posted the same comment.');
  expect(valueOf(LABEL)).toBe('Pretty!');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(await pages.listed(`/comment/${puzzleId}`)).toEqual([]);
});

it('comments are on their way as long as it is not known who asks', async () => {
  pages = new SitePages(site, ada);
  const answering = fetch;
  let answer = () => undefined as unknown;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/user/me')) await answered;
    return answering(address, init);
  });
  const onClose = () => undefined;
  await pages.show(createElement(CommentsDrawer, { puzzleId, authorId: ada.id, onClose }));
  expect(await screen.findByText('Loading comments…')).toBeDefined();
  answer();
  expect(await screen.findByText(/No comments yet/)).toBeDefined();
});

it('visitors are led to sign in', async () => {
  await openAs(null);
  await screen.findByRole('heading', { name: 'Sign in to see comments' });
  expect(screen.getByRole('link', { name: /^Sign in/ }).getAttribute('href')).toBe('/auth');
});

it('mentions say the true name, and moderators have a shield wherever they are named', async () => {
  const zelda = await site.member('Zelda');
  const mona = await site.member('Mona', ['moderator']);
  const say = (who: Member, content: string) =>
    site.ask(postComment, who, { params: { puzzleId }, body: { content } });
  await say(zelda, `[@Moderator](/profile/${zelda.id}) says so, ask [@Mona](/profile/${mona.id}).`);
  await say(mona, 'No.');
  await openAs(ada);

  expect(await screen.findByRole('link', { name: '@Zelda' })).toBeDefined();
  expect(await screen.findByRole('link', { name: /^@Mona ?Moderator$/ })).toBeDefined();
  expect(screen.queryByText('@Moderator')).toBeNull();
  const [first, second] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(first).toContain('@Zelda says so');
  expect(second).toContain('MonaModerator');
});

it('two people with one name are told apart where they are suggested', async () => {
  const [first, second] = [await site.member('Ines'), await site.member('ines')];
  await db
    .update(users)
    .set({ createdAt: new Date('2024-03-01T12:00:00Z'), createCount: 12 })
    .where(eq(users.id, first.id));
  for (const who of [first, second, await site.member('Ineska')])
    await site.ask(postComment, who, { params: { puzzleId }, body: { content: 'Mine.' } });
  await openAs(ada);
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(3);
  await fill(LABEL, '@ines');

  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent).join(' ')).toMatch(
    /Mar 1, 2024, 12 puzzles/,
  );
  expect(options.map(({ textContent }) => textContent.includes('member since'))).toEqual([
    false,
    true,
    true,
  ]);
});
