import { boardIn } from '#tests/support/boardIn.ts';
import { isNight } from '#tests/support/fuzzRuns.ts';
import { editLink } from '#tests/support/gridText.ts';
import { ADDRESSES } from './addresses.ts';
import { comeToRest, test } from './fixtures.ts';
import { expectSteadyPresses } from './steadyPresses.ts';

/** An editor with a rule, a symbol and colors. */
const EDITOR = editLink(
  '0_4x3|T4:bwnnnnnnnnnn|C4:|Z|Snumber,x=0,y=0,number=2|Rconnect_all,color=dark',
);
/** Pages of nothing but links have no buttons, and those of signing in lead out of the product. */
const LINKS_ONLY: ReadonlySet<string> = new Set(['/nowhere', '/auth', '/learn']);
const PLACES = [...ADDRESSES.filter((it) => !LINKS_ONLY.has(it)), EDITOR];

/**
 * By day a few buttons of a few pages, of which the next day has the next ones; at night all of all
 * pages. `FUZZ_SEED` repeats the presses of another day.
 */
const PAGES_BY_DAY = 4;
const PRESSES_BY_DAY = 30;
const DAY_MS = 24 * 3600 * 1000;
// The date, because each worker reads this file, and needs the same tests.
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / DAY_MS));
const most = isNight ? Infinity : PRESSES_BY_DAY;
const ofToday = PLACES.map((_, index) => PLACES[(seed * PAGES_BY_DAY + index) % PLACES.length]);
const addresses = isNight ? PLACES : ofToday.slice(0, PAGES_BY_DAY);

for (const [part, address = '/'] of addresses.entries())
  test(`no press moves its button or loses the focus (${part + 1})`, async ({
    page,
    complaints,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address, { waitUntil: 'networkidle' }); // the frame has parts that come late
    if (/^\/(?:create|solve)/.test(address)) await boardIn(page).waitFor();
    await comeToRest(page);
    await expectSteadyPresses(page, address, { most, seed });
    complaints.length = 0; // presses may call a server that has no answer for a visitor
  });
