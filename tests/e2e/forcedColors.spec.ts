import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, axeContrast, expect, test } from './fixtures.ts';
import { expectToldApart, MIXED } from './forcedBoard.ts';

test.use({ deviceScaleFactor: 1 }); // pixels of pictures are looked up where cells are

test('the still board has the colors of the system, and patterns', async ({ page }) => {
  const solve = new SolveDriver(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await solve.open(MIXED, 'still');
  await expectToldApart(page, await solve.letters());
  await axe(page);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expectToldApart(page, await solve.letters());
  expect(await axeContrast(page)).toEqual([]);
});

test('a score is readable in the colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(solveLink(musicPuzzle()));
  await expect(boardIn(page)).toBeVisible();
  await axe(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect(await axeContrast(page)).toEqual([]);
});
