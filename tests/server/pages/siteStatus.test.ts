import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checkInvitation } from '#contract/invitations.ts';
import { fill, press, SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db, { signUp: 'invitation' });
let pages: SitePages;

afterEach(() => pages.end());

it('moderators see the state of the site', async () => {
  pages = new SitePages(site, await site.member('Ada', ['moderator']));
  await pages.open('/mod?state=site');

  const accounts = await screen.findByRole('region', { name: 'Accounts' });
  expect(within(accounts).getByText('New in the last 7 days')).toBeDefined();
  const versions = screen.getByRole('region', { name: 'Versions' });
  expect(within(versions).getByText(process.versions.node)).toBeDefined();
  expect(screen.getByText('none yet')).toBeDefined();
});

it('moderators create an invitation, see its link once, and withdraw it', async () => {
  pages = new SitePages(site, await site.member('Ada', ['moderator']));
  await pages.open('/mod?state=site');
  await fill('Number of people', '20');
  await fill('Note for moderators', 'Chess club');

  await press('Create invitation');

  const link = await screen.findByLabelText('Link to send (only shown now)');
  const { pathname, searchParams } = new URL(link instanceof HTMLInputElement ? link.value : '');
  expect(pathname).toBe('/auth');
  const body = { secret: searchParams.get('invitation') };
  expect((await site.call(checkInvitation, null, { body })).status).toBe(200);
  expect(await screen.findByText(/^0 of 20 used, ends on /)).toBeDefined();
  expect(screen.getByText('Chess club')).toBeDefined();

  await press('Withdraw');

  await waitFor(() => expect(screen.queryByText('Chess club')).toBeNull());
  expect(await site.refusal(checkInvitation, null, { body })).toBe('not_found');
});

it('where everyone can sign up, there are no invitations', async () => {
  const open = new TestSite(db);
  pages = new SitePages(open, await open.member('Ada', ['moderator']));
  await pages.open('/mod?state=site');

  expect(await screen.findByText('Everyone can sign up.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create invitation' })).toBeNull();
});
