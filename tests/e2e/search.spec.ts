import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

const VIEWPOINT = '3x3|T3:bwbbwbbbb|C3:|Z|Sviewpoint,x=0,y=0,number=3|Rconnect_all,color=dark';

/** A word that nothing on the server has in its title, whatever ran before. */
function newWord(): string {
  return `lens${Math.random().toString(36).slice(2, 10)}`;
}

test('rules, symbols and people are chips of the search, and stand in its address', async ({
  page,
}) => {
  const word = newWord();
  const me = await beginAs(page, `Nives ${word}`);
  await publish(page, `${word} plain`);
  await publish(page, `${word} seen`, VIEWPOINT);
  await page.goto(`/search/puzzles?q=${word}`);
  const cards = page.getByRole('list', { name: 'Puzzles' }).getByRole('link');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator('svg').first()).toBeVisible();

  const box = page.getByRole('searchbox');
  await box.fill('viewp');
  const offered = page.getByRole('list', { name: 'Rules, symbols and people' });
  await expect(offered.getByRole('button', { name: 'Viewpoint', exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // what is out of date is paler
  await axe(page);
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]clue=viewpoint/);
  const chip = page.getByRole('button', { name: 'Viewpoint, remove' });
  await expect(chip).toBeVisible();
  await expect(box).toBeFocused();

  await box.fill(`Nives ${word}`);
  await offered.getByRole('button', { name: `Nives ${word}` }).click();
  await expect(page).toHaveURL(new RegExp(`creator(?:=|%3D)${me}`));
  await expect(cards).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // what is out of date is paler
  await axe(page);
  await page.getByRole('button', { name: 'Any puzzle' }).isEnabled();

  await box.press('Backspace'); // the author, then the symbol
  await box.press('Backspace');
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL('/search/puzzles');
});

test('a long list draws what is near, and the way back leads to the card one opened', async ({
  page,
}) => {
  const word = newWord();
  await beginAs(page, 'Oda');
  const first = await publish(page, `${word} 0`);
  const { data } = (await callFrom(page, 'GET', `/puzzle/${first}/edit`)).value as { data: string };
  for (let i = 1; i < 150; i++)
    await callFrom(page, 'POST', '/puzzle/create', {
      ...{ title: `${word} ${String(i)}`, description: '', designDifficulty: 0, data },
    });
  await page.goto(`/my-stuff/puzzles?q=${word}`);
  const items = page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
  const drawn = page.getByRole('list', { name: 'Puzzles' }).getByRole('link');
  await expect(items).toHaveCount(30);
  for (const count of [60, 90, 120, 150]) {
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(count);
  }
  await items.last().scrollIntoViewIfNeeded();
  const last = page.getByRole('link', { name: new RegExp(`^${word} 0,`) });
  await expect(last).toBeInViewport();
  expect(await drawn.count()).toBeLessThan(80);
  await expect(items.first()).toHaveText(`${word} 149`); // by its name, far away

  await last.click();
  await expect(page).toHaveURL(`/solve/${first}`);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(last).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(drawn.first()).toHaveAccessibleName(new RegExp(`^${word} 149,`));
});
