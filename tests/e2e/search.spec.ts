import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { computedOf, publish } from './serverPuzzles.ts';

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
  const offered = page.getByRole('list', { name: 'Rules, symbols, and people' });
  await expect(offered.getByRole('button', { name: 'Viewpoint', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=viewp/); // until then the list is another one
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // outdated rows are paler
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
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // outdated rows are paler
  await axe(page);
  await page.getByRole('button', { name: 'Random puzzle' }).isEnabled();

  await box.press('Backspace'); // the author, then the symbol
  await box.press('Backspace');
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL('/search/puzzles');
});

test('puzzles are found and sorted by the hardest step that was computed', async ({ page }) => {
  const word = newWord();
  await beginAs(page, 'Runa');
  const publishShared = async (title: string, id: string) =>
    publish(page, `${word} ${title}`, sharedPuzzle(id).solution);
  const hard = await publishShared('hard', 'unique-075');
  const easy = await publishShared('easy', 'unique-171');
  await publish(page, `${word} unknown`); // it has several solutions
  const { hardest } = await computedOf(page, hard);
  expect(hardest).toBeGreaterThan((await computedOf(page, easy)).hardest);

  await page.goto(`/search/puzzles?q=${word}`);
  const cards = page.getByRole('list', { name: 'Puzzles' }).getByRole('link');
  await expect(cards).toHaveCount(3);
  await expect(page.getByText(/^computed:/)).toHaveCount(0);
  const sort = page.getByRole('button', { name: /^Computed difficulty/ });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=hardest-desc/);
  const names = [/ hard,/, / easy,/, / unknown,/];
  for (const [i, name] of names.entries()) await expect(cards.nth(i)).toHaveAccessibleName(name);
  await expect(cards.first()).toHaveAccessibleName(new RegExp(`computed: ${hardest} of 10`));
  await expect(page.getByText(`computed: ${hardest} of 10`)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // outdated rows are paler
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=hardest-asc/);
  for (const [i, name] of [/ easy,/, / hard,/, / unknown,/].entries())
    await expect(cards.nth(i)).toHaveAccessibleName(name);

  const steps = page.getByRole('group', { name: 'Hardest step (computed)' });
  await steps.getByRole('button', { name: 'One clue' }).click();
  await expect(page).toHaveURL(/hardest=clue/);
  await expect(cards).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const one = steps.getByRole('button', { name: 'One clue' });
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await sort.focus();
  await one.focus(); // which scrolls to it
  await expect(one).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // outdated rows are paler
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(3);
});

test('a long list draws what is near, and the way back leads to the card one opened', async ({
  page,
}) => {
  const word = newWord();
  await beginAs(page, 'Oda');
  const first = await publish(page, `${word} 0`);
  const { data } = (await callFrom(page, 'GET', `/puzzle/${first}/edit`)).value as { data: string };
  for (let i = 1; i < 120; i++)
    await callFrom(page, 'POST', '/puzzle/create', {
      title: `${word} ${String(i)}`,
      description: '',
      designDifficulty: 0,
      data,
    });
  await page.goto(`/my-stuff/puzzles?q=${word}`);
  const items = page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
  const drawn = page.getByRole('list', { name: 'Puzzles' }).getByRole('link');
  await expect(items).toHaveCount(30);
  for (const count of [60, 90, 120]) {
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(count);
  }
  await items.last().scrollIntoViewIfNeeded();
  const last = page.getByRole('link', { name: new RegExp(`^${word} 0,`) });
  await expect(last).toBeInViewport();
  expect(await drawn.count()).toBeLessThan(80);
  await expect(items.first()).toHaveText(`${word} 119`); // by its name, far away

  await last.click();
  await expect(page).toHaveURL(`/solve/${first}`);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(last).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(drawn.first()).toHaveAccessibleName(new RegExp(`^${word} 119,`));
});
