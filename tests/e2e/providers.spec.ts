import type { Page } from '@playwright/test';
import { addAuthenticator, callFrom, logOut, signUp } from './account.ts';
import { expect, test } from './fixtures.ts';

/** Sign in as somebody, at a provider that believes whatever one says; each test has its people. */
async function signInAs(page: Page, provider: 'Google' | 'Discord', name: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name }).click();
}

/** Begin to add a way to sign in to the account that is signed in. */
async function addIdentity(page: Page, provider: 'google' | 'discord'): Promise<void> {
  const { origin } = new URL(page.url());
  const back = new URLSearchParams({
    success: `${origin}/oauth/callback`,
    error: `${origin}/auth`,
  });
  await page.goto(`/api/auth/oauth/${provider}?${back.toString()}`);
}

async function myId(page: Page): Promise<string> {
  const { value } = await callFrom(page, 'GET', '/user/me');
  return (value as { id: string }).id;
}

async function identities(page: Page) {
  const { value } = await callFrom(page, 'GET', '/auth/identity/list');
  return (value as { results: { id: string; provider: string; email: string }[] }).results;
}

const shownAs = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByText(name)).toBeVisible();

test('an account is made at the first sign-in, and found again at the next', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible(); // back again
  await shownAs(page, 'Ada Lovelace');
  const first = await myId(page);
  await logOut(page);
  await signInAs(page, 'Google', 'Ada Lovelace');
  await shownAs(page, 'Ada Lovelace');
  expect(await myId(page)).toBe(first);
});

test('a second way leads to the same account, and the first one can go', async ({ page }) => {
  await signInAs(page, 'Google', 'Grace Hopper');
  await shownAs(page, 'Grace Hopper');
  const account = await myId(page);
  await addIdentity(page, 'discord');
  await page.getByRole('button', { name: 'Alan Turing' }).click();
  await shownAs(page, 'Grace Hopper');
  const added = await identities(page);
  expect(added.map(({ provider }) => provider).toSorted()).toEqual(['discord', 'google']);

  await logOut(page);
  await signInAs(page, 'Discord', 'Alan Turing');
  await shownAs(page, 'Grace Hopper');
  expect(await myId(page)).toBe(account);
  const google = added.find(({ provider }) => provider === 'google')?.id ?? '';
  expect((await callFrom(page, 'DELETE', `/auth/identity/${google}`)).status).toBe(204);

  await logOut(page);
  await signInAs(page, 'Google', 'Grace Hopper');
  await shownAs(page, 'Grace Hopper');
  expect(await myId(page)).not.toBe(account); // nothing but the way itself leads to an account
});

test('who does not want to at the provider is told so, and can try again', async ({ page }) => {
  await signInAs(page, 'Google', 'Cancel');

  await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled.');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test('a way that belongs to somebody else cannot be added', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const owner = await other.newPage();
  await signInAs(owner, 'Google', 'Alan Turing');
  await shownAs(owner, 'Alan Turing');
  await other.close();

  await signInAs(page, 'Discord', 'Grace Hopper');
  await shownAs(page, 'Grace Hopper');
  await addIdentity(page, 'google');
  await page.getByRole('button', { name: 'Alan Turing' }).click();
  await page.waitForURL(/error=taken/);
  expect((await identities(page)).map(({ provider }) => provider)).toEqual(['discord']);
});

test('two tabs can sign in at once', async ({ page, context }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Discord' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  const second = await context.newPage();
  await signInAs(second, 'Discord', '関 孝和');
  await shownAs(second, '関 孝和');
  await page.getByRole('button', { name: '関 孝和' }).click();

  await shownAs(page, '関 孝和');
  expect(await myId(page)).toBe(await myId(second));
});

test('what was begun in one browser does not end in another', async ({ page, browser }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  let back = '';
  // The provider leads back over two addresses: the second is that of the site.
  await page.route('**/interaction/*', async (route) => {
    const toProvider = await route.fetch({ maxRedirects: 0 });
    const next = toProvider.headers()['location'] ?? '';
    const toSite = await page.request.get(next, { maxRedirects: 0 });
    back = toSite.headers()['location'] ?? '';
    await route.abort();
  });
  await page.getByRole('button', { name: 'Emmy Noether' }).click();
  await expect.poll(() => back).toContain('/api/auth/oauth/google/callback?');
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(back);

  await expect(stranger.getByRole('alert')).toContainText('begun in another browser');
  await expect(stranger.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a second passkey opens the account, and the first one can go', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, 'Edith');
  await shownAs(page, 'Edith');
  const account = await myId(page);
  const [first] = await identities(page);
  await addAuthenticator(page, 'usb');
  const added = await page.evaluate(async () => {
    const send = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return fetch(`/api/auth/passkey/register${path}`, init);
    };
    const options = (await (
      await send('/options', {})
    ).json()) as PublicKeyCredentialCreationOptionsJSON;
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    });
    const attestation = (made as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
    return (await send('', { ...attestation, clientExtensionResults: {} })).status;
  });

  expect(added).toBeLessThan(300);
  expect((await identities(page)).map(({ provider }) => provider)).toEqual(['passkey', 'passkey']);
  expect((await callFrom(page, 'DELETE', `/auth/identity/${first?.id ?? ''}`)).status).toBe(204);
  await logOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await shownAs(page, 'Edith');
  expect(await myId(page)).toBe(account);
});
