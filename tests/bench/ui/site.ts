import type { Page } from 'playwright';
import { invariant } from '#base/invariant.ts';
import { beginAs, callFrom } from '../../e2e/account.ts';
import { make, publish } from '../../e2e/serverPuzzles.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { percentile, type Figure } from './Figure.ts';
import { SLOW_4G, type Measure } from './measures.ts';

const SIDE = 10;
const PART = 30;
/** Scroll distance of each frame, in CSS pixels. */
const STEP = 60;
const FRAMES = 300;

/** One puzzle by its link, or by its id on the server: the same board, over slow 4G. */
export function openingBy(way: 'link' | 'id'): Measure {
  return async (bench, slowed) => {
    const { page, session } = bench;
    const address = await addressOf(page, bench.origin, way);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await bench.open(address);
    const { grid } = await page.evaluate(() => window.probe.seen);
    const what = `Open ${SIDE} x ${SIDE} by its ${way} over slow 4G`;
    const budget = 2500;
    return [
      { what: `${what}: can be played`, slowed, value: grid ?? NaN, unit: 'ms', budget },
      { what: `${what}: calls`, slowed, value: asked.length, unit: '', budget: null },
    ];
  };
}

/** Somebody else publishes the puzzle; it is opened by a visitor. */
async function addressOf(page: Page, origin: string, way: 'link' | 'id'): Promise<string> {
  const dark = 'b'.repeat(SIDE * SIDE);
  const text = `${SIDE}x${SIDE}|T${SIDE}:${dark}|C${SIDE}:|Z|Snumber,x=0,y=0,number=100`;
  if (way === 'link') return solveLink(text);
  const browser = page.context().browser();
  invariant(browser, 'a page of a launched browser');
  const author = await browser.newPage({ baseURL: origin });
  await beginAs(author, 'Bench');
  const id = await publish(author, 'Bench', text);
  await author.close();
  return `/solve/${id}`;
}

/** A list of so many own puzzles, loaded to its end in parts, then scrolled through. */
export function scrolling(count: number): Measure {
  return async ({ page }, slowed) => {
    await beginAs(page, 'Bench');
    const id = await make(page, 'One of many');
    const { value } = await callFrom(page, 'GET', '/puzzle/search/own');
    const [brief] = (value as { results: readonly object[] }).results;
    invariant(brief, 'what was made is listed');
    await page.route('**/api/puzzle/search/own**', async (route) => {
      const after = new URL(route.request().url()).searchParams.get('cursorAfter');
      const first = after === null ? 0 : Number.parseInt(after.slice(-12), 16) + 1;
      const results = Array.from({ length: Math.min(PART, count - first) }, (_, index) => ({
        ...brief,
        id: `${id.slice(0, -12)}${(first + index).toString(16).padStart(12, '0')}`,
        title: `Puzzle ${first + index + 1}`,
      }));
      await route.fulfill({ json: { total: count, results } });
    });
    await page.goto('/my-stuff/puzzles');
    const items = page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
    await items.first().waitFor();
    await page.evaluate(loadAll, count);
    const frames = await page.evaluate(scrollThrough, { step: STEP, frames: FRAMES });
    const drawn = await page.getByRole('list', { name: 'Puzzles' }).getByRole('link').count();
    const figure = (name: string, value: number, unit: string): Figure => ({
      what: `${count} cards: ${name}`,
      slowed,
      value,
      unit,
      budget: null,
    });
    return [
      figure('cards drawn at once', drawn, ''),
      figure('frame while scrolling, median', percentile(frames, 0.5), 'ms'),
      figure('frame while scrolling, 99 of 100', percentile(frames, 0.99), 'ms'),
    ];
  };
}

/** Runs in the page: scroll to the end until the whole list is there. */
async function loadAll(count: number): Promise<void> {
  const listed = () => document.querySelectorAll('main [role="listitem"]').length;
  while (listed() < count) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  window.scrollTo(0, 0);
}

/** Runs in the page: a step each frame. Returns the time between frames, in milliseconds. */
async function scrollThrough(way: { step: number; frames: number }): Promise<readonly number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times = [await frame()];
  for (let i = 0; i < way.frames; i++) {
    window.scrollBy(0, way.step);
    times.push(await frame());
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? NaN));
}
