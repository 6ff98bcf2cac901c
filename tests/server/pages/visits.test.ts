import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { updateMe } from '#contract/users.ts';
import { SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { noteReached } from '#ui/shared/platform/network.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const NOBODY = '00000000-0000-4000-8000-000000000000';
let pages: SitePages;

afterEach(() => pages.end());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function visit(path: string): Promise<void> {
  pages = new SitePages(site, null);
  await pages.open(path);
}

it.each([
  ['/my-stuff/collections', 'My stuff - Chiaro', 'Sign in to see this page'],
  ['/my-follows', 'Followed collections - Chiaro', 'Sign in to see this page'],
  ['/notifications', 'Notifications - Chiaro', 'Sign in to see this page'],
  [`/mod/profile/${NOBODY}`, 'Moderation - Chiaro', 'Sign in to see this page'],
  ['/nowhere', 'Not Found - Chiaro', 'Not Found'],
  ['/search/people', 'Not Found - Chiaro', 'Not Found'],
  ['/rules', 'Rules - Chiaro', 'Rules'],
  ['/privacy-policy/', 'Privacy policy - Chiaro', 'Privacy policy'],
  ['/support', 'Support Chiaro', 'Support Chiaro'],
  ['/search/puzzles', 'Explore puzzles - Chiaro', 'Explore puzzles'],
  ['/search/collections', 'Explore collections - Chiaro', 'Explore collections'],
  ['/uploader', 'Bulk import - Chiaro', 'Bulk import'],
  ['/settings', 'Settings - Chiaro', 'Settings'],
  [`/profile/${NOBODY}`, 'Not Found - Chiaro', 'Not Found'],
  [`/collection/${NOBODY}`, 'Not Found - Chiaro', 'Not Found'],
])('%s says what it is, and what it needs', async (path, title, name) => {
  await visit(path);
  await waitFor(() => expect(heading()).toBe(name));
  expect(document.title).toBe(title);
});

it.each([
  ['/my-stuff?sort=love-desc', '/my-stuff/puzzles?sort=love-desc'],
  ['/search?q=lamp', '/search/puzzles?q=lamp'],
])('%s leads to its first part', async (path, first) => {
  await visit(path);
  expect(pages.path).toBe(first);
});

it('a profile shows the Markdown that its owner wrote', async () => {
  const ada = await site.member('Ada');
  const body = { name: 'Ada', description: 'I like **loops**.\n\n- and trees' };
  await site.ask(updateMe, ada, { body });
  await visit(`/profile/${ada.id}`);
  expect((await screen.findByText('loops')).tagName).toBe('STRONG');
  expect((await screen.findByText('and trees')).tagName).toBe('LI');
});

it('visitors see what is new, but cannot search', async () => {
  await visit('/search/puzzles?q=nothing-has-this-word&size=l');
  expect(await screen.findByRole('searchbox')).toHaveProperty('disabled', true);
  expect(screen.getByRole('search').title).toBe('Log in to search');
  const filters = screen.getByRole('button', { name: 'Music' }).closest('fieldset');
  expect(filters).toHaveProperty('disabled', true);
});

it('an address of a provider that lacks its parts says so, and leads on', async () => {
  await visit('/oauth/callback?userId=1');
  expect(screen.getByText('Invalid parameters for OAuth callback.')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(pages.path).toBe('/auth'));
});

it.each([
  ['cancelled', 'Sign-in canceled.'],
  ['<script>', 'Sign-in didn’t work. Please try again.'],
])('the error %s of a provider is a sentence', async (error, sentence) => {
  await visit(`/auth?error=${encodeURIComponent(error)}`);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});

it('without a network the page to sign in leads home, with a word about it', async () => {
  pages = new SitePages(site, null);
  // Calls of the previous test may still be answered, so the browser itself is offline.
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteReached(false);
  await pages.open('/auth');
  await waitFor(() => expect(pages.path).toBe('/'));
  expect(pages.said).toEqual([expect.stringMatching(/^Failed to sign in because you are offline/)]);
  onLine.mockRestore();
});

it('a puzzle for other sites that is not there says so, and leads out of its frame', async () => {
  await visit(`/embed/${NOBODY}`);
  expect(heading()).toContain('can’t be shown');
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('This puzzle doesn’t exist');
  expect(within(main).getByRole<HTMLAnchorElement>('link', { name: 'Chiaro' }).target).toBe(
    '_blank',
  );
});
