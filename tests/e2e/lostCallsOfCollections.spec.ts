import { invariant } from '#engine/invariant.ts';
import { beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  another,
  answer,
  button,
  drop,
  dropAll,
  listed,
  LONG_MS,
  networkIsBack,
  newWord,
  titlesOf,
  waitForRealCalls,
  type Mutation,
} from './lostCalls.ts';
import { gather, publish } from './serverPuzzles.ts';

test.beforeEach(({ page }) => waitForRealCalls(page));

test.describe.configure({ timeout: LONG_MS });

test('collections are made, filled and deleted once, whatever of it is lost', async ({
  page,
  complaints,
}) => {
  const word = newWord();
  await beginAs(page, 'Lotte Lost');
  for (const name of ['one', 'two', 'three']) await publish(page, `${word} ${name}`);
  const dialog = page.getByRole('dialog');
  const own = '/collection/search/own';
  const id = () => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const brief = () => answer<Record<string, unknown>>(page, `/collection/${id()}`);
  const order = () => titlesOf(page, `/collection/${id()}/puzzles`);
  const titles = (...names: readonly string[]) => names.map((name) => `${word} ${name}`);
  const words = page.getByRole('textbox', { name: 'Description' });
  const rows = page.getByRole('list', { name: 'Puzzles to arrange' }).getByRole('listitem');
  const toggle = (name: string, field: string, value: unknown): Mutation => ({
    ...{ name: `the switch “${name}”`, page, call: 'PUT /collection/*', then: 'asks' },
    press: () => page.getByRole('switch', { name }).click(),
    async isAsBefore() {
      await expect(page.getByRole('switch', { name })).not.toBeChecked();
      expect((await brief())[field]).not.toBe(value);
    },
    async isDone() {
      await expect(page.getByRole('switch', { name })).toBeChecked();
      expect((await brief())[field]).toBe(value);
    },
  });

  await page.goto('/my-stuff/collections');
  await dropAll([
    {
      ...{ name: 'a new collection', page, call: 'POST /collection/create', then: 'again' },
      async begin() {
        await button(page, 'New collection').click();
        await dialog.getByLabel('Title').fill(word);
      },
      press: () => button(dialog, 'Make collection').click(),
      async isAsBefore() {
        await expect(dialog.getByLabel('Title')).toHaveValue(word);
        expect(await titlesOf(page, own)).not.toContain(word);
        await dialog.getByLabel('Title').fill(`Small ${word}`);
      },
      async isDone() {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Small ${word}`);
        const made = (await titlesOf(page, own)).filter((title) => String(title).includes(word));
        expect(made).toEqual([`Small ${word}`]);
      },
    },
    {
      ...{ name: 'its words', page, call: 'PUT /collection/*', then: 'again' },
      async begin() {
        await button(page, 'Edit title and description').click();
        await words.fill('For a tunnel.');
      },
      press: () => button(page, 'Keep').click(),
      async isAsBefore() {
        await expect(words).toHaveValue('For a tunnel.');
        expect(await brief()).toMatchObject({ description: '' });
      },
      async isDone() {
        await expect(words).toBeHidden();
        await expect(page.getByText('For a tunnel.')).toBeVisible();
        expect(await brief()).toMatchObject({ description: 'For a tunnel.' });
      },
    },
    toggle('Series', 'isSeries', true),
    {
      ...{ name: 'puzzles that are added', page, call: 'POST /collection/*/add', then: 'again' },
      async begin() {
        await button(page, 'Add puzzles').click();
        await dialog.getByRole('searchbox').fill(word);
        for (const title of titles('one', 'two', 'three'))
          await dialog.getByRole('button', { name: title }).click();
      },
      press: () => button(dialog, 'Add 3 puzzles').click(),
      async isAsBefore() {
        await expect(button(dialog, 'Add 3 puzzles')).toBeEnabled();
        expect(await order()).toEqual([]);
      },
      async isDone() {
        await expect(dialog).toBeHidden();
        expect(await order()).toEqual(titles('one', 'two', 'three'));
        expect(await brief()).toMatchObject({ puzzleCount: 3 });
      },
    },
    toggle('Public', 'status', 'public'),
    {
      ...{ name: 'another order', page, call: 'PUT /collection/*/reorder', then: 'asks' },
      begin: () => page.getByRole('radio', { name: 'Arrange' }).check(),
      async press() {
        const from = await button(page, `Move ${word} three`).boundingBox();
        const to = await button(page, `Move ${word} two`).boundingBox();
        invariant(from && to, 'grips have a place');
        await page.mouse.move(from.x + 10, from.y + 10);
        await page.mouse.down();
        await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
        await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
        await page.mouse.up();
      },
      async isAsBefore() {
        await expect(rows).toContainText(titles('one', 'two', 'three'));
        expect(await order()).toEqual(titles('one', 'two', 'three'));
      },
      async isDone() {
        await expect(rows).toContainText(titles('one', 'three', 'two'));
        expect(await order()).toEqual(titles('one', 'three', 'two'));
      },
    },
    {
      ...{ name: 'a puzzle taken out', page, call: 'POST /collection/*/remove', then: 'asks' },
      press: () => button(page, `Take ${word} two out`).click(),
      async isAsBefore() {
        await expect(rows).toHaveCount(3);
        expect(await order()).toHaveLength(3);
      },
      async isDone() {
        await expect(rows).toHaveCount(2);
        expect(await order()).toEqual(titles('one', 'three'));
        expect(await brief()).toMatchObject({ puzzleCount: 2 });
      },
    },
  ]);

  const collection = id();
  await drop({
    ...{ name: 'a deletion', page, call: 'DELETE /collection/*', then: 'again' },
    begin: () => button(page, 'Delete collection').click(),
    press: () => button(dialog, 'Delete collection').click(),
    async isAsBefore() {
      await expect(dialog).toBeVisible();
      expect(await brief()).toMatchObject({ puzzleCount: 2 });
    },
    async isDone() {
      await expect(page).toHaveURL('/my-stuff/collections');
      await expect(page.getByText(word)).toHaveCount(0);
      expect((await callFrom(page, 'GET', `/collection/${collection}`)).status).toBe(404);
    },
  });
  complaints.length = 0; // the browser tells of each call that was lost
});

test('collections and people are followed, and all is reported, once', async ({
  page,
  browser,
  complaints,
}) => {
  const author = await beginAs(page, 'Lotte Lost');
  const puzzle = await publish(page, newWord());
  const collection = await gather(page, 'Lost things', [puzzle]);
  const said = await callFrom(page, 'POST', `/comment/${puzzle}`, { content: 'Mine.' });
  const { id: comment } = said.value as { id: string };
  const reader = await another(browser, 'Rik Reader');
  const detail = () => answer<{ createdPuzzlesCollection: string }>(page, `/user/${author}/detail`);
  const { createdPuzzlesCollection: works } = await detail();
  await callFrom(page, 'PUT', `/collection/${works}`, { status: 'public' });
  const followers = async (followed: string) =>
    (await answer<{ followCount: number }>(page, `/collection/${followed}`)).followCount;
  const follow = (path: string, followed: string, isOn: boolean): Mutation => {
    const [pressed, then] = isOn ? ['Follow', 'Unfollow'] : ['Unfollow', 'Follow'];
    return {
      ...{ name: `${pressed} at ${path}`, page: reader, then: 'asks' },
      call: 'PUT /collection/*/follow',
      async begin() {
        await reader.goto(path);
      },
      press: () => button(reader, pressed).click(),
      async isAsBefore() {
        await expect(button(reader, pressed)).toBeEnabled();
        expect(await followers(followed)).toBe(isOn ? 0 : 1);
      },
      async isDone() {
        await expect(button(reader, then)).toBeEnabled();
        expect(await followers(followed)).toBe(isOn ? 1 : 0);
      },
    };
  };
  const wrong = reader.getByRole('textbox', { name: 'What is wrong?' });
  const toldBefore = reader.getByText('You have told the moderators already');
  const report = (kind: string, id: string, path: string): Mutation => ({
    ...{ name: `a report of a ${kind}`, page: reader, call: 'POST /report', then: 'again' },
    async begin() {
      await reader.goto(path);
      await expect(toldBefore).toHaveCount(0); // of the report before, on the same page
      const place = kind === 'comment' ? reader.getByRole('article') : reader.getByRole('main');
      await button(place, 'Report').click();
      await wrong.fill('It drops.');
    },
    press: () => button(reader, 'Tell the moderators').click(),
    async isAsBefore() {
      await expect(wrong).toHaveValue('It drops.');
    },
    async isDone() {
      await expect(toldBefore).toBeVisible();
      const body = { kind, id, reason: 'Again.' };
      expect((await callFrom(reader, 'POST', '/report', body)).status).toBe(409);
    },
  });
  await dropAll([
    follow(`/collection/${collection}`, collection, true),
    follow(`/collection/${collection}`, collection, false),
    follow(`/profile/${author}`, works, true),
    follow(`/profile/${author}`, works, false),
    report('user', author, `/profile/${author}`),
    report('collection', collection, `/collection/${collection}`),
    report('puzzle', puzzle, `/solve/${puzzle}`),
    report('comment', comment, `/solve/${puzzle}#comments`),
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});

test('notifications are read and deleted once', async ({ page, browser, complaints }) => {
  await beginAs(page, 'Nel News');
  const id = await publish(page, 'Post horn');
  const other = await another(browser, 'Tijn Talks');
  for (const content of ['One', 'Two', 'Three'])
    await callFrom(other, 'POST', `/comment/${id}`, { content });
  const unread = async () => (await answer<{ total: number }>(page, '/notification/count')).total;
  const all = async () => (await listed(page, '/notification')).length;
  await expect.poll(unread).toBe(3);
  const rows = page
    .getByRole('main')
    .getByRole('list', { name: 'Notifications' })
    .getByRole('listitem');
  const expectBell = (name: string) =>
    expect(async () => {
      await networkIsBack(page); // the bell goes as long as nothing is answered
      await expect(button(page, name)).toBeVisible({ timeout: 1000 });
    }).toPass();
  await page.goto('/notifications');
  await dropAll([
    {
      ...{ name: 'one that is read', page, call: 'PUT /notification/read', then: 'asks' },
      async press() {
        await page.goto('/notifications');
        await rows.first().getByRole('link').last().click();
        await expect(page).toHaveURL(/\/solve\//);
      },
      async isAsBefore() {
        await expectBell('Notifications, 3 unread');
        expect(await unread()).toBe(3);
      },
      async isDone() {
        await expectBell('Notifications, 2 unread');
        expect(await unread()).toBe(2);
      },
    },
    {
      ...{ name: 'all that are read', page, call: 'PUT /notification/read', then: 'asks' },
      async begin() {
        await page.goto('/notifications');
      },
      press: () => button(page, 'Mark all as read').click(),
      async isAsBefore() {
        await expectBell('Notifications, 2 unread');
        expect(await unread()).toBe(2);
      },
      async isDone() {
        await expectBell('Notifications');
        expect(await unread()).toBe(0);
      },
    },
    {
      ...{ name: 'all read ones deleted', page, call: 'POST /notification/delete', then: 'asks' },
      press: () => button(page, 'Delete all read').click(),
      async isAsBefore() {
        await expect(rows).toHaveCount(3);
        expect(await all()).toBe(3);
      },
      async isDone() {
        await expect(rows).toHaveCount(0);
        expect(await all()).toBe(0);
      },
    },
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});
