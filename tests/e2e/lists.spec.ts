import type { Page } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { gather, publish } from './serverPuzzles.ts';

/** A word that nothing on the server has in its title, whatever ran before. */
function newWord(): string {
  return `lamp${Math.random().toString(36).slice(2, 10)}`;
}

function cards(page: Page) {
  return page.getByRole('list', { name: 'Puzzles' }).getByRole('link');
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('what somebody publishes is found, and listed with them', async ({ page }) => {
  const word = newWord();
  const me = await beginAs(page, 'Nives');
  const first = await publish(page, `${word} 1`);
  const second = await publish(page, `${word} 2`);
  const series = await gather(page, `Series ${word}`, [second, first]);

  await page.goto(`/search/puzzles?q=${word}`);
  await expect(page).toHaveTitle('Explore puzzles - Chiaro');
  await expect(page.getByText('2 puzzles')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);
  await axe(page);
  const last = cards(page).last(); // the newest come first
  await expect(last).toHaveAccessibleName(new RegExp(`^${word} 1, by you, 3 by 3, `));
  await last.click();
  await expect(page).toHaveURL(`/solve/${first}`);
  await page.goBack();
  await expect(last).toBeFocused();

  await page.getByRole('button', { name: 'Music', exact: true }).click();
  await expect(page).toHaveURL(`/search/puzzles?q=${word}&type=music`);
  await expect(page.getByRole('heading', { name: 'No puzzles match' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/search/puzzles');
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('searchbox').fill(word);
  const found = page.getByRole('link', { name: `Series ${word}, by Nives, Series, 2 puzzles` });
  await found.click();

  await expect(page).toHaveURL(`/collection/${series}`);
  await expect(heading(page)).toHaveText(`Series ${word}`);
  await expect(page).toHaveTitle(`Series ${word} - Chiaro`);
  await expect(cards(page)).toHaveText([new RegExp(`^1.*${word} 2`), new RegExp(`^2.*${word} 1`)]);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Nives' }).click();

  await expect(page).toHaveURL(`/profile/${me}`);
  await expect(heading(page)).toHaveText('Nives');
  const card = page.getByRole('link', { name: new RegExp(`^${word} [12], `) });
  await expect(card).toHaveCount(2);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(`/profile/${me}?tab=collections`);
  await expect(found).toBeVisible();
});

test('own things are listed, the private ones too, and begin empty', async ({ page }) => {
  await beginAs(page, 'Oda');
  await page.goto('/my-stuff/puzzles');
  await expect(page.getByRole('heading', { name: 'No puzzles yet' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Collections' }).click();
  // Everybody has those that fill themselves.
  await expect(page.getByRole('list', { name: 'Collections' }).getByRole('link')).toHaveCount(3);
  await axe(page);
  await page.goto('/my-follows');
  await expect(
    page.getByRole('heading', { name: 'You aren’t following any collections yet' }),
  ).toBeVisible();
  await axe(page);

  const word = newWord();
  await publish(page, word);
  const id = await publish(page, `${word} hidden`);
  const copy = (await callFrom(page, 'GET', `/puzzle/${id}/edit`)).value as { data: string };
  const made = await callFrom(page, 'POST', '/puzzle/create', {
    title: `${word} private`,
    description: '',
    designDifficulty: 0,
    data: copy.data,
  });
  await page.goto(`/my-stuff/puzzles?q=${word}`);
  await expect(cards(page)).toHaveCount(3);
  const own = page.getByRole('link', { name: new RegExp(`^${word} private, by you, .*Private$`) });
  await expect(own).toHaveAttribute('href', `/create/${(made.value as { id: string }).id}`);
  await page.getByRole('button', { name: 'Select' }).press('Enter');
  await expect(
    page.getByRole('checkbox', { name: new RegExp(`^${word}, published`) }),
  ).toBeDisabled();
  await page.getByRole('checkbox', { name: `${word} private` }).press('Space');
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('1 selected');
  await axe(page);

  await page.goto('/support');
  await expect(heading(page)).toBeVisible();
  await axe(page);
});
