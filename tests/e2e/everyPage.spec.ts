import type { Page } from '@playwright/test';
import { ADDRESSES, furnish } from './addresses.ts';
import { axe, axeContrast, expect, test } from './fixtures.ts';

/** One dark, one light, and one whose accent is lighter than its page is dark. */
const THEMES = ['dark', 'light', 'cyberpunk'] as const;
/** Later than the page, as over a slow line. */
const LETTERS_MS = 500;
const ANSWERS_MS = 700;
/** What comes later than all of that still has to come. */
const AFTER_MS = 1200;
/** The most that anything may move while a page comes. */
const MOST_SHIFT = 0.02;
/** The smallest phones, and 1440 pixels at 400 % and 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 360, height: 225 },
  { width: 720, height: 450 },
] as const;

/** Open a page and wait until all of it is there, with the late parts of its frame. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText(/^Version \d/)).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => await document.fonts.ready);
}

async function expectAccessible(page: Page, address: string): Promise<void> {
  await open(page, address);
  await axe(page);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    expect.soft(await axeContrast(page), `${address} in ${theme}`).toEqual([]);
  }
}

async function expectNarrow(page: Page): Promise<void> {
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await expect.soft
      .poll(
        () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        { message: `${page.url()} at ${size.width}` },
      )
      .toBe(0);
  }
}

/** What moved on the page so far that nobody made move. */
function noteShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
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

/** As browsers with the Layout Instability API have it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Open pages over a slow line, and expect that nothing moves. */
async function expectSteady(page: Page, addresses: readonly string[]): Promise<void> {
  const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.addInitScript(noteShifts);
  await page.route('**/*.woff2', async (route) => {
    await late(LETTERS_MS);
    await route.continue();
  });
  await page.route('**/api/**', async (route) => {
    await late(ANSWERS_MS);
    await route.continue();
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const address of addresses) {
      await open(page, address);
      await page.waitForTimeout(AFTER_MS); // nothing tells that nothing more will come
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const told = shifts.map(({ value, what }) => `${value}\n${what}`).join('\n');
      expect.soft(sum, `${address} at ${width}:\n${told}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('axe finds nothing on any page that a visitor sees', async ({ page }) => {
  test.slow();
  for (const address of ADDRESSES) await expectAccessible(page, address);
});

test('axe finds nothing on any page of somebody with puzzles, at any width', async ({ page }) => {
  test.slow();
  for (const address of await furnish(page, 'Quirin')) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page, address);
    await expectNarrow(page);
  }
});

test('nothing moves on any page that a visitor sees, however late things come', async ({
  page,
}) => {
  test.slow();
  await expectSteady(page, ADDRESSES);
});

test('nothing moves on any page of somebody with puzzles', async ({ page }) => {
  test.slow();
  await expectSteady(page, await furnish(page, 'Rufina'));
});
