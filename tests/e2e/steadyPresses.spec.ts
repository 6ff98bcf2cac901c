import type { Browser, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { isNight } from '#tests/support/fuzzRuns.ts';
import { editLink } from '#tests/support/gridText.ts';
import { beginAs, callFrom } from './account.ts';
import { ADDRESSES, furnish } from './addresses.ts';
import { comeToRest, expect, NO_ANSWER, test } from './fixtures.ts';
import { expectSteadyPresses } from './steadyPresses.ts';

/** An editor with a rule, a symbol and colors. */
const EDITOR = editLink(
  '0_4x3|T4:bwnnnnnnnnnn|C4:|Z|Snumber,x=0,y=0,number=2|Rconnect_all,color=dark',
);
/** Pages of nothing but links have no buttons, and those of signing in lead out of the product. */
const LINKS_ONLY: ReadonlySet<string> = new Set(['/nowhere', '/auth', '/learn']);
const PLACES = [...ADDRESSES.filter((it) => !LINKS_ONLY.has(it)), EDITOR];

/** Pages of a member with puzzles, a series and a notification. */
const MEMBER_PLACES = 17;

/**
 * By day a few buttons of a few pages, of which the next day has the next ones; at night all of all
 * pages. `FUZZ_SEED` repeats the presses of another day.
 */
const PAGES_BY_DAY = 4;
const MEMBER_PAGES_BY_DAY = 2;
const PRESSES_BY_DAY = 20;
const DAY_MS = 24 * 3600 * 1000;
// The date, because each worker reads this file, and needs the same tests.
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / DAY_MS));
const most = isNight ? Infinity : PRESSES_BY_DAY;
const addresses = ofToday(PLACES, PAGES_BY_DAY);
const memberPlaces = ofToday([...Array(MEMBER_PLACES).keys()], MEMBER_PAGES_BY_DAY);

/** All items at night; by day those whose turn it is. */
function ofToday<Item>(items: readonly Item[], count: number): readonly Item[] {
  const first = (seed * count) % items.length;
  return isNight ? items : [...items, ...items].slice(first, first + count);
}

async function expectSteady(page: Page, address: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address, { waitUntil: 'networkidle' }); // the frame has parts that come late
  if (/^\/(?:create|solve|perfection)/.test(address)) await boardIn(page).waitFor();
  await comeToRest(page);
  await expectSteadyPresses(page, address, { most, seed });
}

/** Somebody comments on a puzzle of the member, who is notified. */
async function comment(browser: Browser, puzzleId: string, part: number): Promise<void> {
  const other = await (await browser.newContext()).newPage();
  await beginAs(other, `Steady Reader ${part}`);
  await callFrom(other, 'POST', `/comment/${puzzleId}`, { content: 'Well made.' });
}

for (const [part, address] of addresses.entries())
  test(`no press moves its button or loses the focus (${part + 1})`, async ({ page, provoked }) => {
    provoked.push(NO_ANSWER);
    await expectSteady(page, address);
  });

for (const place of memberPlaces)
  test(`no press of a member moves its button or loses the focus (${place + 1})`, async ({
    page,
    browser,
    provoked,
  }) => {
    provoked.push(NO_ANSWER);
    const own = await furnish(page, `Steady ${place}`);
    expect(own).toHaveLength(MEMBER_PLACES);
    const [, puzzleId = ''] = /\/create\/(\S+)/.exec(own.join(' ')) ?? [];
    await comment(browser, puzzleId, place);
    await expectSteady(page, own[place] ?? '/');
  });
