import { boardIn } from '#tests/support/boardIn.ts';
import { addAuthenticator, logOut } from './account.ts';
import { expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

test('a name is enough to sign up, by keyboard alone, and the passkey to come back', async ({
  page,
}) => {
  const shown = page.getByRole('banner').getByText('Ada');
  await addAuthenticator(page);
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Continue with an account' })).toBeVisible();
  const name = page.getByLabel('New here? Choose a name');
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the name others will see.')).toBeVisible();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused(); // back again
  await expect(shown).toBeVisible();
  const id = await publish(page, 'Lampions');
  await logOut(page);
  await page.goto(`/solve/${id}`);
  await page.getByRole('link', { name: 'Sign in / sign up' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(shown).toBeVisible();
  await expect(boardIn(page)).toBeVisible();
  await expect(page).toHaveURL(`/solve/${id}`);
  await page.goto('/auth');
  await expect(page.getByText('Signed in automatically')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
