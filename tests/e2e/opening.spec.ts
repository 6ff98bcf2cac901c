import { solveLink } from '#tests/support/gridText.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { expect, test } from './fixtures.ts';

/** Bytes and fonts loaded before a puzzle can be played. `bench:ui` has the times. */

const BOARD = `6x5|T6:${'n'.repeat(30)}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;
/** Scripts, styles and the page itself, compressed; some late chunks may arrive early. */
const MOST_KB = 320;

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

test('a puzzle loads little before it can be played, and no font', async ({ page }) => {
  await page.addInitScript(notePlayable);
  await page.goto(solveLink(BOARD));
  await expect(boardIn(page)).toBeVisible();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Source Serif 4') && status === 'loaded',
    ),
  );
  const loaded = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return [];
      const { name, startTime, responseEnd, encodedBodySize } = entry;
      const playableMs = window.playableMs ?? 0;
      return [
        {
          name,
          encodedBodySize,
          isAsked: startTime < playableMs,
          isHere: responseEnd < playableMs,
        },
      ];
    }),
  );
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'));
  const early = loaded.filter(({ isHere }) => isHere);
  const list = early.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join('\n');
  const kb = early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;

  expect(fonts.length, 'fonts after the board').toBeGreaterThan(0);
  expect(
    fonts.filter(({ isAsked }) => isAsked),
    'fonts before the board',
  ).toEqual([]);
  expect(kb, list).toBeLessThan(MOST_KB);
});
