import { SLOW_4G, type Measure } from './measures.ts';

/** The pages that take no puzzle. */
export const PAGES = [
  '/',
  '/learn',
  '/rules',
  '/privacy-policy',
  '/settings',
  '/search/puzzles',
  '/my-stuff/puzzles',
  '/support',
  '/auth',
  '/uploader',
  '/create',
] as const;
const PHONE = { width: 390, height: 844 };
/** After this time, all lazy parts are loaded. */
const LATE_MS = 5000;

interface Opened {
  usable?: number;
  shift: number;
}

/**
 * A page from its address on a phone over slow 4G, with nothing in the cache: when its heading is
 * there to be read, what scripts it took until then, and how far what was there moved.
 */
export function openingPage(path: (typeof PAGES)[number]): Measure {
  return async ({ page, session }, slowed) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(noteOpening);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(LATE_MS);
    const { usable, shift, bytes } = await page.evaluate(() => {
      const { usable = NaN, shift } = (window as unknown as { opened: Opened }).opened;
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.includes('.js') && responseEnd <= usable)
        .map(({ encodedBodySize }) => encodedBodySize);
      return { usable, shift, bytes: scripts.reduce((sum, size) => sum + size, 0) };
    });
    return [
      { what: `${path}: heading to be read`, slowed, value: usable, unit: 'ms', budget: 2500 },
      { what: `${path}: scripts until then`, slowed, value: bytes / 1e3, unit: 'kB', budget: 250 },
      { what: `${path}: layout shift`, slowed, value: shift, unit: '', budget: 0.02 },
    ];
  };
}

/** Runs in the page before its own scripts, and so uses nothing from outside. */
function noteOpening(): void {
  const opened: Opened = { shift: 0 };
  Object.assign(window, { opened });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) opened.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main h1')) return;
    opened.usable = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
