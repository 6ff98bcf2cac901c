import { axe, expect, test } from './fixtures.ts';
import { beginAs } from './account.ts';
import { make, publish } from './serverPuzzles.ts';

test('own puzzles are chosen and deleted together, and published ones stay', async ({
  page,
  complaints,
}) => {
  await beginAs(page, 'Quinn');
  await publish(page, 'Stays');
  for (const title of ['One', 'Two', 'Three', 'Four']) await make(page, title);
  await page.goto('/my-stuff/puzzles');
  await page.getByRole('button', { name: 'Select' }).press('Enter');
  const tools = page.getByRole('toolbar', { name: 'Chosen puzzles' });
  await expect(page.getByRole('checkbox', { name: /^Stays, published/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Four' }).check();
  await page.getByRole('checkbox', { name: 'Two' }).click({ modifiers: ['Shift'] });
  await expect(tools.getByRole('status')).toHaveText('3 chosen');
  await page.getByRole('checkbox', { name: 'Three' }).press('Space');
  await expect(tools.getByRole('status')).toHaveText('2 chosen');
  await axe(page);

  await page.route('**/api/puzzle/delete', (route) => route.abort());
  await tools.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete these 2 puzzles for good?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The server was not reached.')).toBeVisible();
  await expect(tools.getByRole('status')).toHaveText('2 chosen');
  await page.unroute('**/api/puzzle/delete');
  complaints.length = 0;
  await tools.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 puzzles are deleted.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await tools.getByRole('button', { name: 'All' }).click();
  await expect(tools.getByRole('status')).toHaveText('2 chosen');
  await tools.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /^Stays/ })).toBeVisible();
});
