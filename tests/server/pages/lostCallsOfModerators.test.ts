import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { banUser, changeStatus } from '#contract/moderation.ts';
import { handleReport, report } from '#contract/reports.ts';
import { addThings, MESSAGE, type Things } from '#tests/support/moderationScene.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { dialog, drop, fill, press, SitePages, valueOf } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const mo = await site.member('Mo', ['moderator']);
let ada: Member;
/** Ada's content. */
let things: Things;
/** The pages as the moderator sees them. */
let pages: SitePages;

beforeEach(async () => {
  ada = await site.member('Ada');
  things = await addThings(db, ada);
  pages = new SitePages(site, mo);
});

afterEach(() => pages.end());

const MESSAGE_LABEL = 'Message to this person';

/** The log about Ada, the newest first. */
const log = async () =>
  (await pages.listed(`/moderation/user/${ada.id}/moderations/received`)).map(
    ({ action }) => action,
  );

/** A moderator's action on a page. */
interface Deed {
  /** Its name in the log. */
  readonly action: string;
  /** The label of the button that does it, and of the one that opens the dialog, if it differs. */
  readonly words: string;
  readonly opener?: string;
  readonly call: string;
  /** Further inputs of the dialog. */
  readonly choose?: () => Promise<void>;
  /** True if the action succeeds before the lost call. */
  readonly isDoneBefore?: boolean;
}

/**
 * Lose the answers of an action: the dialog stays open with the message, and the log has one entry.
 */
async function expectOnce({ action, words, opener = words, call, ...it }: Deed): Promise<void> {
  const before = await log();
  await press(opener);
  const question = await dialog();
  await it.choose?.();
  await fill(MESSAGE_LABEL, `Because of ${action}.`);
  await drop(pages, {
    call,
    after: 'again',
    press: () => press(words, question),
    async isAsBefore() {
      expect(valueOf(MESSAGE_LABEL)).toBe(`Because of ${action}.`);
      if (it.isDoneBefore !== true) expect(await log()).toEqual(before);
    },
    async isDone() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await log()).toEqual([action, ...before]);
    },
  });
}

const about = (title: string, action: string, words: string, call: string): Deed => ({
  action,
  words,
  opener: `${words}: ${title}`,
  call: `POST /moderation/${call}`,
});
const UNDER = 'comment on Tea *house*';
const SERIES = 'All <b>mine</b>';

const DEEDS: readonly (readonly [string, Deed])[] = [
  ['comments', about(UNDER, 'removeComment', 'Remove the text', 'comment/*/remove')],
  ['comments', about(UNDER, 'deleteComment', 'Delete', 'comment/*/delete')],
  [
    'collections',
    about(
      SERIES,
      'removeCollectionDescription',
      'Remove the description',
      'collection/*/description/remove',
    ),
  ],
  ['collections', about(SERIES, 'unpublishCollection', 'Make private', 'collection/*/unpublish')],
  ['collections', about(SERIES, 'deleteCollection', 'Delete', 'collection/*/delete')],
  [
    'puzzles',
    about(
      'Tea *house*',
      'removePuzzleDescription',
      'Remove the description',
      'puzzle/*/description/remove',
    ),
  ],
  ['puzzles', about('Tea *house*', 'unpublishPuzzle', 'Make private', 'puzzle/*/unpublish')],
  ['puzzles', about('Draft', 'deletePuzzle', 'Delete', 'puzzle/*/delete')],
  [
    'puzzles',
    {
      action: 'removeUserName',
      words: 'Remove the name',
      call: 'POST /moderation/user/*/name/remove',
    },
  ],
  [
    'puzzles',
    {
      action: 'removeUserDescription',
      words: 'Remove the description',
      call: 'POST /moderation/user/*/description/remove',
    },
  ],
  [
    'puzzles',
    {
      action: 'removeUserPicture',
      words: 'Remove the picture',
      call: 'POST /moderation/user/*/picture/remove',
    },
  ],
  [
    'puzzles',
    {
      action: 'restrict',
      words: 'Change',
      call: 'PUT /moderation/user/*/restrictions',
      choose: () => press(/week.*comments/i),
    },
  ],
  ['puzzles', { action: 'ban', words: 'Suspend', call: 'POST /moderation/user/*/ban' }],
  [
    'puzzles',
    { action: 'block', words: 'Block permanently', call: 'PUT /moderation/user/*/status' },
  ],
];

it.each(DEEDS.map(([tab, deed]) => [deed.action, tab, deed] as const))(
  'what a moderator does to a person, and to what they made, is done once: %s',
  async (_, tab, deed) => {
    await addPuzzleRow(db, ada.id, { title: 'Draft', status: 0 });
    await pages.open(`/mod/profile/${ada.id}?tab=${tab}`);
    await expectOnce(deed);
  },
);

it.each([
  ['unban', 'End the suspension', 'POST /moderation/user/*/unban'],
  ['unblock', 'Unblock', 'PUT /moderation/user/*/status'],
] as const)('%s is done once', async (action, words, call) => {
  const params = { id: ada.id };
  if (action === 'unban')
    await site.ask(banUser, mo, { params, body: { expiresInSeconds: 3600, message: MESSAGE } });
  else await site.ask(changeStatus, mo, { params, body: { status: false, message: MESSAGE } });
  await pages.open(`/mod/profile/${ada.id}`);
  await expectOnce({ action, words, call });
});

/** Report Ada's content to the moderators. */
async function told(kind: 'user' | 'comment', id: string): Promise<void> {
  const ute = await site.member('Ute');
  await site.ask(report, ute, { body: { kind, id, reason: 'It is loud.' } });
}

const rows = () => screen.queryAllByRole('article');
/** States of the reports about Ada's content. */
const reports = async () =>
  (await pages.listed('/moderation/reports'))
    .filter(({ about: it }) => (it as { userId: string } | null)?.userId === ada.id)
    .map(({ state, note }) => ({ state, note }));

/** The page of open reports, with one. */
async function openReports(): Promise<void> {
  await pages.open('/mod');
  await expect.poll(() => rows().length).toBe(1);
}

it('a report is settled once, and opened again once', async () => {
  await told('user', ada.id);
  await openReports();
  await press('Dismiss');
  const question = await dialog();
  await fill('Note for moderators', 'Not loud.');
  await drop(pages, {
    call: 'PUT /moderation/reports/*',
    after: 'again',
    press: () => press('Dismiss', question),
    async isAsBefore() {
      expect(valueOf('Note for moderators')).toBe('Not loud.');
      expect(await reports()).toEqual([{ state: 'open', note: '' }]);
    },
    async isDone() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(rows()).toEqual([]);
      expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
    },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Resolved' }));
  await expect.poll(() => rows().length).toBe(1);
  await drop(pages, {
    call: 'PUT /moderation/reports/*',
    after: 'asks',
    press: () => press('Reopen'),
    async isAsBefore() {
      expect(rows()).toHaveLength(1);
      expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
    },
    async isDone() {
      expect(rows()).toEqual([]);
      expect(await reports()).toEqual([{ state: 'open', note: 'Not loud.' }]);
    },
  });
});

it.each([
  ['comment', 'removeComment', 'Remove the text', 'POST /moderation/comment/*/remove', false],
  ['user', 'removeUserName', 'Remove the name', 'PUT /moderation/reports/*', true],
] as const)(
  'what is done about a reported %s is done once, and settles the report',
  async (kind, action, words, call, isDoneBefore) => {
    for (const { id } of await pages.listed('/moderation/reports?state=open'))
      await site.ask(handleReport, mo, {
        params: { id: String(id) },
        body: { state: 'done', note: '' },
      });
    await told(kind, things[kind]);
    await openReports();
    await expectOnce({ action, words, call, isDoneBefore });
    expect(rows()).toEqual([]);
    expect((await reports()).map(({ state }) => state)).toEqual(['done']);
  },
);

it('what a moderator types stays though another settles the report meanwhile', async () => {
  await told('user', ada.id);
  await pages.open('/mod');
  await press('Remove the name');
  const question = await dialog();
  await fill(MESSAGE_LABEL, 'A kinder one, please.');
  const [open] = await pages.listed('/moderation/reports?state=open');
  const params = { id: String(open?.['id']) };
  await site.ask(handleReport, mo, { params, body: { state: 'done', note: 'Seen.' } });
  await act(async () => queryClient.invalidateQueries());
  await expect.poll(() => screen.queryAllByRole('article', { hidden: true }).length).toBe(0);

  expect(valueOf(MESSAGE_LABEL)).toBe('A kinder one, please.');
  await press('Remove the name', question);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await log()).toEqual(['removeUserName']);
});
