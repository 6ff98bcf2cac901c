import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '#base/days.ts';
import { readToday } from '#contract/daily.ts';
import { dailyPuzzles } from '#server/db/schema/dailies.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { DailyCard } from '#ui/play/daily/DailyCard.tsx';
import { addDaily } from '#tests/support/dailies.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { InThreadWorker } from '#tests/support/InThreadWorker.ts';
import { OpenPage } from '#tests/support/OpenPage.tsx';
import { SitePages } from '#tests/support/SitePages.tsx';
import { storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const [ada, mo] = [await site.member('Ada'), await site.member('Mo', ['moderator'])];
const TODAY = dayOf(Date.now());
const TOMORROW = addDays(TODAY, 1);
let pages: SitePages;

beforeEach(async () => {
  await db.delete(dailyPuzzles);
  await db.delete(puzzles);
});
afterEach(() => pages.end());

const inWords = (date: string, style: 'full' | 'long') =>
  new Intl.DateTimeFormat('en', { dateStyle: style, timeZone: 'UTC' }).format(new Date(date));
const row = (date: string) => screen.findByRole('region', { name: inWords(date, 'full') });

async function openReplacing(date: string): Promise<HTMLElement> {
  fireEvent.click(within(await row(date)).getByRole('button', { name: 'Replace' }));
  return screen.findByRole('dialog');
}

it('moderators see the days ahead, and have another puzzle made for one', async () => {
  await addDaily(db, TODAY);
  await addDaily(db, TOMORROW);
  await site.ask(readToday, null);
  pages = new SitePages(site, mo);
  await pages.open('/mod?state=daily');

  expect((await row(TODAY)).textContent).toContain('Published');
  expect(within(await row(TODAY)).queryByRole('button')).toBeNull();
  expect((await row(TOMORROW)).textContent).toContain('Range, 3×3, Score 80');
  expect((await row(addDays(TODAY, 14))).textContent).toContain('Not created yet');
  const dialog = await openReplacing(TOMORROW);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create another one' }));
  await within(await row(TOMORROW)).findByText('Another one is being created…');
  expect(site.queued.at(-1)?.name).toBe('makeDailies');
});

it('moderators choose a published puzzle by its address, and are told why one is refused', async () => {
  await addDaily(db, TOMORROW);
  const id = await storePuzzle(db, ada.id, 'public', { title: 'Knots' });
  const hidden = await storePuzzle(db, ada.id, 'private');
  pages = new SitePages(site, mo);
  await pages.open('/mod?state=daily');
  const dialog = await openReplacing(TOMORROW);
  const field = within(dialog).getByRole('textbox', { name: 'Address of a published puzzle' });
  const use = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Use this puzzle' });
  expect(use.disabled).toBe(true);
  fireEvent.change(field, { target: { value: `${SITE.webOrigin}/solve/${hidden}` } });
  fireEvent.click(use);
  await within(dialog).findByText('This puzzle doesn’t exist.');

  fireEvent.change(field, { target: { value: `${SITE.webOrigin}/solve/${id}` } });
  fireEvent.click(use);
  await within(await row(TOMORROW)).findByText(/Chosen by a moderator/);
});

it('where no dailies are made, nothing stays pending', async () => {
  const quiet = new TestSite(db, { site: { ...SITE, makesDailies: false } });
  await addDaily(db, TOMORROW);
  pages = new SitePages(quiet, mo);
  await pages.open('/mod?state=daily');
  const dialog = await openReplacing(TOMORROW);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create another one' }));
  await within(dialog).findByText(/^This site doesn’t create daily puzzles\./);
  expect(screen.queryByText('Another one is being created…')).toBeNull();
  expect(quiet.queued).toEqual([]);
});

it('the home page leads to the puzzle of today, and has nothing on days without one', async () => {
  pages = new SitePages(site, null);
  await pages.show(createElement(DailyCard));
  await expect.poll(() => screen.queryByRole('link', { name: /Range/ })).toBeNull();
  await pages.end();

  await addDaily(db, TODAY);
  pages = new SitePages(site, null);
  await pages.show(createElement(DailyCard));
  const link = await screen.findByRole('link', { name: new RegExp(inWords(TODAY, 'long')) });
  expect(link.getAttribute('href')).toBe('/daily');
  expect(link.textContent).toContain('Solve it today to start a row');
});

it('a daily that is solved at its usual address counts as the daily', async () => {
  await addDaily(db, TODAY);
  const { daily } = await site.ask(readToday, null);
  vi.stubGlobal('Worker', InThreadWorker);
  pages = new SitePages(site, null);
  await pages.open(`/solve/${daily?.puzzle.id}`);
  const board = new OpenPage();
  await screen.findByRole('grid');
  board.paint('dark', 1, 2, 5);
  board.paint('light', 3, 4, 6, 7, 8);
  await board.expectSolved();

  await pages.open('/daily/archive');
  await screen.findByRole('link', { name: `${inWords(TODAY, 'long')}, Range, solved on its day` });
});
