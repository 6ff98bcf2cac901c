import type { Page } from '@playwright/test';
import { dailyMark, familyMark } from '#engine/generate/houseTitle.ts';

/** Marks of a series of the site, of one of its puzzles, and of the puzzle of a day. */
const MARKS = [familyMark('trios'), familyMark('darts', 7), dailyMark('2026-11-28')] as const;

/** Everything of the server has a title of the site itself, in turns. */
export async function markTitles(page: Page): Promise<void> {
  let turn = 0;
  const isCall = ({ pathname }: URL) => pathname.startsWith('/api/');
  await page.route(isCall, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(
      '"houseTitle":null',
      () => `"houseTitle":"${MARKS[turn++ % MARKS.length]}"`,
    );
    await route.fulfill({ response, body });
  });
}
