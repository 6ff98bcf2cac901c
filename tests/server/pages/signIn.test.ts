import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { passkeyRegistrationOptions, registerPasskey } from '#contract/auth.ts';
import { readMe, removeMe } from '#contract/users.ts';
import { generateSecret } from '#server/auth/sessions.ts';
import { createLoginUrl } from '#server/auth/tickets.ts';
import { addInvitation } from '#server/db/invitations.ts';
import { users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { fill, press, SitePages } from '#tests/support/SitePages.tsx';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { usePasskeysOf } from '#tests/support/usePasskeysOf.ts';
import { DeleteAccount } from '#ui/people/account/DeleteAccount.tsx';
import { noteSite } from '#ui/shared/platform/siteInfo.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
let pages: SitePages;

afterEach(async () => {
  await pages.end();
  noteSite({});
  vi.restoreAllMocks();
});

/** Records the signals of pages to the device. */
function recordedSignals() {
  const told: unknown[] = [];
  const note = (what: unknown) => Promise.resolve(void told.push(what));
  return { told, offered: { signalUnknownCredential: note, signalAllAcceptedCredentials: note } };
}

/** A new account and the device with its passkey. */
async function signedUp() {
  const device = new SoftwareAuthenticator();
  const browser = new TestBrowser(site);
  const options = await browser.ask(passkeyRegistrationOptions, { body: { name: 'Ada' } });
  const passkey = device.create(options);
  await browser.ask(registerPasskey, { body: passkey });
  return { browser, device, options, passkey, me: await browser.ask(readMe) };
}

it('under another address the page names that of the site instead of ways that fail', async () => {
  noteSite({ address: 'https://puzzles.example' });
  pages = new SitePages(site, null);

  await pages.open('/auth');

  const link = await screen.findByRole('link', { name: 'https://puzzles.example' });
  expect(link.getAttribute('href')).toBe('https://puzzles.example/auth');
  expect(link.parentElement?.textContent).toBe(
    'This site’s address is https://puzzles.example. Open it there to sign in.',
  );
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});

it.each([
  ['open', 'Sign in or sign up here', true],
  ['invitation', /^This site is by invitation\./, false],
  ['closed', /^This site isn’t accepting new accounts\./, false],
] as const)('where signing up is "%s", the page says so', async (signUp, sentence, canSignUp) => {
  noteSite({ signUp });
  pages = new SitePages(site, null);
  usePasskeysOf(new SoftwareAuthenticator());

  await pages.open('/auth');

  expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign up with a passkey' }) !== null).toBe(canSignUp);
});

it('an invitation opens the form to sign up, and its secret is sent with the name', async () => {
  const secret = generateSecret();
  await addInvitation(db, { secret, creatorId: null, uses: 1, days: 7, note: '' });
  noteSite({ signUp: 'invitation' });
  pages = new SitePages(new TestSite(db, { signUp: 'invitation' }), null);
  const device = new SoftwareAuthenticator();
  usePasskeysOf(device);
  await pages.open(`/auth?invitation=${secret}`);
  await screen.findByText(/^You’re invited\. Sign up here until /);

  await fill('New here? Choose a name', 'Guest');
  await press('Sign up with a passkey');

  await waitFor(async () => expect(await db.$count(users, eq(users.name, 'Guest'))).toBe(1));
});

it.each(['x', generateSecret()])('an invitation that is of no use is named: %s', async (secret) => {
  noteSite({ signUp: 'invitation' });
  pages = new SitePages(site, null);
  usePasskeysOf(new SoftwareAuthenticator());

  await pages.open(`/auth?invitation=${secret}`);

  await screen.findByText(/^This invitation has expired, was used up, or was withdrawn\./);
  expect(screen.queryByRole('button', { name: 'Sign up with a passkey' })).toBeNull();
});

it('who comes back from a provider without an account reads why there is none', async () => {
  noteSite({ signUp: 'closed' });
  pages = new SitePages(site, null);

  await pages.open('/auth?error=sign_up_closed');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'You don’t have an account here yet, and a new one couldn’t be created.',
  );
});

it('a passkey that outlived its account is named as such, and the device may forget it', async () => {
  const { browser, device, passkey } = await signedUp();
  await browser.ask(removeMe, { body: { confirm: 'Ada' } });
  const { told, offered } = recordedSignals();
  pages = new SitePages(site, null);
  usePasskeysOf(device, offered);
  await pages.open('/auth');

  await press('Sign in with a passkey');

  await screen.findByText(
    'This passkey isn’t on any account anymore. Use another one, or sign up.',
  );
  expect(told).toEqual([{ rpId: 'localhost', credentialId: passkey.id }]);
});

it('deleting an account lets the device forget its passkeys', async () => {
  const { browser, device, options, me } = await signedUp();
  const { told, offered } = recordedSignals();
  const cookie = `session=${browser.cookies.get('session')?.value}`;
  pages = new SitePages(site, { id: me.id, name: me.name, cookie });
  usePasskeysOf(device, offered);
  await pages.show(createElement(DeleteAccount, { me }));
  await press('Delete account');
  const dialog = await screen.findByRole('dialog');

  await fill('Type Ada to confirm', 'Ada');
  await press('Delete permanently', dialog);

  await waitFor(() =>
    expect(told).toEqual([
      { rpId: 'localhost', userId: options.user.id, allAcceptedCredentialIds: [] },
    ]),
  );
});

it('the link of the terminal leads to the ways to sign in, of which there is none yet', async () => {
  const { id } = await site.member('First', ['moderator']);
  const address = new URL(await createLoginUrl(db, SITE, id));
  pages = new SitePages(site, null);

  await pages.open(address.pathname + address.search);

  expect(
    await screen.findByText(/^You can’t sign in again yet\. Add a sign-in method/),
  ).toBeDefined();
  expect(pages.path).toBe('/settings');
});

it('logging out warns where there is no way to sign in again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  pages = new SitePages(site, await site.member('First'));
  await pages.show(null);
  await press('First’s account');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));

  const warning = await screen.findByRole('dialog', {
    name: 'Sign out without a sign-in method?',
  });
  expect(reload).not.toHaveBeenCalled();
  const link = within(warning).getByRole('link', { name: 'Add a sign-in method' });
  expect(link.getAttribute('href')).toBe('/settings#account');
  await press('Sign out anyway', warning);

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('logging out asks nothing where there is a way to sign in again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { browser, me } = await signedUp();
  const cookie = `session=${browser.cookies.get('session')?.value}`;
  pages = new SitePages(site, { id: me.id, name: me.name, cookie });
  await pages.show(null);
  await press('Ada’s account');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
