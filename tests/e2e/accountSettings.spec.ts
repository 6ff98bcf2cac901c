import type { Browser, Page } from '@playwright/test';
import { addAuthenticator, beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** The part of the settings about the account. */
function accountOf(page: Page) {
  return page.getByRole('region', { name: 'Account', exact: true });
}

/** Another device of the same person, who takes their passkey along. */
async function secondDevice(browser: Browser, page: Page): Promise<Page> {
  const first = await page.context().newCDPSession(page);
  await first.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await first.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto('/auth');
  await page.getByLabel('New here? Your name').fill('Sue Sessions');
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Account of Sue Sessions' })).toBeVisible();
  const { credentials } = await first.send('WebAuthn.getCredentials', { authenticatorId });

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const second = await other.context().newCDPSession(other);
  await second.send('WebAuthn.enable');
  const added = await second.send('WebAuthn.addVirtualAuthenticator', { options });
  for (const credential of credentials)
    await second.send('WebAuthn.addCredential', {
      authenticatorId: added.authenticatorId,
      credential: { ...credential, signCount: credential.signCount + 1 },
    });
  await other.goto('/auth');
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(other.getByRole('button', { name: 'Account of Sue Sessions' })).toBeVisible();
  return other;
}

test('a session on another device is ended from here', async ({ page, browser }) => {
  const other = await secondDevice(browser, page);
  await page.goto('/settings');
  const account = accountOf(page);
  await expect(account.getByText('this browser')).toBeVisible();
  await account.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(account.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await expect(account.getByText('this browser')).toBeVisible();
  await expect.poll(async () => (await callFrom(other, 'GET', '/user/me')).status).toBe(401);
  expect((await callFrom(page, 'GET', '/user/me')).status).toBe(200);
  await other.context().close();
});

test('name and description are changed by keyboard, and come back where the network goes', async ({
  page,
  context,
  complaints,
}) => {
  await beginAs(page, 'Nora Name');
  await page.goto('/settings');
  const account = accountOf(page);
  const name = account.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Nora Name');

  await context.route('**/api/user/me', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await name.fill('Nora Renamed');
  await page.keyboard.press('Enter');
  await expect(account.getByRole('alert')).toContainText('Not saved: The server was not reached.');
  await expect(page.getByRole('button', { name: 'Account of Nora Name' })).toBeVisible();
  await expect(name).toHaveValue('Nora Renamed');
  await page.reload();
  await expect(name).toHaveValue('Nora Renamed'); // what was typed outlives the page

  await context.unroute('**/api/user/me');
  await account.getByLabel('Description').fill('I like **wrap-around**.');
  await account.getByText('Preview').click();
  await expect(account.locator('strong')).toHaveText('wrap-around');
  await axe(page);
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of Nora Renamed' })).toBeVisible();
  // The page shows it before the server has it.
  await expect
    .poll(async () => (await callFrom(page, 'GET', '/user/me')).value)
    .toMatchObject({ name: 'Nora Renamed', description: 'I like **wrap-around**.' });
  complaints.splice(0); // the browser tells of the call that was cut off
});

test('a picture is chosen, is there for everybody, and is as it was where the network goes', async ({
  page,
  context,
  complaints,
}) => {
  const id = await beginAs(page, 'Pia Picture');
  await page.goto('/settings');
  const account = accountOf(page);
  const typeOfPicture = () =>
    page.evaluate(
      async (address) => (await fetch(address)).headers.get('Content-Type'),
      `/api/user/${id}/avatar`,
    );
  expect(await typeOfPicture()).toBe('image/svg+xml'); // the browser knows it for an hour
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    account
      .getByLabel('Choose a picture', { exact: true })
      .setInputFiles({ name, mimeType, buffer });
  const photo = await page.screenshot();

  await choose('notes.txt', 'text/plain', Buffer.from('No picture.'));
  await expect(page.getByText('This file is not a picture')).toBeVisible();

  await context.route('**/api/user/me/avatar', (route) => route.abort());
  await choose('photo.png', 'image/png', photo);
  await expect(page.getByText('Your picture stays as it was:')).toBeVisible();
  await context.unroute('**/api/user/me/avatar');
  expect(await typeOfPicture()).toBe('image/svg+xml');

  await choose('photo.png', 'image/png', photo);
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  await expect.poll(typeOfPicture).toBe('image/jpeg');
  await page.reload();
  const shown = page.getByRole('button', { name: 'Account of Pia Picture' }).locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  await account.getByRole('button', { name: 'Use the drawn one' }).press('Enter');
  await expect(page.getByText('Your picture is the drawn one again.')).toBeVisible();
  await expect.poll(typeOfPicture).toBe('image/svg+xml');
  complaints.splice(0); // the browser tells of the call that was cut off
});

test('a passkey is added and removed, never the last one', async ({
  page,
  context,
  complaints,
}) => {
  await beginAs(page, 'Ida Identities');
  await page.goto('/settings');
  const account = accountOf(page);
  await expect(account.getByText('Your only way to sign in stays')).toBeVisible();
  await expect(account.getByRole('button', { name: /^Remove Passkey/ })).toHaveCount(0);

  await addAuthenticator(page, 'usb');
  await account.getByRole('button', { name: 'Add a passkey' }).click();
  const remove = account.getByRole('button', { name: /^Remove Passkey/ });
  await expect(remove).toHaveCount(2);

  await context.route('**/api/auth/identity/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await remove.first().click();
  await expect(page.getByText('It was not removed: The server was not reached.')).toBeVisible();
  await expect(remove).toHaveCount(2); // as it was
  await context.unroute('**/api/auth/identity/*');

  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(account.getByText('Your only way to sign in stays')).toBeVisible();
  complaints.splice(0); // the browser tells of the call that was cut off
});

test('the account goes once its name is typed, and published puzzles stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await beginAs(page, 'Dee Delete');
  const puzzleId = await publish(page, 'It stays');
  await page.goto('/settings');
  await accountOf(page).getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(dialog).toContainText('Published puzzles and comments stay');
  await expect(go).toBeDisabled();
  await axe(page, '[role="dialog"]');
  await dialog.getByLabel('Type Dee Delete to confirm').fill('Dee Delete');
  await go.click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Dee Delete' })).toHaveCount(0);
  expect((await callFrom(page, 'GET', `/puzzle/${puzzleId}/solve`)).status).toBe(200);
  const { value } = await callFrom(page, 'GET', `/user/${id}`);
  expect(value).toMatchObject({ name: 'Removed account' });
});

test('visitors are told how to get an account, and come back', async ({ page }) => {
  await page.goto('/settings');
  const account = accountOf(page);
  await account.getByRole('link', { name: 'Sign in / sign up' }).click();
  await addAuthenticator(page);
  await page.getByLabel('New here? Your name').fill('Vera Visitor');
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings#account$/);
  await expect(account.getByLabel('Name', { exact: true })).toHaveValue('Vera Visitor');
});
