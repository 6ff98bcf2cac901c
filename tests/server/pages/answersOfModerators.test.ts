import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postComment } from '#contract/comments.ts';
import {
  banUser,
  changeRestrictions,
  changeStatus,
  removeCollectionDescription,
  removeComment,
  removePuzzleDescription,
  removeUserDescription,
  removeUserName,
  removeUserPicture,
} from '#contract/moderation.ts';
import { handleReport, report } from '#contract/reports.ts';
import { removeMe } from '#contract/users.ts';
import { createTicket } from '#server/auth/tickets.ts';
import { blockedRefusal } from '#server/auth/signIn.ts';
import { addThings, MESSAGE, type Things } from '#tests/support/moderationScene.ts';
import { dialog, fill, press, SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { BlockedDetails } from '#contract/auth.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { BlockedAppeal } from '#ui/people/account/BlockedAppeal.tsx';
import { CommentsDrawer } from '#ui/people/comments/CommentsDrawer.tsx';
import { createElement } from 'react';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
const UNTIL = '2200-01-01T00:00:00Z';
let ada: Member;
let bea: Member;
let things: Things;
let pages: SitePages;

beforeEach(async () => {
  await db.execute('delete from report');
  [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
  things = await addThings(db, ada);
});

afterEach(() => pages.end());

const tell = async (who: Member, kind: keyof Things, reason: string) =>
  site.ask(report, who, { body: { kind, id: things[kind], reason } });
const rows = () => screen.queryAllByRole('article');

/** Removals from a thing that has everything. */
const REMOVALS = {
  user: ['Remove the name', 'Remove the description', 'Remove the picture'],
  comment: ['Remove the text'],
  puzzle: ['Remove the description'],
  collection: ['Remove the description'],
} as const;
const offered = () =>
  within(rows()[0] ?? document.body)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((words) => /^(?:Remove|Make|Delete)/.test(words));
const bell = (name: string) => screen.findByRole('button', { name });

describe('the reports', () => {
  it('are counted at the bell, in the menu and at the tab, until they are settled', async () => {
    await tell(bea, 'comment', 'Loud.');
    await tell(await site.member('Cleo'), 'user', 'Rude.');
    pages = new SitePages(site, mo);
    await pages.open('/mod');

    await bell('Notifications. 2 open reports');
    fireEvent.click(await bell('Mo’s account'));
    expect(screen.getByRole('menuitem', { name: 'Moderation 2 open reports' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Open reports 2' })).toBeDefined();
    const [first] = await screen.findAllByRole('article');
    await press('Dismiss', first);
    await press('Dismiss', await dialog());

    await bell('Notifications. 1 open report');
    fireEvent.click(await bell('Notifications. 1 open report'));
    const link = await screen.findByRole('link', { name: '1 open report' });
    expect(link.getAttribute('href')).toBe('/mod');
  });

  it.each([
    ['user', [removeUserName, removeUserDescription, removeUserPicture], []],
    ['comment', [removeComment], ['Delete']],
    ['puzzle', [removePuzzleDescription], ['Make private', 'Delete']],
    ['collection', [removeCollectionDescription], ['Make private', 'Delete']],
  ] as const)('about a %s offer what can still be done', async (kind, deeds, left) => {
    await tell(bea, kind, 'Rude.');
    pages = new SitePages(site, mo);
    await pages.open('/mod');
    await expect.poll(() => rows().length).toBe(1);
    expect(offered()).toEqual([...REMOVALS[kind], ...left]);

    for (const deed of deeds)
      await site.ask(deed, mo, { params: { id: things[kind] }, body: { message: MESSAGE } });
    await queryClient.invalidateQueries({ queryKey: ['moderation'] });

    await expect.poll(offered).toEqual(left);
  });

  it('of an account offer on its page what can still be done', async () => {
    for (const deed of [removeUserName, removeUserDescription, removeUserPicture, removeComment])
      await site.ask(deed, mo, {
        params: { id: deed === removeComment ? things.comment : ada.id },
        body: { message: MESSAGE },
      });
    pages = new SitePages(site, mo);
    await pages.open(`/mod/profile/${ada.id}?tab=comments`);

    await screen.findByRole('button', { name: /^Delete: comment/ });
    await screen.findByRole('button', { name: 'Block permanently' });
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toEqual([]);
  });

  it('of one thing are one entry, decided by one press, with all their reasons', async () => {
    await tell(bea, 'comment', 'Loud.');
    await tell(await site.member('Cleo'), 'comment', 'Also rude.');
    pages = new SitePages(site, mo);
    await pages.open('/mod');
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toMatch(/Cleo says: Also rude\..*Bea says: Loud\./);

    await press('Remove the text', rows()[0]);
    await fill('Message to this person', 'Calm down.');
    await press('Remove the text', await dialog());
    await expect.poll(() => rows().length).toBe(0);

    fireEvent.click(await screen.findByRole('link', { name: 'Resolved' }));
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toContain('Comment removed, by Mo');
    expect(rows()[0]?.textContent).toContain('A moderator removed this comment.');
    expect(rows()[0]?.textContent).not.toContain('*');
    await press('Reopen');
    await expect.poll(() => rows().length).toBe(0);
    expect(await pages.listed('/moderation/reports?state=open')).toHaveLength(2);
  });

  it('of a person name them once, and not when the account is gone', async () => {
    await tell(bea, 'user', 'Rude.');
    const { id } = await tell(await site.member('Cleo'), 'comment', 'Loud.');
    await site.ask(handleReport, mo, { params: { id }, body: { state: 'done', note: '' } });
    pages = new SitePages(site, mo);
    await pages.open('/mod');
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toMatch(/^Person(?!.*\bby\b)/);
    expect(rows()[0]?.textContent.match(/Ada/g)).toHaveLength(1);

    await site.ask(removeMe, ada, { body: { confirm: 'Ada' } });
    await pages.open('/mod?state=done');
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toMatch(/by Removed account.*Dismissed, by Mo/);
  });
});

describe('an appeal', () => {
  it('is one press at the notice, and one decision of a moderator', async () => {
    const params = { id: things.comment };
    await site.ask(removeComment, mo, { params, body: { message: 'No shouting.' } });
    pages = new SitePages(site, ada);
    await pages.open('/notifications');
    await press(/^Appeal/);
    expect(await screen.findByText(/^You’ve appealed/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull();
    await pages.end();

    pages = new SitePages(site, mo);
    await pages.open('/mod?state=appeals');
    await bell('Notifications. 1 open appeal');
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toMatch(/Appeal by Ada.*Comment removed, by Mo.*No shouting\./);
    await press('Reject appeal');
    await fill('Message to this person', 'It was loud.');
    await press('Reject appeal', await dialog());
    await bell('Notifications');
    await pages.open('/mod?state=decided');
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toMatch(/Appeal rejected, by Mo.*It was loud\./);
    await pages.end();

    pages = new SitePages(site, ada);
    await pages.open('/notifications');
    expect(await screen.findByText('It was loud.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull();
  });

  it('is offered after a provider, with the end and the reason of a suspension', async () => {
    const body = { expiresInSeconds: 86_400, message: 'You insulted others.' };
    await site.ask(banUser, mo, { params: { id: ada.id }, body });
    const secret = await createTicket(db, { userId: ada.id, bindHash: null, seconds: 60 });
    pages = new SitePages(site, null);
    await pages.open(`/oauth/callback?userId=${ada.id}&secret=${secret}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /suspended until .*You insulted others\./,
    );
    await press('Appeal this decision');
    expect(await screen.findByText(/^Your appeal was sent\./)).toBeDefined();
  });

  it('is sent by a blocked account without a session, with an optional message', async () => {
    const params = { id: ada.id };
    await site.ask(changeStatus, mo, { params, body: { status: false, message: 'Enough.' } });
    const appealOfAda = async () =>
      BlockedDetails.parse((await blockedRefusal(db, ada.id)).details).appeal;
    pages = new SitePages(site, null);
    await pages.show(createElement(BlockedAppeal, { appeal: await appealOfAda() }));
    await fill('Message to the moderators (optional)', 'It was not me.');
    await press('Appeal this decision');

    expect(await screen.findByText(/^Your appeal was sent\./)).toBeDefined();
    await pages.show(createElement(BlockedAppeal, { appeal: await appealOfAda() }));
    expect(await screen.findByText(/^You’ve appealed/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Appeal/ })).toBeNull();
  });
});

describe('the comments of an account without permission', () => {
  it('say until when instead of inviting, and allow no change', async () => {
    await site.ask(postComment, ada, {
      params: { puzzleId: things.puzzle },
      body: { content: 'An earlier one' },
    });
    const restrictions = { comments: UNTIL };
    const sent = { params: { id: ada.id }, body: { restrictions, message: 'A pause.' } };
    await site.ask(changeRestrictions, mo, sent);
    pages = new SitePages(site, ada);
    const drawer = { puzzleId: things.puzzle, authorId: ada.id, onClose: () => undefined };
    await pages.show(createElement(CommentsDrawer, drawer));

    const note = await screen.findByText(/paused commenting for your account until .*2200/);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/notifications');
    await expect.poll(() => rows().length).toBe(2);
    for (const name of ['Edit', 'Reply', 'Send'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('learn of a new pause when a comment is refused', async () => {
    pages = new SitePages(site, bea);
    const drawer = { puzzleId: things.puzzle, authorId: ada.id, onClose: () => undefined };
    await pages.show(createElement(CommentsDrawer, drawer));
    await fill('What do you think?', 'Hello');
    const sent = { restrictions: { comments: UNTIL }, message: 'A pause.' };
    await site.ask(changeRestrictions, mo, { params: { id: bea.id }, body: sent });
    await press('Send');

    expect(await screen.findByText(/paused commenting for your account until/)).toBeDefined();
  });
});
