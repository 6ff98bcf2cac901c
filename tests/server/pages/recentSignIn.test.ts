import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { eq, sql } from 'drizzle-orm';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passkeyRegistrationOptions, registerPasskey } from '#contract/auth.ts';
import { readMe } from '#contract/users.ts';
import { identities, sessions } from '#server/db/schema/users.ts';
import { press, SitePages } from '#tests/support/SitePages.tsx';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { usePasskeysOf } from '#tests/support/usePasskeysOf.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import AccountSettings from '#ui/people/account/AccountSettings.tsx';

const { db } = await useDatabase();
const site = new TestSite(db);
let pages: SitePages;
let device: SoftwareAuthenticator;

/** Ada signed in a while ago, with a passkey; Google is her other sign-in method. */
beforeEach(async () => {
  device = new SoftwareAuthenticator();
  const browser = new TestBrowser(site);
  const options = await browser.ask(passkeyRegistrationOptions, { body: { name: 'Ada' } });
  await browser.ask(registerPasskey, { body: device.create(options) });
  const { id, name } = await browser.ask(readMe);
  await db
    .insert(identities)
    .values({ id: uuidv7(), userId: id, provider: 'google', subject: uuidv7() });
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.userId, id));
  pages = new SitePages(site, {
    id,
    name,
    cookie: `session=${browser.cookies.get('session')?.value}`,
  });
  usePasskeysOf(device);
  await pages.show(createElement(AccountSettings));
});

afterEach(() => pages.end());

const waysLeft = async () =>
  (await pages.listed('/auth/identity/list')).map(({ provider }) => provider);

it('a change that needs a recent sign-in is made once a passkey has confirmed it', async () => {
  await press('Remove Google');
  const question = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
  expect(await waysLeft()).toEqual(['passkey', 'google']);

  await press('Use a passkey', question);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await waysLeft()).toEqual(['passkey']));
  expect(screen.getByText(/^This is your only sign-in method/)).toBeDefined();
});

it('a change that nobody confirms is not made, and says why', async () => {
  await press('Remove Google');
  const question = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });

  await press('Cancel', question);

  await screen.findByRole('button', { name: 'Remove Google' });
  expect(pages.said).toEqual([
    'Couldn’t remove it: To continue, sign in again to confirm that it’s you.',
  ]);
  expect(await waysLeft()).toEqual(['passkey', 'google']);
});
