import { ChildServer } from '#tests/support/ChildServer.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

test('a moderator acts on a report and shuts somebody out, who reads why', async ({ browser }) => {
  const server = new ChildServer(['scripts/fresh-server.mjs', 'moderation'], { PORT: '0' });
  try {
    const baseURL = await server.ready();
    const theirs = await (await browser.newContext({ baseURL })).newPage();
    const page = await (await browser.newContext({ baseURL })).newPage();
    await page.goto((await server.firstRunAddress()) ?? '');
    await expect(page.getByRole('button', { name: 'Account of Moderator' })).toBeVisible();
    const rook = await beginAs(theirs, 'Rook');
    const puzzle = await publish(theirs, 'A rude title');
    const told = { kind: 'puzzle', id: puzzle, reason: 'It is rude.' };
    expect((await callFrom(page, 'POST', '/report', told)).status).toBe(200);

    await page.getByRole('button', { name: 'Account of Moderator' }).click();
    await page.getByRole('menuitem', { name: 'Moderation' }).click();
    await expect(page.getByText('“A rude title”')).toBeVisible();
    await axe(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Make private' }).click();
    await expect(dialog.getByRole('button', { name: 'Make private' })).toBeDisabled();
    await dialog.getByLabel('Message to them').fill('Please be kind.');
    await page.route('**/api/moderation/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Make private' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The server was not reached.');
    await page.unroute('**/api/moderation/**');
    await dialog.getByRole('button', { name: 'Make private' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();

    await page.goto(`/mod/profile/${rook}`);
    await expect(page.getByText('“Please be kind.”')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Block for some time' }).click();
    await dialog.getByLabel('Message to them').fill('Take a week off.');
    await dialog.getByRole('button', { name: 'Block for some time' }).click();
    await expect(page.getByText(/^Blocked until /)).toBeVisible();

    await theirs.goto('/auth');
    await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(theirs.getByText(/blocked until .*“Take a week off\.”/)).toBeVisible();
  } finally {
    server.signal('SIGTERM');
    await server.end();
  }
});
