import { solveLink } from '#tests/support/gridText.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { expect, test } from './fixtures.ts';

/** Fonts do not take the line from the scripts of a puzzle. `bench:ui` has the bytes. */

const BOARD = `6x5|T6:${'n'.repeat(30)}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;

declare global {
  interface Window {
    /** Time at which the table of cells was on the page, in milliseconds. */
    playableMs?: number;
  }
}

/** Runs in the page before its own scripts. */
function notePlayable(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"]')) return;
    window.playableMs = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

test('a puzzle loads no font before it can be played', async ({ page }) => {
  await page.addInitScript(notePlayable);
  await page.goto(solveLink(BOARD));
  await expect(boardIn(page)).toBeVisible();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Source Serif 4') && status === 'loaded',
    ),
  );
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      name,
      isAsked: startTime < (window.playableMs ?? 0),
    })),
  );
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'));

  expect(fonts.length, 'fonts after the board').toBeGreaterThan(0);
  expect(
    fonts.filter(({ isAsked }) => isAsked),
    'fonts before the board',
  ).toEqual([]);
});
