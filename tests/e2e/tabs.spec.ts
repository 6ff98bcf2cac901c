import { expect, test } from './fixtures.ts';
import { beginAs, logOut, signUp } from './account.ts';

test('several tabs agree who is signed in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/my-stuff/puzzles');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');

  await page.bringToFront(); // passkeys are asked for by the page in front
  await beginAs(page, 'Ada');
  await expect(other.getByRole('button', { name: 'Account of Ada' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My stuff');

  await logOut(page);
  await expect(other.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');

  await page.goto('/auth');
  await signUp(page, 'Bea');
  await expect(other.getByRole('button', { name: 'Account of Bea' })).toBeVisible();
});

test('a session that was ended elsewhere is noticed, and another one begins', async ({
  page,
  context,
  complaints,
}) => {
  await beginAs(page, 'Cora');
  await page.goto('/my-follows');
  await context.clearCookies();
  await page.getByRole('link', { name: 'My stuff' }).first().click();
  await expect(page).toHaveURL('/my-stuff/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sign in/ })
    .click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Account of Cora' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-stuff/);
  complaints.length = 0;
});
