import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postComment } from '#contract/comments.ts';
import { report } from '#contract/reports.ts';
import { addThings, type Things } from '#tests/support/moderationScene.ts';
import { dialog, drop, fill, press, SitePages, valueOf } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { CommentsDrawer } from '#ui/people/comments/CommentsDrawer.tsx';
import { ReportButton } from '#ui/library/lists/ReportButton.tsx';
import { useLove } from '#ui/play/online/LoveButton.tsx';

const { db } = await useDatabase();
const site = new TestSite(db);
let ada: Member;
let bea: Member;
/** Ada's content. */
let things: Things;
/** The pages as Bea sees them. */
let pages: SitePages;

beforeEach(async () => {
  ada = await site.member('Ada');
  bea = await site.member('Bea');
  things = await addThings(db, ada);
  pages = new SitePages(site, bea);
});

afterEach(() => pages.end());

it.each(['user', 'collection', 'puzzle', 'comment'] as const)(
  'a %s is reported once',
  async (kind) => {
    const id = things[kind];
    await pages.show(createElement(ReportButton, { kind, id, className: '' }));
    await press('Report');
    const question = await dialog();
    await fill('What’s wrong?', 'It drops.');
    await drop(pages, {
      call: 'POST /report',
      after: 'again',
      press: () => press('Send report', question),
      isAsBefore() {
        expect(valueOf('What’s wrong?')).toBe('It drops.');
        return Promise.resolve();
      },
      async isDone() {
        expect(pages.said.join()).toMatch(/You’ve already reported this/);
        const body = { kind, id, reason: 'Again.' };
        expect(await site.refusal(report, bea, { body })).toBe('conflict');
      },
    });
  },
);

/** A button to love a puzzle. */
function Love({ id }: { id: string }) {
  const love = useLove(id);
  return createElement(
    'button',
    { type: 'button', 'aria-pressed': love?.isLoved ?? 'mixed', onClick: () => love?.toggle() },
    'Love',
  );
}

it('a puzzle is loved once', async () => {
  const id = things.puzzle;
  const loves = async () =>
    (await pages.answer<{ loveCount: number }>(`/puzzle/${id}/solve/brief`)).loveCount;
  await pages.show(createElement(Love, { id }));
  const pressed = () => screen.getByRole('button', { name: 'Love' }).getAttribute('aria-pressed');
  await expect.poll(pressed).toBe('false');
  await drop(pages, {
    call: 'PUT /puzzle/*/love',
    after: 'asks',
    press: () => press('Love'),
    async isAsBefore() {
      expect(pressed()).toBe('false');
      expect(await loves()).toBe(0);
    },
    async isDone() {
      expect(pressed()).toBe('true');
      expect(await loves()).toBe(1);
    },
  });
});

/** Comments of a puzzle, open. */
function Talk({ id, authorId }: { id: string; authorId: string }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen
    ? createElement(CommentsDrawer, { puzzleId: id, authorId, onClose: () => setOpen(false) })
    : null;
}

const SEEN = 'Seen from a train.';
const comments = async () =>
  (await pages.listed(`/comment/${things.puzzle}`))
    .filter(({ content }) => content !== 'Nice, but rude')
    .map(({ content }) => content);
const row = (text: string) => {
  const found = screen.getAllByRole('article').find((it) => it.textContent.includes(text));
  if (!found) throw new Error(`no comment says ${text}`);
  return found;
};

async function openTalk(): Promise<void> {
  await pages.show(createElement(Talk, { id: things.puzzle, authorId: ada.id }));
  await screen.findAllByRole('article');
}

it('a comment is sent once, and given back as long as that is not known', async () => {
  await openTalk();
  const label = 'What do you think?';
  await fill(label, SEEN);
  await drop(pages, {
    call: 'POST /comment/*',
    after: 'again',
    press: async () =>
      void fireEvent.keyDown(await screen.findByLabelText(label), { key: 'Enter' }),
    async isAsBefore() {
      expect(valueOf(label)).toBe(SEEN);
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(await comments()).toEqual([]);
    },
    async isDone() {
      expect(valueOf(label)).toBe('');
      expect(row(SEEN).getAttribute('aria-busy')).toBeNull();
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(await comments()).toEqual([SEEN]);
    },
  });
});

it('a comment is worded anew and deleted once', async () => {
  const params = { puzzleId: things.puzzle };
  await site.ask(postComment, bea, { params, body: { content: SEEN } });
  await openTalk();
  await press('Edit', row(SEEN));
  const label = 'Your comment';
  const next = 'Seen from a bridge.';
  await fill(label, next);
  await drop(pages, {
    call: 'PUT /comment/*',
    after: 'again',
    press: async () =>
      void fireEvent.keyDown(await screen.findByLabelText(label), { key: 'Enter' }),
    async isAsBefore() {
      expect(valueOf(label)).toBe(next);
      expect(await comments()).toEqual([SEEN]);
    },
    async isDone() {
      expect(screen.queryByLabelText(label)).toBeNull();
      expect(row(next)).toBeDefined();
      expect(await comments()).toEqual([next]);
    },
  });
  await drop(pages, {
    call: 'DELETE /comment/*',
    after: 'asks',
    async press() {
      const asked = within(row(next)).queryByRole('group');
      if (!asked) await press('Delete', row(next));
      await press('Delete', within(row(next)).getByRole('group'));
    },
    async isAsBefore() {
      expect(row(next)).toBeDefined();
      expect(await comments()).toEqual([next]);
    },
    async isDone() {
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(await comments()).toEqual([]);
      expect(await pages.answer(`/comment/${things.puzzle}/count`)).toEqual({ total: 1 });
    },
  });
});

it('notifications are read and deleted once', async () => {
  const params = { puzzleId: things.puzzle };
  for (const content of ['One', 'Two', 'Three'])
    await site.ask(postComment, bea, { params, body: { content } });
  await pages.end();
  pages = new SitePages(site, ada);
  const unread = async () => (await pages.answer<{ total: number }>('/notification/count')).total;
  const all = async () => (await pages.listed('/notification')).length;
  await pages.open('/notifications');
  const rows = () => screen.queryAllByRole('listitem');
  await expect.poll(() => rows().length).toBe(3);
  const bell = async (name: string) => {
    dispatchEvent(new Event('online')); // the page is offline while no call is answered
    expect(await screen.findByRole('button', { name })).toBeDefined();
  };
  await drop(pages, {
    call: 'PUT /notification/read',
    after: 'asks',
    says: null,
    press: () => press('Mark all as read'),
    async isAsBefore() {
      await bell('Notifications, 3 unread');
      expect(await unread()).toBe(3);
    },
    async isDone() {
      await bell('Notifications');
      expect(await unread()).toBe(0);
    },
  });
  await drop(pages, {
    call: 'POST /notification/delete',
    after: 'asks',
    press: () => press('Delete all read'),
    async isAsBefore() {
      expect(rows()).toHaveLength(3);
      expect(await all()).toBe(3);
    },
    async isDone() {
      expect(rows()).toEqual([]);
      expect(await all()).toBe(0);
    },
  });
});
