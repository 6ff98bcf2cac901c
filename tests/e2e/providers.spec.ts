import type { Page } from '@playwright/test';
import { callFrom, logOut } from './account.ts';
import { expect, test } from './fixtures.ts';

async function myId(page: Page): Promise<string> {
  const { value } = await callFrom(page, 'GET', '/user/me');
  return (value as { id: string }).id;
}

test('an account is made at the first sign-in with a provider, and found again at the next', async ({
  page,
}) => {
  const shown = page.getByRole('banner').getByText('Ada Lovelace');
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Sign-in canceled.');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible(); // back again
  await expect(shown).toBeVisible();
  const first = await myId(page);
  await logOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(shown).toBeVisible();
  expect(await myId(page)).toBe(first);
});
