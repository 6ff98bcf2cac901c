import { addAuthenticator, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

test('a visitor gets an account from the settings, is somebody else there, and goes again', async ({
  page,
}) => {
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await page.goto('/settings');
  await account.getByRole('link', { name: 'Sign in / sign up' }).click();
  await addAuthenticator(page);
  await page.getByLabel('New here? Choose a name').fill('Nora Name');
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings#account$/);
  const name = account.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Nora Name');
  const { id } = (await callFrom(page, 'GET', '/user/me')).value as { id: string };
  const puzzleId = await publish(page, 'It stays');

  await account.getByLabel('Description').fill('I like **wrap-around**.');
  await account.getByText('Preview').click();
  await expect(account.locator('strong')).toHaveText('wrap-around');
  await axe(page);
  await name.fill('Nora Renamed');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('button', { name: 'Nora Renamed’s account' });
  await expect(menu).toBeVisible();
  // The page shows it before the server has it.
  await expect
    .poll(async () => (await callFrom(page, 'GET', '/user/me')).value)
    .toMatchObject({ name: 'Nora Renamed', description: 'I like **wrap-around**.' });

  const typeOfPicture = () =>
    page.evaluate(
      async (address) => (await fetch(address)).headers.get('Content-Type'),
      `/api/user/${id}/avatar`,
    );
  expect(await typeOfPicture()).toBe('image/svg+xml'); // the browser knows it for an hour
  const choose = (file: string, mimeType: string, buffer: Buffer) =>
    account
      .getByLabel('Choose a picture', { exact: true })
      .setInputFiles({ name: file, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('No picture.'));
  await expect(page.getByText('Your browser can’t open this file as a picture')).toBeVisible();
  await choose('photo.png', 'image/png', await menu.screenshot());
  await expect(page.getByText('Picture changed.')).toBeVisible();
  await expect.poll(typeOfPicture).toBe('image/jpeg');
  const shown = menu.locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  await expect(account.getByText('This is your only sign-in method')).toBeVisible();
  const remove = account.getByRole('button', { name: /^Remove Passkey/ });
  await expect(remove).toHaveCount(0);
  await addAuthenticator(page, 'usb');
  await account.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(remove).toHaveCount(2);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(account.getByText('This is your only sign-in method')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await account.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Delete permanently' });
  await expect(dialog).toContainText('Published puzzles and comments stay');
  await expect(go).toBeDisabled();
  await axe(page, '[role="dialog"]');
  await dialog.getByLabel('Type Nora Renamed to confirm').fill('Nora Renamed');
  await go.click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect((await callFrom(page, 'GET', `/puzzle/${puzzleId}/solve`)).status).toBe(200);
  const { value } = await callFrom(page, 'GET', `/user/${id}`);
  expect(value).toMatchObject({ name: 'Removed account' });
});
