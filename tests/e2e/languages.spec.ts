import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { editLink, solveLink } from '#tests/support/gridText.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { SMALL } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { chooseLanguage, expectBothLanguages, expectGerman, german } from './pageTexts.ts';

const PUZZLE = sharedPuzzle('unique-045').grid;
/** Clues of each kind of form. */
const WITH_FORMS =
  '4x1|T4:bwww|C4:|Z|Snumber,x=0,y=0,number=1|Rcell_count,color=dark,count=1:region_area,color=light,size=3';

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

test.describe('on the smallest phones, in German and English', () => {
  test.use({ locale: 'de-DE', viewport: SMALL });

  test('a board to play says all in one language, and its labels have room', async ({ page }) => {
    await page.goto(solveLink(PUZZLE));
    await expect(boardIn(page)).toBeVisible();
    await expectBothLanguages(page, 'a puzzle');
    for (const item of ['play.howToPlay', 'site.settings', 'site.share']) {
      await press(page, 'play.more');
      await expectBothLanguages(page, 'the sheet of a puzzle');
      await press(page, item);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(german(item));
      await expectBothLanguages(page, item);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    for (const key of ['t', 'd', 'v', 'h', 'h', 'h', 'h']) {
      await page.keyboard.press(key);
      await expectBothLanguages(page, `a puzzle after ${key}`);
    }
  });

  test('the editor says all in one language, and its labels have room', async ({ page }) => {
    await page.goto(editLink(WITH_FORMS));
    await expect(boardIn(page)).toBeVisible();
    for (const tab of [
      'create.infoTab',
      'create.checklistTab',
      'create.solverTab',
      'create.rulesTab',
    ]) {
      await page.getByRole('tab', { name: german(tab) }).click();
      await expectBothLanguages(page, tab);
    }
    await press(page, 'create.more');
    await expectBothLanguages(page, 'the sheet of the editor');
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

/** Press a button by its name in German. */
async function press(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: german(id), exact: true }).click();
}
