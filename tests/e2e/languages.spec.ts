import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { editLink, solveLink } from '#tests/support/gridText.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { ADDRESSES, furnish } from './addresses.ts';
import { settle } from './calm.ts';
import { expectFits, SMALL } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { chooseLanguage, expectBothLanguages, expectGerman, german } from './pageTexts.ts';
import { publish } from './serverPuzzles.ts';

/** One cell is left to paint. */
const ALMOST = '3x1|T3:BWn|C3:|Z|Snumber,x=0,y=0,number=1|Rcell_count,color=light,count=2';
/** The same on a square board, whose result is in a column beside it in wide windows. */
const ALMOST_SQUARE =
  '3x3|T3:BWWWWWWWn|C3:|Z|Snumber,x=0,y=0,number=1|Rcell_count,color=light,count=8';
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
      await expect(page.getByRole('dialog')).toBeVisible();
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

  test('a solved board says all in one language, and its labels have room', async ({ page }) => {
    const wide = { width: 1280, height: 720 };
    for (const [mode, end, grid, size] of [
      ['/solve?', 'solved.allLit', ALMOST, SMALL],
      ['/perfection?', 'solved.perfect', ALMOST, SMALL],
      ['/solve?', 'solved.allLit', ALMOST_SQUARE, wide],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(solveLink(grid).replace('/solve?', mode));
      await expect(boardIn(page)).toBeVisible();
      await page.getByRole('gridcell').last().press('2');
      await expect(page.getByRole('radio', { name: german('play.light') })).toBeChecked();
      await page.keyboard.press(' ');
      await expect(page.getByText(german(end), { exact: true })).toBeVisible();
      await expectBothLanguages(page, `${mode} solved at ${size.width} px`);
      await page.keyboard.press('r');
      await expectBothLanguages(page, `${mode} after r at ${size.width} px`);
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
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectBothLanguages(page, 'the sheet of the editor');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const item of ['create.drafts', 'create.versions', 'create.openText', 'create.help']) {
      await press(page, item);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectBothLanguages(page, item);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('pages without the frame say all in one language, and all others are asked', async ({
    page,
  }) => {
    const addresses = await furnish(page, 'Quirin');
    const puzzle = addresses
      .find((it) => it.startsWith('/perfection/'))
      ?.split('/')
      .at(-1);
    const bare = [solveLink(PUZZLE).replace('/solve?', '/print?'), '/oauth/callback'];
    for (const address of bare) {
      await settle(page, address);
      await expectBothLanguages(page, address);
    }
    const frame = `/embed/${puzzle}`;
    await page.goto(frame);
    await expect(boardIn(page)).toBeVisible();
    await expectGerman(page, frame); // there is no setting in a frame
    await expectFits(page, frame);

    // `everyPage.spec.ts` opens these.
    const others = [...ADDRESSES, ...addresses];
    const seen = [...bare, frame, ...others].map((it) => new URL(it, 'http://site').pathname);
    const unseen = PAGES.filter(({ path }) => !seen.some((it) => matchPath(path, it)));
    expect(unseen.map(({ path }) => path)).toEqual([]);
  });

  test('comments say all in one language, and their labels have room', async ({
    page,
    browser,
  }) => {
    await beginAs(page, 'Quirin');
    const id = await publish(page, 'Lampe');
    const other = await (await browser.newContext()).newPage();
    await beginAs(other, 'Ottilie');
    await callFrom(other, 'POST', `/comment/${id}`, { content: 'Sehr hell.' });
    await settle(page, `/solve/${id}#comments`);
    await expect(page.getByRole('dialog').getByText('Sehr hell.')).toBeVisible();
    await expectBothLanguages(page, 'comments');
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
