import { deflateRawSync } from 'node:zlib';
import { addAuthenticator, callFrom, logOut, signUp } from './account.ts';
import { axe, expect, test } from './fixtures.ts';

test('a name is enough to sign up, and the passkey to come back', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Continue with an account' })).toBeVisible();
  await signUp(page, 'Ada');

  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible(); // back again
  await expect(page.getByRole('banner').getByText('Ada')).toBeVisible();
  await page.reload();
  await logOut(page);

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('banner').getByText('Ada')).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('Signed in automatically')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the last way to sign in stays', async ({ page, complaints }) => {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, 'Bo');
  await expect(page.getByRole('banner').getByText('Bo')).toBeVisible();
  const list = await callFrom(page, 'GET', '/auth/identity/list');
  const { results } = list.value as { results: { id: string; provider: string; label: string }[] };

  expect(results.map(({ provider }) => provider)).toEqual(['passkey']);
  expect(results[0]?.label).toMatch(/ on \w+$/);
  expect((await callFrom(page, 'DELETE', `/auth/identity/${results[0]?.id ?? ''}`)).status).toBe(
    409,
  );
  complaints.splice(0); // browsers tell of refusals as well
});

test('what is published is found by everybody who is signed in', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, 'Chidi');
  await expect(page.getByRole('banner').getByText('Chidi')).toBeVisible();
  const text = '0_2x1|T2:Bw|C1:|Z|Snumber,x=0,y=0,number=1:number,x=1,y=0,number=1|R';
  const data = `dfl_${deflateRawSync(text).toString('base64url')}`;
  const word = `light${Math.random().toString(36).slice(2, 10)}`; // not found before, whatever ran
  const title = `A narrow ${word}house`;
  const written = { title, description: '', designDifficulty: 1, data };
  const created = await callFrom(page, 'POST', '/puzzle/create', written);
  const { id } = created.value as { id: string };
  const found = () => callFrom(page, 'GET', `/puzzle/search?q=${word}`);

  expect((await found()).value).toMatchObject({ total: 0 });
  expect(await callFrom(page, 'POST', `/puzzle/${id}/publish`)).toEqual({
    status: 200,
    value: { id },
  });
  expect((await found()).value).toMatchObject({ total: 1, results: [{ id, title }] });
  await expect
    .poll(async () => (await callFrom(page, 'GET', `/puzzle/${id}/solve`)).value, {
      timeout: 30_000,
    })
    .toMatchObject({ verified: { state: 'unique' } }); // the solver of the site looked at it
});

test('by keyboard alone, and without a name it says what is missing', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/auth');
  const name = page.getByLabel('New here? Your name');
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose the name others will see.')).toBeVisible();
  await page.keyboard.type('Dora');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('banner').getByText('Dora')).toBeVisible();
});

test('an address that lacks its parts, or leads back with a problem, says so', async ({ page }) => {
  await page.goto('/oauth/callback?userId=1');
  await expect(page.getByText('Invalid parameters for OAuth callback.')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/auth?error=cancelled');
  await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled.');
  await page.goto('/auth?error=<script>');
  await expect(page.getByRole('alert')).toHaveText('The sign-in did not work. Please try again.');
});

test('offline leads home, with a word about it', async ({ page, context, complaints }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();

  await expect(page.getByText('Failed to sign in because you are offline')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  complaints.splice(0); // parts of the first page that are not here yet
});

for (const theme of ['dark', 'light'])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const)
    test(`axe finds nothing at ${width} x ${height}, ${theme}`, async ({ page }) => {
      await page.addInitScript((it) => localStorage.setItem('theme', it), theme);
      await page.setViewportSize({ width, height });
      await page.goto('/auth');
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();

      await axe(page);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
