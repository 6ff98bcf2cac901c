import { expect, type Page, type Request } from '@playwright/test';

/** The most that anything may move while a page comes. */
const MOST_SHIFT = 0.02;

/** An element that moved without user input, and its score. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    /** Shifts so far, recorded by `noteShifts`. */
    shifts?: Shift[];
  }
}

/** The entry type of the Layout Instability API. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Note from now on what moves on each page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Runs in the page before its own scripts, and so uses nothing from outside. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
        return `${String(name)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      shifts.push({ value: entry.value, what: what.join('\n') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expect that nothing moved since the page was opened; `where` says which page it is. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  await frames(page); // in which what came last is shown, and told of
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const told = shifts.map(({ value, what }) => `${value}\n${what}`).join('\n');
  expect.soft(sum, `${where}:\n${told}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** A picture of the page, and one after it. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Responses delayed by a slow connection: fonts and answers. */
const LATE = /\.woff2$|\/api\//;
/** Pictures of the page without letters, and without answers, that are seen before they come. */
const LETTERS_FRAMES = 2;
const ANSWERS_FRAMES = 4;

/**
 * Let letters and answers come later than the page, as over a slow line. Returns a wait for all
 * that is asked for.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (LATE.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.route(LATE, async (route) => {
    const isFont = route.request().resourceType() === 'font';
    await page
      .evaluate(seeWithout, isFont ? LETTERS_FRAMES : ANSWERS_FRAMES)
      .catch(() => undefined); // the page is left
    await route.fallback();
  });
  return () =>
    expect(async () => {
      expect(asked.size).toBe(0);
      await frames(page); // in which the page shows what came, and may ask for more
      expect(asked.size).toBe(0);
    }).toPass({ intervals: [50, 50, 100] });
}

/** In the page: wait until it shows what it is, or that it comes, in so many pictures. */
async function seeWithout(count: number): Promise<void> {
  const MOST = 120; // some pages show nothing before an answer
  for (let seen = 0, all = 0; seen < count && all < MOST; all++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted && document.querySelector('h1, [aria-busy="true"]')) seen += 1;
  }
}
