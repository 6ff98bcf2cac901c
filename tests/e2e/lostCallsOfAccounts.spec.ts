import { addAuthenticator, beginAs, callFrom, logOut } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  answer,
  button,
  dropAll,
  listed,
  LONG_MS,
  networkIsBack,
  newWord,
  waitForRealCalls,
} from './lostCalls.ts';

test.beforeEach(({ page }) => waitForRealCalls(page));

test.describe.configure({ timeout: LONG_MS });

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

test('signing up makes one account, and signing in finds it', async ({ page, complaints }) => {
  const name = newWord();
  const field = page.getByLabel('New here? Your name');
  const account = button(page, `Account of ${name}`);
  await addAuthenticator(page);
  await page.goto('/auth');
  /** A session comes with the answer, and is lost with it. */
  const loseSession = () => page.context().clearCookies({ name: 'session' });
  await dropAll([
    {
      ...{ name: 'signing up', page, call: 'POST /auth/passkey/register', then: 'again' },
      begin: () => field.fill(name),
      press: () => button(page, 'Sign up with a passkey').click(),
      recover: loseSession,
      async isAsBefore() {
        await expect(field).toHaveValue(name);
        expect((await callFrom(page, 'GET', '/user/me')).status).toBe(401);
      },
      async isDone() {
        await expect(account).toBeVisible();
        expect(await answer(page, `/user/autocomplete?q=${name}`)).toHaveLength(1);
      },
    },
    {
      ...{ name: 'signing in', page, call: 'POST /auth/passkey/login', then: 'again' },
      async begin() {
        await logOut(page);
        await page.goto('/auth');
      },
      press: () => button(page, 'Sign in with a passkey').click(),
      recover: loseSession,
      async isAsBefore() {
        expect((await callFrom(page, 'GET', '/user/me')).status).toBe(401);
      },
      isDone: () => expect(account).toBeVisible(),
    },
  ]);
  complaints.length = 0; // the browser tells of each call that was lost
});
