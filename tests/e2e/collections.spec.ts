import { beginAs, callFrom } from './account.ts';
import { lettersCame } from './calm.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** A word that nothing on the server has in its title, whatever ran before. */
function newWord(): string {
  return `hour${Math.random().toString(36).slice(2, 10)}`;
}

test('a collection is made, filled, arranged, published and followed', async ({
  page,
  browser,
  baseURL,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  const word = newWord();
  await beginAs(page, 'Ilse');
  for (const name of ['one', 'two', 'three']) await publish(page, `${word} ${name}`);

  await page.goto('/my-stuff/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Title').fill(`Small ${word}`);
  await expect(dialog.getByText(`${String(word.length + 6)} of 100`)).toBeVisible();
  await axe(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Small ${word}`);
  const address = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Add puzzles' }).click();
  await dialog.getByRole('searchbox').fill(word);
  for (const name of ['two', 'one', 'three'])
    await dialog.getByRole('button', { name: `${word} ${name}` }).click();
  await dialog.getByRole('button', { name: 'Add 3 puzzles' }).click();
  const read = page.getByRole('list', { name: 'Puzzles', exact: true }).getByRole('listitem');
  await expect(read).toContainText([`${word} two`, `${word} one`, `${word} three`]);
  await axe(page);

  await page.getByRole('radio', { name: 'Reorder' }).check();
  const rows = page.getByRole('list', { name: 'Puzzles to reorder' }).getByRole('listitem');
  const grip = (name: string) =>
    page.getByRole('button', { name: `Move ${word} ${name}`, exact: true });
  await expect(rows).toHaveCount(3);
  await axe(page);
  await grip('one').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Position 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows).toContainText([`${word} one`, `${word} two`, `${word} three`]);
  await expect(grip('one')).toBeFocused();

  const from = await grip('three').boundingBox();
  const to = await grip('two').boundingBox();
  if (!from || !to) throw new Error('grips have a place');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toContainText([`${word} one`, `${word} three`, `${word} two`]);
  await page.reload();
  await expect(read).toContainText([`${word} one`, `${word} three`, `${word} two`]);

  // The network drops in the middle: all is as it was, and one sentence says so.
  await page.getByRole('radio', { name: 'Reorder' }).check();
  await page.route('**/api/collection/**', (route) => route.abort());
  await page.getByRole('button', { name: `Remove ${word} two` }).click();
  await expect(page.getByText(/server/i).first()).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.unroute('**/api/collection/**');
  await page.reload();

  await page.getByRole('switch', { name: 'Public' }).click();
  await page.getByRole('button', { name: 'Edit title and description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('For the end of the day.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'For the end of the day.' }),
  ).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Public' })).toBeChecked();
  await expect
    .poll(async () => (await callFrom(page, 'GET', address)).value)
    .toMatchObject({ status: 'public', description: 'For the end of the day.', puzzleCount: 3 });

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reader = await other.newPage();
  await beginAs(reader, 'Oda');
  await reader.goto(address);
  const follow = reader.getByRole('button', { name: 'Follow', exact: true });
  await expect(follow).toBeEnabled();
  await lettersCame(reader);
  const width = (await follow.boundingBox())?.width;
  await follow.click();
  const unfollow = reader.getByRole('button', { name: 'Unfollow' });
  await expect(unfollow).toBeVisible();
  expect((await unfollow.boundingBox())?.width, 'it moves nothing beside it').toBe(width);
  await expect(reader.getByText('1 follower')).toBeVisible();
  await reader.goto('/my-follows');
  await expect(reader.getByRole('link', { name: new RegExp(`^Small ${word}`) })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Delete collection' }).click();
  await dialog.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page).toHaveURL('/my-stuff/collections');
});
