import type { Page } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  button,
  drop,
  dropAll,
  listed,
  LONG_MS,
  waitForRealCalls,
  type Mutation,
} from './lostCalls.ts';
import { onModeratedSite } from './moderatedSite.ts';
import { gather, make, newPuzzle, publish } from './serverPuzzles.ts';

test.describe.configure({ timeout: LONG_MS });

const USER = '/moderation/user/*';
const PUZZLE = '/moderation/puzzle/*';
const COLLECTION = '/moderation/collection/*';
const COMMENT = '/moderation/comment/*';

/** Something that a moderator does on a page. */
interface Deed {
  /** As the log calls it. */
  readonly action: string;
  /** The button that asks, and what it is called for readers where it differs. */
  readonly words: string;
  readonly opener?: string;
  readonly call: string;
  /** What else the question asks. */
  readonly fill?: () => Promise<void>;
}

/** What losing the calls of a deed shows; `log` are the actions that the person met so far. */
function deed(page: Page, log: () => Promise<readonly unknown[]>, it: Deed): Mutation {
  const { action, words, opener = words, call } = it;
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message to them' });
  let before: readonly unknown[] = [];
  return {
    ...{ name: opener, page, call, then: 'again' },
    async begin() {
      before = await log();
      await button(page, opener).click();
      await it.fill?.();
      await message.fill(`Because of ${action}.`);
    },
    press: () => button(dialog, words).click(),
    async isAsBefore() {
      await expect(message).toHaveValue(`Because of ${action}.`);
      expect(await log()).toEqual(before);
    },
    async isDone() {
      await expect(dialog).toBeHidden();
      expect(await log()).toEqual([action, ...before]);
    },
  };
}

/** What an account met, the newest first. */
async function logOf(page: Page, id: string): Promise<readonly unknown[]> {
  const all = await listed(page, `/moderation/user/${id}/moderations/received`);
  return all.map(({ action }) => action);
}

test('reports are settled, opened again and acted on once', async ({ page: unused, browser }) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator: page, another }) => {
    await waitForRealCalls(page);
    const rolf = await another();
    const rolfId = await beginAs(rolf, 'Rolf');
    const puzzle = await publish(rolf, 'Lamps');
    const said = await callFrom(rolf, 'POST', `/comment/${puzzle}`, { content: 'Cheap lamps!' });
    const { id: comment } = said.value as { id: string };
    const ute = await another();
    await beginAs(ute, 'Ute');
    await callFrom(ute, 'POST', '/report', { kind: 'user', id: rolfId, reason: 'He shouts.' });

    const dialog = page.getByRole('dialog');
    const rows = page.getByRole('article');
    const reports = async () =>
      (await listed(page, '/moderation/reports')).map(({ state, note }) => ({ state, note }));
    await page.goto('/mod');
    const note = dialog.getByRole('textbox', { name: 'Note for moderators' });
    await dropAll([
      {
        ...{ name: 'a report', page, call: 'PUT /moderation/reports/*', then: 'again' },
        async begin() {
          await button(page, 'Keep it').click();
          await note.fill('Not loud.');
        },
        press: () => button(dialog, 'Keep it').click(),
        async isAsBefore() {
          await expect(note).toHaveValue('Not loud.');
          expect(await reports()).toEqual([{ state: 'open', note: '' }]);
        },
        async isDone() {
          await expect(dialog).toBeHidden();
          await expect(rows).toHaveCount(0);
          expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
        },
      },
      {
        ...{ name: 'a report again', page, call: 'PUT /moderation/reports/*', then: 'asks' },
        async begin() {
          await page.getByRole('link', { name: 'Settled' }).click();
          await expect(rows).toHaveCount(1);
        },
        press: () => button(page, 'Open again').click(),
        async isAsBefore() {
          await expect(rows).toHaveCount(1);
          expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
        },
        async isDone() {
          await expect(rows).toHaveCount(0);
          expect(await reports()).toEqual([{ state: 'open', note: 'Not loud.' }]);
        },
      },
    ]);

    await callFrom(ute, 'POST', '/report', { kind: 'comment', id: comment, reason: 'It sells.' });
    await page.goto('/mod');
    const removal = {
      ...{ action: 'removeComment', words: 'Remove its words' },
      call: `POST ${COMMENT}/remove`,
    };
    await drop(deed(page, () => logOf(page, rolfId), removal));
    await expect(rows).toHaveCount(1);
    const ofUser = deed(page, () => logOf(page, rolfId), {
      ...{ action: 'removeUserName', words: 'Remove the name' },
      call: 'PUT /moderation/reports/*',
    });
    await drop({
      ...ofUser, // the act itself is done before the call about the report is lost
      isAsBefore: () =>
        expect(dialog.getByRole('textbox')).toHaveValue('Because of removeUserName.'),
    });
    expect((await reports()).map(({ state }) => state)).toEqual(['done', 'done']);
  });
});

test('what moderators do to a person, and to what they made, is done once', async ({
  page: unused,
  browser,
}) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator: page, another }) => {
    await waitForRealCalls(page);
    const rolf = await another();
    const id = await beginAs(rolf, 'Rolf');
    await callFrom(rolf, 'PUT', '/user/me', { description: 'Lamps and more.' });
    const avatar = await rolf.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    const written = { picture: avatar.toString('base64') };
    expect((await callFrom(rolf, 'PUT', '/user/me/avatar', written)).status).toBe(204);
    const lamps = { ...newPuzzle('Lamps'), description: 'Buy them.' };
    const made = await callFrom(rolf, 'POST', '/puzzle/create', lamps);
    const { id: puzzle } = made.value as { id: string };
    await callFrom(rolf, 'POST', `/puzzle/${puzzle}/publish`);
    await make(rolf, 'Bulbs');
    const series = await gather(rolf, 'Shop', [puzzle]);
    await callFrom(rolf, 'PUT', `/collection/${series}`, { description: 'All of them.' });
    await callFrom(rolf, 'POST', `/comment/${puzzle}`, { content: 'Cheap!' });

    const log = () => logOf(page, id);
    const go = async (tab: string, deeds: readonly Deed[]) => {
      await page.goto(`/mod/profile/${id}?tab=${tab}`);
      await dropAll(deeds.map((it) => deed(page, log, it)));
    };
    const about = (title: string, action: string, words: string, call: string): Deed => ({
      ...{ action, words, opener: `${words}: ${title}`, call: `POST ${call}` },
    });
    await go('comments', [
      {
        ...about('', 'removeComment', 'Remove its words', `${COMMENT}/remove`),
        opener: 'Remove its words: comment under Lamps',
      },
      {
        ...about('', 'deleteComment', 'Delete', `${COMMENT}/delete`),
        opener: 'Delete: comment under Lamps',
      },
    ]);
    await go('collections', [
      about(
        'Shop',
        'removeCollectionDescription',
        'Remove the description',
        `${COLLECTION}/description/remove`,
      ),
      about('Shop', 'unpublishCollection', 'Make private', `${COLLECTION}/unpublish`),
      about('Shop', 'deleteCollection', 'Delete', `${COLLECTION}/delete`),
    ]);
    await go('puzzles', [
      about(
        'Lamps',
        'removePuzzleDescription',
        'Remove the description',
        `${PUZZLE}/description/remove`,
      ),
      about('Lamps', 'unpublishPuzzle', 'Make private', `${PUZZLE}/unpublish`),
      about('Bulbs', 'deletePuzzle', 'Delete', `${PUZZLE}/delete`),
    ]);
    await go('puzzles', [
      { action: 'removeUserName', words: 'Remove the name', call: `POST ${USER}/name/remove` },
      {
        ...{ action: 'removeUserDescription', words: 'Remove the description' },
        call: `POST ${USER}/description/remove`,
      },
      {
        action: 'removeUserPicture',
        words: 'Remove the picture',
        call: `POST ${USER}/picture/remove`,
      },
      {
        ...{ action: 'restrict', words: 'Change', call: `PUT ${USER}/restrictions` },
        fill: () =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /week.*comments/i })
            .click(),
      },
      { action: 'ban', words: 'Block for some time', call: `POST ${USER}/ban` },
      { action: 'unban', words: 'End the ban', call: `POST ${USER}/unban` },
      { action: 'block', words: 'Block for good', call: `PUT ${USER}/status` },
      { action: 'unblock', words: 'Let in again', call: `PUT ${USER}/status` },
    ]);
  });
});
