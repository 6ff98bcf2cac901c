import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';
import { chooseLanguage, expectGerman } from './pageTexts.ts';

const PUZZLE = sharedPuzzle('unique-045').grid;

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('plays the board in German, by ear too, and reads what is wrong with a link', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(PUZZLE);
    const first = page.getByRole('gridcell', { name: /^Zeile 1, Spalte 1/ });
    await expect(first).toHaveAccessibleName(/leer|hell|dunkel/);
    await first.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/\p{Lu}\p{Ll}+/u);
    await expectGerman(page, 'the help');

    await page.goto('/solve?d=dfl_nothing');
    await expect(page.getByText('Dieser Link')).toBeVisible();
    await expectGerman(page, 'home');
  });
});

test('another language is there at once, and what was done stays', async ({ page, context }) => {
  const solve = new SolveDriver(page);
  await solve.open(PUZZLE);
  const before = await solve.letters();
  const open = before.indexOf('n');
  const { x, y } = await solve.middleOf(open);
  await page.mouse.click(x, y);
  const painted = await solve.letters();
  const other = await context.newPage();
  await other.goto('/rules');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();

  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Regeln' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /^Zeile 1, Spalte 1/ })).toBeVisible();
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 1/ })).toBeVisible();
  expect(await solve.letters()).toEqual(before);
  expect(painted).not.toEqual(before);
});
