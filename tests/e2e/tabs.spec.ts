import { logOut, signUp, signUpAs } from './account.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';

test('several tabs agree who is signed in, also after a session was ended elsewhere', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const other = await context.newPage();
  const heading = other.getByRole('heading', { level: 1 });
  await other.goto('/my-stuff/puzzles');
  await expect(heading).toHaveText('Sign in to see this page');

  await page.bringToFront(); // passkeys are asked for by the page in front
  await signUpAs(page, 'Ada');
  await expect(other.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
  await expect(heading).toHaveText('My stuff');

  await context.clearCookies(); // as if the session were over
  await page.getByRole('link', { name: 'My stuff' }).first().click();
  await expect(page).toHaveURL('/my-stuff/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sign in/ })
    .click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-stuff/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // a menu would close for it

  await logOut(page);
  await expect(other.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
  await expect(heading).toHaveText('Sign in to see this page');
  await page.goto('/auth');
  await signUp(page, 'Bea');
  await expect(other.getByRole('button', { name: 'Bea’s account' })).toBeVisible();
});
