import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { MutationObserver } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCollection, createCollection, updateCollection } from '#contract/collections.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { dialog, drop, fill, press, SitePages, valueOf } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { puzzlesMutation } from '#ui/library/lists/collectionMutations.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const NAMES = ['one', 'two', 'three'] as const;
let lotte: Member;
let pages: SitePages;
/** Ids of their published puzzles, by title. */
let puzzles: Map<string, string>;

beforeEach(async () => {
  lotte = await site.member('Lotte Lost');
  puzzles = new Map();
  for (const title of NAMES) puzzles.set(title, await addPuzzleRow(db, lotte.id, { title }));
  pages = new SitePages(site, lotte);
});

afterEach(() => pages.end());

const idOf = (title: string) => puzzles.get(title) ?? '';
const own = async () => (await pages.listed('/collection/search/own')).map(({ title }) => title);
const brief = async (id: string) => pages.answer<Record<string, unknown>>(`/collection/${id}`);
const order = async (id: string) =>
  (await pages.listed(`/collection/${id}/puzzles`)).map(({ title }) => title);

/** Their collection, with puzzles of these titles. */
async function collection(titles: readonly string[]): Promise<string> {
  const body = { title: 'Lamps', description: '', isSeries: false };
  const { id } = await site.ask(createCollection, lotte, { body });
  if (titles.length > 0)
    await site.ask(addToCollection, lotte, {
      params: { id },
      body: { puzzleIds: titles.map(idOf) },
    });
  return id;
}

it('a collection is made once, as it is called in the end', async () => {
  await pages.open('/my-stuff/collections');
  await press('New collection');
  const question = await dialog();
  await fill('Title', 'Lamps');
  await drop(pages, {
    call: 'POST /collection/create',
    after: 'again',
    press: () => press('Create', question),
    async isAsBefore() {
      expect(valueOf('Title')).not.toBe('');
      expect(await own()).not.toContain('Lamps');
      await fill('Title', 'Small lamps');
    },
    async isDone() {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Small lamps');
      expect((await own()).filter((title) => String(title).includes('amps'))).toEqual([
        'Small lamps',
      ]);
    },
  });
});

it('the words of a collection are changed once', async () => {
  const id = await collection([]);
  await pages.open(`/collection/${id}`);
  await press('Edit title and description');
  await fill('Description', 'For a tunnel.');
  await drop(pages, {
    call: 'PUT /collection/*',
    after: 'again',
    press: () => press('Save'),
    async isAsBefore() {
      expect(valueOf('Description')).toBe('For a tunnel.');
      expect(await brief(id)).toMatchObject({ description: '' });
    },
    async isDone() {
      expect(screen.queryByLabelText('Description')).toBeNull();
      expect(screen.getByText('For a tunnel.')).toBeDefined();
      expect(await brief(id)).toMatchObject({ description: 'For a tunnel.' });
    },
  });
});

it.each([
  ['Series', 'isSeries', true],
  ['Public', 'status', 'public'],
] as const)('a collection becomes %s once', async (name, field, value) => {
  const id = await collection(['one']);
  await pages.open(`/collection/${id}`);
  const toggle = async () =>
    screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
  await drop(pages, {
    call: 'PUT /collection/*',
    after: 'asks',
    press: async () => void fireEvent.click(await toggle()),
    async isAsBefore() {
      expect((await toggle()).checked).toBe(false);
      expect((await brief(id))[field]).not.toBe(value);
    },
    async isDone() {
      expect((await toggle()).checked).toBe(true);
      expect((await brief(id))[field]).toBe(value);
    },
  });
});

it('puzzles are added to a collection once', async () => {
  const titles = ['dawn', 'noon', 'dusk'];
  for (const title of titles) await addPuzzleRow(db, lotte.id, { title });
  const id = await collection([]);
  await pages.open(`/collection/${id}`);
  await press('Add puzzles');
  const question = await dialog();
  for (const title of titles) await press(new RegExp(`^\\d?${title}`), question);
  await drop(pages, {
    call: 'POST /collection/*/add',
    after: 'again',
    press: () => press('Add 3 puzzles', question),
    async isAsBefore() {
      expect(within(question).getByRole('button', { name: 'Add 3 puzzles' })).toHaveProperty(
        'disabled',
        false,
      );
      expect(await order(id)).toEqual([]);
    },
    async isDone() {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await order(id)).toEqual(titles);
      expect(await brief(id)).toMatchObject({ puzzleCount: 3 });
    },
  });
});

it('puzzles of a collection are put in order and taken out once', async () => {
  const id = await collection(NAMES);
  await pages.open(`/collection/${id}`);
  fireEvent.click(await screen.findByRole('radio', { name: 'Reorder' }));
  const list = await screen.findByRole('list', { name: 'Puzzles to reorder' });
  const rows = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/^\d/, ''));
  const arranging = new MutationObserver(queryClient, puzzlesMutation(id, lotte.id));
  const move = { kind: 'move', moving: idOf('three'), replacing: idOf('two') } as const;
  await drop(pages, {
    call: 'PUT /collection/*/reorder',
    after: 'asks',
    async press() {
      await arranging.mutate(move).catch(() => undefined);
    },
    async isAsBefore() {
      expect(rows()).toEqual(['one', 'two', 'three']);
      expect(await order(id)).toEqual(['one', 'two', 'three']);
    },
    async isDone() {
      expect(rows()).toEqual(['one', 'three', 'two']);
      expect(await order(id)).toEqual(['one', 'three', 'two']);
    },
  });
  await drop(pages, {
    call: 'POST /collection/*/remove',
    after: 'asks',
    press: () => press('Remove two'),
    async isAsBefore() {
      expect(rows()).toHaveLength(3);
      expect(await order(id)).toHaveLength(3);
    },
    async isDone() {
      expect(rows()).toHaveLength(2);
      expect(await order(id)).toEqual(['one', 'three']);
      expect(await brief(id)).toMatchObject({ puzzleCount: 2 });
    },
  });
});

it('a collection is deleted once', async () => {
  const id = await collection([]);
  await pages.open(`/collection/${id}`);
  await press('Delete collection');
  const question = await dialog();
  await drop(pages, {
    call: 'DELETE /collection/*',
    after: 'again',
    press: () => press('Delete collection', question),
    async isAsBefore() {
      expect(screen.getByRole('dialog')).toBeDefined();
      expect(await brief(id)).toMatchObject({ title: 'Lamps' });
    },
    async isDone() {
      expect(pages.path).toBe('/my-stuff/collections');
      expect(screen.queryByText('Lamps')).toBeNull();
      expect(await pages.status(`/collection/${id}`)).toBe(404);
    },
  });
});

describe('somebody else', () => {
  const publicCollection = async () => {
    const id = await collection(['one']);
    await site.ask(updateCollection, lotte, { params: { id }, body: { status: 'public' } });
    return id;
  };
  /** The collection of created puzzles, which can be followed on the profile. */
  const works = async () => {
    const detail = await pages.answer<{ createdPuzzlesCollection: string }>(
      `/user/${lotte.id}/detail`,
    );
    const params = { id: detail.createdPuzzlesCollection };
    await site.ask(updateCollection, lotte, { params, body: { status: 'public' } });
    return params.id;
  };

  it.each([
    ['a collection', publicCollection, (id: string) => `/collection/${id}`],
    ['a person', works, () => `/profile/${lotte.id}`],
  ] as const)('follows %s once, and no longer', async (_, followed, addressOf) => {
    const id = await followed();
    await pages.end();
    pages = new SitePages(site, await site.member('Rik Reader'));
    const followers = async () => (await brief(id))['followCount'];
    await pages.open(addressOf(id));
    for (const [now, then, before, after] of [
      ['Follow', 'Unfollow', 0, 1],
      ['Unfollow', 'Follow', 1, 0],
    ] as const)
      await drop(pages, {
        call: 'PUT /collection/*/follow',
        after: 'asks',
        press: () => press(now),
        async isAsBefore() {
          expect(screen.getByRole('button', { name: now })).toHaveProperty('disabled', false);
          expect(await followers()).toBe(before);
        },
        async isDone() {
          expect(screen.getByRole('button', { name: then })).toHaveProperty('disabled', false);
          expect(await followers()).toBe(after);
        },
      });
  });
});

it('own puzzles are deleted together once', async () => {
  for (const title of ['Weir', 'Dam']) await addPuzzleRow(db, lotte.id, { title, status: 0 });
  const left = async () => (await pages.listed('/puzzle/search/own')).length;
  await pages.open('/my-stuff/puzzles');
  await press('Select');
  for (const name of ['Weir', 'Dam'])
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  const tools = screen.getByRole('toolbar', { name: 'Selected puzzles' });
  await drop(pages, {
    call: 'POST /puzzle/delete',
    after: 'asks',
    async press() {
      await press('Delete', tools);
      await press('Delete', await dialog());
    },
    async isAsBefore() {
      expect(within(tools).getByText('2 selected')).toBeDefined();
      expect(await left()).toBe(5);
    },
    async isDone() {
      expect(screen.getAllByRole('checkbox')).toHaveLength(3);
      expect(within(tools).getByText('none selected')).toBeDefined();
      expect(await left()).toBe(3);
    },
  });
});
