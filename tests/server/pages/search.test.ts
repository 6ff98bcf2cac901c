import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { storePuzzle } from '#tests/support/storedThings.ts';
import { SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
let ada: Member;
let pages: SitePages;

beforeAll(async () => {
  ada = await site.member('Ada');
  const clues = ['viewpoint', 'connect_all'];
  await storePuzzle(db, ada.id, 'public', { title: 'Lighthouse', clues });
  await storePuzzle(db, ada.id, 'public', { title: 'Straße nach Köln' });
});

afterEach(() => pages.end());

async function searchFor(text: string): Promise<void> {
  pages = new SitePages(site, ada);
  await pages.open('/search/puzzles');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('disabled', false));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(pages.path).toContain('?q='));
}

it.each([
  ['viewpoint', 'Lighthouse'],
  ['Aussichtspunkte', 'Lighthouse'],
  ['viewpoints lighth', 'Lighthouse'],
  ['connect all ada', 'Lighthouse'],
  ['strasse koeln', 'Straße nach Köln'],
])('%s and Enter finds the puzzle', async (text, title) => {
  await searchFor(text);

  await waitFor(() => {
    const titles = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(titles.filter((it) => it.includes(title))).toHaveLength(1);
    expect(titles.some((it) => it.includes(title === 'Lighthouse' ? 'Köln' : 'Light'))).toBe(false);
  });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', text);
});

it('suggestions offer the rule itself while one types, and close at Enter', async () => {
  pages = new SitePages(site, ada);
  await pages.open('/search/puzzles');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('disabled', false));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'viewp' } });
  await screen.findByRole('button', { name: 'Viewpoint' });
  fireEvent.submit(screen.getByRole('search'));

  expect(screen.queryByRole('button', { name: 'Viewpoint' })).toBeNull();
});
