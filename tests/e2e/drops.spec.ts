import { inflateRawSync } from 'node:zlib';
import type { Browser, Locator, Page } from '@playwright/test';
import { invariant } from '#engine/invariant.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { addAuthenticator, beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import { make, publish } from './serverPuzzles.ts';

/** What the network takes: a call before the server hears of it, or the answer to what it did. */
type Lost = 'call' | 'answer';

/** Something that a page has the server do. */
interface Mutation {
  readonly name: string;
  readonly page: Page;
  /** The method and the path of its call; a star is a part of a path. */
  readonly call: string;
  /** What comes before it can be pressed. */
  readonly begin?: () => Promise<void>;
  readonly press: () => Promise<void>;
  /** What the page says where no answer came. */
  readonly says?: string | RegExp;
  /** What comes before it can be pressed again. */
  readonly recover?: () => Promise<void>;
  /** All is as it was, and what was typed is there, when the call was lost. */
  readonly isAsBefore: () => Promise<void>;
  /** When the answer was lost, the page asks how it is by itself, or it is pressed again. */
  readonly then: 'asks' | 'again';
  /** It is done, once. */
  readonly isDone: () => Promise<void>;
}

const NOT_REACHED = /The server was not reached/;

/** Do something while the network drops its calls, one after the other, each in its way. */
async function losing(
  page: Page,
  call: string,
  ways: readonly Lost[],
  press: () => Promise<void>,
): Promise<void> {
  const [method, path] = call.split(' ');
  const left = [...ways];
  let lost = 0;
  const address = `**/api${path}`;
  await page.route(address, async (route) => {
    const way = route.request().method() === method ? left.shift() : undefined;
    if (way === undefined) {
      await route.fallback();
      return;
    }
    if (way === 'answer') await route.fetch();
    await route.abort();
    lost += 1;
  });
  await press();
  await expect.poll(() => lost, `${call} is lost`).toBe(ways.length);
  await page.unroute(address);
}

/** Lose the call, then the answer to it, and see that it is done all the same, and once. */
async function drop({ name, page, call, begin, press, ...it }: Mutation): Promise<void> {
  const said = page.getByText(it.says ?? NOT_REACHED).first();
  await test.step(name, async () => {
    await begin?.();
    await losing(page, call, ['call'], press);
    await expect(said).toBeVisible();
    await it.isAsBefore();
    await it.recover?.();
    await losing(page, call, ['answer'], press);
    if (it.then === 'again') await expect(said).toBeVisible();
    await it.recover?.();
    if (it.then === 'again') await press();
    await it.isDone();
  });
}

async function dropAll(mutations: readonly Mutation[]): Promise<void> {
  for (const mutation of mutations) await drop(mutation);
}

/** Without its own question whether the server is reached, a page waits for the calls it makes. */
async function waitForRealCalls(page: Page): Promise<void> {
  await page.route('**/api/', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

/** The browser says that the network is back, before the page finds out. */
async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** What the server answers. */
async function answer<T>(page: Page, path: string): Promise<T> {
  return (await callFrom(page, 'GET', path)).value as T;
}

interface Listed {
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

async function listed(page: Page, path: string): Promise<Listed['results']> {
  return (await answer<Listed>(page, path)).results;
}

async function titlesOf(page: Page, path: string): Promise<readonly unknown[]> {
  return (await listed(page, path)).map(({ title }) => title);
}

async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await waitForRealCalls(page);
  await beginAs(page, name);
  return page;
}

function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** A word that nothing on the server has in its title, whatever ran before. */
function newWord(): string {
  return `drop${Math.random().toString(36).slice(2, 10)}`;
}

test.beforeEach(({ page }) => waitForRealCalls(page));

test.describe.configure({ timeout: 180_000 }); // each goes through many losses

test('collections are made, filled and followed once, whatever of it is lost', async ({
  page,
  browser,
  complaints,
}) => {
  const word = newWord();
  const author = await beginAs(page, 'Lotte Lost');
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

  const reader = await another(browser, 'Rik Reader');
  const collection = id();
  const detail = () => answer<{ createdPuzzlesCollection: string }>(page, `/user/${author}/detail`);
  const { createdPuzzlesCollection: works } = await detail();
  await callFrom(page, 'PUT', `/collection/${works}`, { status: 'public' });
  const followers = async (followed: string) =>
    (await answer<{ followCount: number }>(page, `/collection/${followed}`)).followCount;
  const follow = (name: string, path: string, followed: string): Mutation => ({
    ...{ name, page: reader, call: 'PUT /collection/*/follow', then: 'asks' },
    async begin() {
      await reader.goto(path);
    },
    press: () => button(reader, 'Follow').click(),
    async isAsBefore() {
      await expect(button(reader, 'Follow')).toBeEnabled();
      expect(await followers(followed)).toBe(0);
    },
    async isDone() {
      await expect(button(reader, 'Unfollow')).toBeEnabled();
      expect(await followers(followed)).toBe(1);
    },
  });
  const report = { kind: 'user', id: author, reason: 'Everything.' };
  await dropAll([
    follow('a collection that is followed', `/collection/${collection}`, collection),
    follow('a person who is followed', `/profile/${author}`, works),
    {
      ...{ name: 'a report', page: reader, call: 'POST /report', then: 'again' },
      async begin() {
        await button(reader, 'Report').click();
        await reader.getByRole('textbox', { name: 'What is wrong?' }).fill('It drops.');
      },
      press: () => button(reader, 'Tell the moderators').click(),
      async isAsBefore() {
        await expect(reader.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue(
          'It drops.',
        );
      },
      async isDone() {
        await expect(reader.getByText('You have told the moderators already')).toBeVisible();
        expect((await callFrom(reader, 'POST', '/report', report)).status).toBe(409);
      },
    },
    {
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
    },
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});

/** The solution of the puzzles that are published here. */
const SOLUTION = 'bwbbwbbbb';

interface Solve {
  readonly solvedAt: string | null;
  readonly ratedDifficulty: number | null;
  readonly progress: { readonly colors: string } | null;
}

interface Brief {
  readonly solveCount: number;
  readonly loveCount: number;
  readonly ratedDifficulty: readonly number[];
}

test('a solve, its board, love, rating and comments are kept once', async ({
  page,
  browser,
  complaints,
}) => {
  await beginAs(page, 'Sanne Source');
  const id = await publish(page, 'Switchyard');
  const guest = await another(browser, 'Gijs Guest');
  const content = 'Seen from a train.';
  await callFrom(guest, 'POST', `/comment/${id}`, { content });
  const solveOf = async () =>
    (await callFrom(guest, 'POST', `/completion/${id}/begin`)).value as Solve;
  const briefOf = () => answer<Brief>(page, `/puzzle/${id}/solve/brief`);
  const comments = async () =>
    (await listed(page, `/comment/${id}`)).map((comment) => comment['content']);
  const driver = new SolveDriver(guest);
  await guest.goto(`/solve/${id}`);
  await expect(guest.locator('.live-board[data-live]')).toBeVisible();
  const paint = async (cell: number) => {
    const { x, y } = await driver.middleOf(cell);
    await guest.mouse.click(x, y, { button: SOLUTION[cell] === 'b' ? 'left' : 'right' });
  };
  const love = guest.getByRole('button', { name: /^Love this puzzle/ });
  await drop({
    ...{ name: 'a love', page: guest, call: 'PUT /puzzle/*/love', then: 'asks' },
    press: () => love.click(),
    async isAsBefore() {
      await expect(love).toHaveAttribute('aria-pressed', 'false');
      expect(await briefOf()).toMatchObject({ loveCount: 0 });
    },
    async isDone() {
      await expect(love).toHaveAttribute('aria-pressed', 'true');
      expect(await briefOf()).toMatchObject({ loveCount: 1 });
    },
  });

  await test.step('the board', async () => {
    const kept = async () => lettersIn((await solveOf()).progress?.colors ?? null);
    const save = `PUT /completion/${id}/progress`;
    await losing(guest, save, ['call'], () => paint(0));
    expect(await kept()).toBeNull();
    await networkIsBack(guest);
    await expect.poll(kept).toBe('bnnnnnnnn');
    await losing(guest, save, ['answer'], () => paint(1));
    await paint(2); // nobody has heard that the one before is kept
    await networkIsBack(guest);
    await expect.poll(kept).toBe('bwbnnnnnn');
    await expect(guest.getByRole('dialog')).toHaveCount(0);
    expect(await driver.letters()).toBe('bwbnnnnnn');
  });

  await guest.unroute('**/api/'); // what is kept goes out as soon as the server is reached
  await test.step('the solve', async () => {
    await losing(guest, `POST /completion/${id}/complete`, ['call', 'answer'], async () => {
      for (let cell = 3; cell < SOLUTION.length; cell++) await paint(cell);
      await driver.expectSolved();
      await networkIsBack(guest);
    });
    await networkIsBack(guest);
    await expect.poll(async () => (await solveOf()).solvedAt).not.toBeNull();
    expect(await briefOf()).toMatchObject({ solveCount: 1 });
  });

  const key = guest
    .getByRole('group', { name: 'How hard was it?' })
    .getByRole('button', { name: /^7 of 10/ });
  for (const [name, rated] of [
    ['a rating', 7],
    ['a rating that is taken back', null],
  ] as const)
    await test.step(name, async () => {
      await losing(guest, `PUT /completion/${id}/rate`, ['call', 'answer'], async () => {
        await key.click();
        await expect(key).toHaveAttribute('aria-pressed', String(rated !== null));
        await networkIsBack(guest);
      });
      await networkIsBack(guest);
      await expect.poll(async () => (await solveOf()).ratedDifficulty).toBe(rated);
      const count = rated === null ? 0 : 1;
      expect((await briefOf()).ratedDifficulty).toEqual([0, 0, 0, 0, 0, 0, count, 0, 0, 0]);
      await expect(key).toHaveAttribute('aria-pressed', String(rated !== null));
    });

  await guest.goto(`/solve/${id}#comments`);
  const row = guest.getByRole('article');
  const field = guest.getByRole('textbox', { name: 'Your comment' });
  await dropAll([
    {
      ...{ name: 'another wording', page: guest, call: 'PUT /comment/*', then: 'again' },
      async begin() {
        await button(row, 'Edit').click();
        await field.fill('Seen from a bridge.');
      },
      press: () => field.press('Enter'),
      async isAsBefore() {
        await expect(field).toHaveValue('Seen from a bridge.');
        expect(await comments()).toEqual([content]);
      },
      async isDone() {
        await expect(field).toBeHidden();
        await expect(row).toContainText('Seen from a bridge.');
        expect(await comments()).toEqual(['Seen from a bridge.']);
      },
    },
    {
      ...{ name: 'a comment deleted', page: guest, call: 'DELETE /comment/*', then: 'asks' },
      async press() {
        await button(row, 'Delete').click();
        await button(row.getByRole('group'), 'Delete').click();
      },
      async isAsBefore() {
        await expect(row).toContainText('Seen from a bridge.');
        expect(await comments()).toHaveLength(1);
      },
      async isDone() {
        await expect(row).toHaveCount(0);
        expect(await comments()).toEqual([]);
        expect(await answer(page, `/comment/${id}/count`)).toEqual({ total: 0 });
      },
    },
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});

/** The colors of a board as pages send them; null for none. */
function lettersIn(colors: string | null): string | null {
  if (colors === null) return null;
  return inflateRawSync(Buffer.from(colors.replace('dfl_', ''), 'base64url')).toString();
}

/** A puzzle that lacks nothing but a title of its own. */
function editLink(title: string): string {
  const puzzle = `0_${JSON.stringify({
    title,
    grid: '3x3|T3:bwbbwbbbb|C3:|Z|Snumber,x=0,y=0,number=7|Rconnect_all,color=dark',
    difficulty: 3,
    author: '',
    description: '',
  })}`;
  return solveLink(puzzle).replace('/solve?', '/create?loader=visible&');
}

test('a puzzle is kept, saved, published and deleted once', async ({ page, complaints }) => {
  await beginAs(page, 'Pim Press');
  const site = page.getByRole('group', { name: 'On the site' });
  const offline = 'Offline: this draft is kept here';
  const recover = async () => {
    await expect(page.getByText(offline)).toBeVisible();
    await networkIsBack(page);
    await expect(site).toBeVisible();
  };
  const own = async () =>
    (await listed(page, '/puzzle/search/own')).map(
      ({ title, status }) => `${String(title)}: ${String(status)}`,
    );
  const rename = async (title: string) => {
    await page.getByRole('tab', { name: 'Info' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const open = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('.live-board[data-live]')).toBeVisible();
  };
  const save = async (title: string) => {
    await expect(button(site, 'Save')).toBeVisible();
    await rename(title);
    await page.keyboard.press('Control+s');
  };

  await open(editLink('Lock'));
  await drop({
    ...{ name: 'a new puzzle', page, call: 'POST /puzzle/create', then: 'again' },
    press: () => button(site, 'Keep on the site').click(),
    ...{ says: offline, recover },
    async isAsBefore() {
      await expect(page).toHaveURL(/\/create\?loader=visible/);
      expect(await own()).toEqual([]);
      await rename('Canal lock');
    },
    async isDone() {
      await expect(page).toHaveURL(/\/create\/[\w-]{36}$/);
      await expect(site.getByText('Saved')).toBeVisible();
      expect(await own()).toEqual(['Canal lock: private']);
    },
  });

  await test.step('a save', async () => {
    await losing(page, 'PUT /puzzle/*', ['call'], () => save('Lock gate'));
    await expect(page.getByText(offline)).toBeVisible();
    expect(await own()).toEqual(['Canal lock: private']);
    await recover();
    await losing(page, 'PUT /puzzle/*', ['answer'], () => save('Lock keeper'));
    expect(await own()).toEqual(['Lock keeper: private']);
    await rename('Lock house'); // nobody has heard that the one before is kept
    await recover();
    await save('Lock house');
    await expect.poll(own).toEqual(['Lock house: private']);
    await expect(site.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const dialog = page.getByRole('dialog', { name: 'Publish this puzzle' });
  const publishing = (name: string, call: string): Mutation => ({
    ...{ name, page, call, then: 'asks' },
    press: () => button(dialog, 'Publish it').click(),
    async isAsBefore() {
      await expect(button(dialog, 'Publish it')).toBeEnabled();
      expect(await own()).not.toContain('Lock bridge: public');
    },
    async isDone() {
      await expect(button(dialog, 'Publish it')).toBeEnabled();
    },
  });
  await rename('Lock bridge');
  await button(site, 'Publish').click();
  await dropAll([
    publishing('a save before it is published', 'PUT /puzzle/*'),
    publishing('a publication', 'POST /puzzle/*/publish'),
  ]);
  await button(dialog, 'Publish it').click();
  const done = page.getByRole('dialog', { name: 'It is published' });
  await expect(done).toBeVisible();
  await button(done, 'Close').last().click();
  expect(await own()).toEqual(['Lock bridge: public']);

  const id = await make(page, 'Sluice');
  await open(`/create/${id}`);
  await expect(site.getByText('Saved')).toBeVisible();
  await drop({
    ...{ name: 'a puzzle deleted', page, call: 'DELETE /puzzle/*', then: 'again' },
    async press() {
      await button(site, 'Delete from the site').click();
      await button(page.getByRole('dialog'), 'Delete from the site').click();
    },
    ...{ says: offline, recover },
    async isAsBefore() {
      expect(await own()).toContain('Sluice: private');
    },
    async isDone() {
      await expect(page).toHaveURL(/\/create\?draft=/);
      expect(await own()).toEqual(['Lock bridge: public']);
    },
  });

  for (const title of ['Weir', 'Dam']) await make(page, title);
  await page.goto('/my-stuff/puzzles');
  await button(page, 'Select').click();
  for (const name of ['Weir', 'Dam']) await page.getByRole('checkbox', { name }).check();
  await drop({
    ...{ name: 'many puzzles deleted', page, call: 'POST /puzzle/delete', then: 'asks' },
    async press() {
      await button(page.getByRole('toolbar', { name: 'Chosen puzzles' }), 'Delete').click();
      await button(page.getByRole('dialog'), 'Delete').click();
    },
    async isAsBefore() {
      await expect(page.getByText('2 chosen')).toBeVisible();
      expect(await own()).toHaveLength(3);
    },
    async isDone() {
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await expect(page.getByText('none chosen')).toBeVisible();
      expect(await own()).toEqual(['Lock bridge: public']);
    },
  });
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
  const bell = (name: string) => button(page, name);
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
        await expect(bell('Notifications, 3 unread')).toBeVisible();
        expect(await unread()).toBe(3);
      },
      async isDone() {
        await expect(bell('Notifications, 2 unread')).toBeVisible();
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
        await expect(bell('Notifications, 2 unread')).toBeVisible();
        expect(await unread()).toBe(2);
      },
      async isDone() {
        await expect(bell('Notifications')).toBeVisible();
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

test('what is done with an account is done once', async ({ page, complaints }) => {
  const id = await beginAs(page, 'Ada Away');
  const me = () => answer<Record<string, unknown>>(page, '/user/me');
  const sessions = () => listed(page, '/auth/sessions');
  const identities = () => listed(page, '/auth/identity/list');
  const account = page.getByRole('region', { name: 'Account', exact: true });
  const name = account.getByLabel('Name', { exact: true });
  const photo = { name: 'p.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const typeOfPicture = () =>
    page.evaluate(
      async (address) => (await fetch(address, { cache: 'reload' })).headers.get('Content-Type'),
      `/api/user/${id}/avatar`,
    );
  const signIn = async () => {
    await page.goto('/auth');
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  };
  for (let others = 0; others < 3; others++) {
    await page.context().clearCookies(); // what is signed in stays so, elsewhere
    await signIn();
  }
  await page.goto('/settings');
  await addAuthenticator(page, 'usb');
  await button(account, 'Add a passkey').click();
  const remove = account.getByRole('button', { name: /^Remove Passkey/ });
  await expect(remove).toHaveCount(2);
  const signOutOther = account.getByRole('button', { name: /^Sign out (?!everywhere)/ });
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in / sign up' });
  const menuItem = page.getByRole('menuitem', { name: 'Logout' });
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel('Type Ada Along to confirm');
  await dropAll([
    {
      ...{ name: 'a profile', page, call: 'PUT /user/me', then: 'asks' },
      begin: () => name.fill('Ada Along'),
      press: () => name.press('Enter'),
      async isAsBefore() {
        await expect(name).toHaveValue('Ada Along');
        expect(await me()).toMatchObject({ name: 'Ada Away' });
      },
      async isDone() {
        await expect(button(page, 'Account of Ada Along')).toBeVisible();
        await expect(account.getByRole('alert')).toHaveCount(0);
        expect(await me()).toMatchObject({ name: 'Ada Along' });
      },
    },
    {
      ...{ name: 'a picture', page, call: 'PUT /user/me/avatar', then: 'asks' },
      press: () => account.getByLabel('Choose a picture', { exact: true }).setInputFiles(photo),
      async isAsBefore() {
        expect(await typeOfPicture()).toBe('image/svg+xml');
      },
      async isDone() {
        expect(await typeOfPicture()).toBe('image/jpeg');
        const shown = button(page, 'Account of Ada Along').locator('img');
        await expect
          .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(256);
      },
    },
    {
      ...{ name: 'the drawn picture', page, call: 'DELETE /user/me/avatar', then: 'again' },
      press: () => button(account, 'Use the drawn one').click(),
      async isAsBefore() {
        expect(await typeOfPicture()).toBe('image/jpeg');
      },
      async isDone() {
        await expect(page.getByText('Your picture is the drawn one again.')).toBeVisible();
        expect(await typeOfPicture()).toBe('image/svg+xml');
      },
    },
    {
      ...{ name: 'a passkey removed', page, call: 'DELETE /auth/identity/*', then: 'asks' },
      press: () => remove.first().click(),
      async isAsBefore() {
        await expect(remove).toHaveCount(2);
        expect(await identities()).toHaveLength(2);
      },
      async isDone() {
        await expect(account.getByText('Your only way to sign in stays')).toBeVisible();
        expect(await identities()).toHaveLength(1);
      },
    },
    {
      ...{ name: 'a session ended', page, call: 'DELETE /auth/sessions/*', then: 'asks' },
      press: () => signOutOther.first().click(),
      async isAsBefore() {
        await expect(signOutOther).toHaveCount(3);
        expect(await sessions()).toHaveLength(4);
      },
      async isDone() {
        await expect(signOutOther).toHaveCount(2);
        expect(await sessions()).toHaveLength(3);
      },
    },
    {
      ...{ name: 'all others ended', page, call: 'DELETE /auth/sessions/*', then: 'again' },
      press: () => button(account, 'Sign out everywhere else').click(),
      async isAsBefore() {
        await expect(signOutOther).toHaveCount(2);
        expect(await sessions()).toHaveLength(3);
      },
      async isDone() {
        await expect(signOutOther).toHaveCount(0);
        expect(await sessions()).toHaveLength(1);
      },
    },
    {
      ...{ name: 'the way out', page, call: 'DELETE /auth/logout', then: 'asks' },
      async press() {
        await button(page, 'Account of Ada Along').click();
        await menuItem.click();
      },
      recover: () =>
        expect(async () => {
          await networkIsBack(page); // another call may have found out already
          const entry = button(page, 'Account of Ada Along').or(signInLink);
          await expect(entry).toBeVisible({ timeout: 1000 });
        }).toPass(),
      async isAsBefore() {
        expect(await sessions()).toHaveLength(1);
      },
      async isDone() {
        await page.reload();
        await expect(signInLink).toBeVisible();
        expect((await callFrom(page, 'GET', '/user/me')).status).toBe(401);
      },
    },
    {
      ...{ name: 'the account deleted', page, call: 'DELETE /user/me', then: 'again' },
      async begin() {
        await signIn();
        await page.goto('/settings');
        await button(account, 'Delete account').click();
        await typed.fill('Ada Along');
      },
      press: () => button(dialog, 'Delete for good').click(),
      async isAsBefore() {
        await expect(typed).toHaveValue('Ada Along');
        expect(await me()).toMatchObject({ name: 'Ada Along' });
      },
      async isDone() {
        await expect(page.getByText('Your account was deleted.')).toBeVisible();
        await expect(signInLink).toBeVisible();
        expect(await answer(page, `/user/${id}`)).toMatchObject({ name: 'Removed account' });
      },
    },
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});

const FIRST_RUN = /^http:\S+\/oauth\/callback\?\S+$/m;

test('what moderators do is done once', async ({ page: unused, browser }) => {
  await unused.close();
  const product = new StartedProduct('0', { FIRST_RUN_LOGIN: 'on' });
  try {
    const baseURL = await product.ready();
    const first = await product.printed(FIRST_RUN);
    invariant(first, 'a site without accounts prints how to begin');
    const page = await (await browser.newContext({ baseURL })).newPage();
    await waitForRealCalls(page);
    await page.goto(first);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    const rolf = await (await browser.newContext({ baseURL })).newPage();
    const rolfId = await beginAs(rolf, 'Rolf');
    const ute = await (await browser.newContext({ baseURL })).newPage();
    await beginAs(ute, 'Ute');
    await callFrom(ute, 'POST', '/report', { kind: 'user', id: rolfId, reason: 'He shouts.' });

    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('textbox', { name: 'Message to them' });
    const log = async () =>
      (await listed(page, `/moderation/user/${rolfId}/moderations/received`)).map(
        ({ action }) => action,
      );
    const reports = async () =>
      (await listed(page, '/moderation/reports')).map(({ state, note }) => ({ state, note }));
    const act = (
      action: string,
      opener: string,
      call: string,
      fill = async () => Promise.resolve(),
    ): Mutation => {
      let before: readonly unknown[] = [];
      return {
        ...{ name: opener, page, call, then: 'again' },
        async begin() {
          before = await log();
          await button(page, opener).click();
          await fill();
          await message.fill(`Because of ${action}.`);
        },
        press: () => button(dialog, opener).click(),
        async isAsBefore() {
          await expect(message).toHaveValue(`Because of ${action}.`);
          expect(await log()).toEqual(before);
        },
        async isDone() {
          await expect(dialog).toBeHidden();
          expect(await log()).toEqual([action, ...before]);
        },
      };
    };

    await page.goto('/mod');
    const note = dialog.getByRole('textbox', { name: 'Note for moderators' });
    await drop({
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
        await expect(page.getByRole('article')).toHaveCount(0);
        expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
      },
    });
    await page.goto(`/mod/profile/${rolfId}`);
    const user = '/moderation/user/*';
    await dropAll([
      act('restrict', 'Change', `PUT ${user}/restrictions`, () =>
        dialog.getByRole('button', { name: /week.*comments/i }).click(),
      ),
      act('ban', 'Block for some time', `POST ${user}/ban`),
      act('unban', 'End the ban', `POST ${user}/unban`),
      act('block', 'Block for good', `PUT ${user}/status`),
    ]);
  } finally {
    product.signal('SIGTERM');
    await product.end();
  }
});
