import type { Page, Request } from '@playwright/test';
import { ADDRESSES, furnish } from './addresses.ts';
import { axe, axeContrast, expect, test } from './fixtures.ts';
import { expectNoShift, frames, watchShifts } from './layoutShift.ts';

/** One dark, one light, and one whose accent is lighter than its page is dark. */
const THEMES = ['dark', 'light', 'cyberpunk'] as const;
/** Later than the page, as over a slow line. */
const LETTERS_MS = 500;
const ANSWERS_MS = 700;
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

/** What a slow line brings late: letters and answers. */
const LATE = /\.woff2$|\/api\//;

/** Let letters and answers come late. Returns a wait for all that is asked for. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (LATE.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.route(LATE, async (route) => {
    const isFont = route.request().resourceType() === 'font';
    await new Promise((resolve) => setTimeout(resolve, isFont ? LETTERS_MS : ANSWERS_MS));
    await route.continue();
  });
  return () =>
    expect(async () => {
      expect(asked.size).toBe(0);
      await frames(page); // in which the page shows what came, and may ask for more
      expect(asked.size).toBe(0);
    }).toPass();
}

/** Open pages over a slow line, and expect that nothing moves. */
async function expectSteady(page: Page, addresses: readonly string[]): Promise<void> {
  await watchShifts(page);
  const allCame = await slowDown(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const address of addresses) {
      await open(page, address);
      await allCame();
      await expectNoShift(page, `${address} at ${width}`);
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
