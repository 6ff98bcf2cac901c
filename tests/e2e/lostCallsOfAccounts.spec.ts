import { addAuthenticator, beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import {
  answer,
  button,
  drop,
  dropAll,
  listed,
  LONG_MS,
  networkIsBack,
  waitForRealCalls,
  type Mutation,
} from './lostCalls.ts';
import { onModeratedSite } from './moderatedSite.ts';

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

test('what moderators do is done once', async ({ page: unused, browser }) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator: page, another }) => {
    await waitForRealCalls(page);
    const rolf = await another();
    const rolfId = await beginAs(rolf, 'Rolf');
    const ute = await another();
    await beginAs(ute, 'Ute');
    await callFrom(ute, 'POST', '/report', { kind: 'user', id: rolfId, reason: 'He shouts.' });

    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('textbox', { name: 'Message to them' });
    const log = async () =>
      (await listed(page, `/moderation/user/${rolfId}/moderations/received`)).map(
        ({ action }) => action,
      );
    const reports = async () =>
      (await listed(page, '/moderation/reports')).map(({ state, note }) => ({ state, note }));
    const act = (
      action: string,
      opener: string,
      call: string,
      fill = async () => Promise.resolve(),
    ): Mutation => {
      let before: readonly unknown[] = [];
      return {
        ...{ name: opener, page, call, then: 'again' },
        async begin() {
          before = await log();
          await button(page, opener).click();
          await fill();
          await message.fill(`Because of ${action}.`);
        },
        press: () => button(dialog, opener).click(),
        async isAsBefore() {
          await expect(message).toHaveValue(`Because of ${action}.`);
          expect(await log()).toEqual(before);
        },
        async isDone() {
          await expect(dialog).toBeHidden();
          expect(await log()).toEqual([action, ...before]);
        },
      };
    };

    await page.goto('/mod');
    const note = dialog.getByRole('textbox', { name: 'Note for moderators' });
    await drop({
      ...{ name: 'a report', page, call: 'PUT /moderation/reports/*', then: 'again' },
      async begin() {
        await button(page, 'Keep it').click();
        await note.fill('Not loud.');
      },
      press: () => button(dialog, 'Keep it').click(),
      async isAsBefore() {
        await expect(note).toHaveValue('Not loud.');
        expect(await reports()).toEqual([{ state: 'open', note: '' }]);
      },
      async isDone() {
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('article')).toHaveCount(0);
        expect(await reports()).toEqual([{ state: 'done', note: 'Not loud.' }]);
      },
    });
    await page.goto(`/mod/profile/${rolfId}`);
    const user = '/moderation/user/*';
    await dropAll([
      act('restrict', 'Change', `PUT ${user}/restrictions`, () =>
        dialog.getByRole('button', { name: /week.*comments/i }).click(),
      ),
      act('ban', 'Block for some time', `POST ${user}/ban`),
      act('unban', 'End the ban', `POST ${user}/unban`),
      act('block', 'Block for good', `PUT ${user}/status`),
    ]);
  });
});
