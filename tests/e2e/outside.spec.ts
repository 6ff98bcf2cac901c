import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test as base, NO_ANSWER } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** Headers of an isolated page: every embedded resource must agree. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

interface Host {
  /** The address of a page of another site with a frame of this size. */
  readonly pageWith: (address: string, size?: string, isIsolated?: boolean) => string;
}

/** With another site, whose pages have one frame each. */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  host: async ({}, use) => {
    const server = createServer(({ url = '/' }, response) => {
      const { searchParams } = new URL(url, 'http://127.0.0.1');
      const [width, height] = (searchParams.get('size') ?? '').split('x');
      const frame = `<iframe title="A puzzle" width="${width}" height="${height}" style="border:0" src="${searchParams.get('address')}"></iframe>`;
      response.writeHead(200, {
        'Content-Type': 'text/html',
        ...(searchParams.has('isolated') && ISOLATED),
      });
      response.end(
        `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><h1>Elsewhere</h1>${frame}<p style="height:3000px">`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      pageWith: (address, size = '320x320', isIsolated = false) => {
        const query = new URLSearchParams({ address, size, ...(isIsolated && { isolated: '' }) });
        return `http://127.0.0.1:${port}/?${query.toString()}`;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** Nothing is stored for it: in frames that may be denied, and the editor is not opened here. */
test.use({ hasTour: true });

/** By cell of the 3 x 3 puzzle that `publish` makes: how it is solved. */
const ANSWER = 'bwbbwbbbb';

const cellOf = (frame: FrameLocator, row: number, column: number) =>
  frame.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });

/** Solve the puzzle in the frame by keys alone, from its first cell. */
async function solveByKeys(page: Page, frame: FrameLocator): Promise<void> {
  await cellOf(frame, 1, 1).focus();
  for (const [cell, letter] of Array.from(ANSWER).entries()) {
    const [row, column] = [Math.floor(cell / 3) + 1, (cell % 3) + 1];
    if (cell > 0 && column === 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
    }
    await expect(cellOf(frame, row, column)).toBeFocused();
    await page.keyboard.press(letter === 'b' ? 'Space' : 'Shift+Space');
    if (column < 3) await page.keyboard.press('ArrowRight');
  }
}

test('a page of another site frames a puzzle, which is played there to the end', async ({
  page,
  host,
  baseURL,
}) => {
  await beginAs(page, 'Orla');
  const id = await publish(page, 'Away game');
  const asked: string[] = [];
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const { cookie } = await request.allHeaders();
    asked.push(cookie === undefined ? pathname : `${pathname} with cookies`);
  });
  await page.goto(host.pageWith(`${baseURL}/embed/${id}?theme=light`));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Away game' })).toBeVisible();
  await expect(frame.getByText('by Orla')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.locator('iframe').hover(); // the wheel over the board scrolls the page around it
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await frame.getByRole('button', { name: 'Rules and symbols' }).click();
  await expect(frame.getByRole('dialog', { name: 'Rules and symbols' })).toContainText('dark');
  await page.keyboard.press('Escape');
  await solveByKeys(page, frame);

  await expect(frame.getByRole('status').filter({ hasText: 'Well done' })).toBeVisible();
  await expect(
    frame.getByRole('link', { name: 'Solve on Chiaro: “Away game”, in a new tab' }),
  ).toHaveAttribute('href', `/solve/${id}`);
  await frame.getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(frame, 3, 3)).toHaveAccessibleName(/empty/);
  // Nobody is asked for, and nothing is told to the site.
  expect(asked).toEqual([`/api/puzzle/${id}/solve`]);
});

test('a puzzle is played by touch, in frames of any size, dark and light', async ({
  page,
  browser,
  host,
  baseURL,
}) => {
  await beginAs(page, 'Orla');
  const id = await publish(page, 'A rather long title that has no room in small frames');
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
  const visitor = await context.newPage();
  for (const [size, theme] of [
    ['300x300', 'dark'],
    ['300x300', 'light'],
    ['390x600', 'light'],
    ['640x360', 'dark'],
    ['640x480', 'dark'],
    ['640x480', 'light'],
    ['1200x800', 'light'],
  ] as const) {
    await visitor.goto(host.pageWith(`${baseURL}/embed/${id}?theme=${theme}`, size));
    const frame = visitor.frameLocator('iframe');
    await expect(boardIn(frame)).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
    const first = cellOf(frame, 1, 1);
    const box = await first.boundingBox();

    expect(box?.width, size).toBeGreaterThan(24);
    await first.tap({ force: true });
    await expect(first, size).toHaveAccessibleName(/dark/);
    const overflow = await frame.locator('html').evaluate((root) => ({
      x: root.scrollWidth - root.clientWidth,
      y: root.scrollHeight - root.clientHeight,
    }));
    expect(overflow, size).toEqual({ x: 0, y: 0 });
    const rule = frame.getByText(/^All dark cells are connected/);
    await expect(rule, size).toBeInViewport({ ratio: 1 });
  }
  const isBeside = visitor.frameLocator('iframe').getByRole('complementary');
  await expect(isBeside).toBeVisible(); // the rules, where there is room
  await context.close();
});

test('a puzzle is played in isolated pages, and where nothing can be stored', async ({
  page,
  context,
  host,
  baseURL,
}) => {
  await beginAs(page, 'Orla');
  const id = await publish(page, 'Sealed');
  await context.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(host.pageWith(`${baseURL}/embed/${id}`, '480x480', true));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const frame = page.frameLocator('iframe');

  await solveByKeys(page, frame);
  await expect(frame.getByRole('status').filter({ hasText: 'Well done' })).toBeVisible();
});

test('a framed page speaks the language of its visitor, and is nobody’s also in a tab of its own', async ({
  page,
  browser,
  baseURL,
}) => {
  await beginAs(page, 'Orla');
  const id = await publish(page, 'Far away');
  const call = page.waitForRequest((request) => request.url().includes('/api/puzzle/'));
  await page.goto(`/embed/${id}`);
  expect(await (await call).headerValue('cookie')).toBeNull();
  for (const [width, height] of [
    [320, 320],
    [900, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(boardIn(page)).toBeVisible();
    await axe(page);
  }

  const context = await browser.newContext({
    locale: 'de-DE',
    colorScheme: 'light',
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const visitor = await context.newPage();
  await visitor.goto(`/embed/${id}`);
  await expect(visitor.getByText('Auf Chiaro lösen')).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'light');
  await context.close();
});

test.describe('where the site is kept for use without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page of one thing is kept as the page of all, and others get what is theirs', async ({
    page,
    provoked,
  }) => {
    provoked.push(NO_ANSWER); // beside a text, the browser looks for an icon that is not there
    await beginAs(page, 'Orla');
    const id = await publish(page, 'Kept apart');
    await page.goto(`/solve/${id}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const shell = await page.evaluate(async () => {
      const kept = (await caches.match('/index.html', { ignoreSearch: true })) ?? null;
      return kept && (await kept.text());
    });
    expect(shell).toContain('<title>Chiaro</title>');
    expect(shell).not.toContain('og:');

    const embed = await page.goto(`/embed/${id}`);
    expect(embed?.fromServiceWorker()).toBe(false);
    expect(embed?.headers()['content-security-policy']).toContain('frame-ancestors *');
    const robots = await page.goto('/robots.txt');
    expect(await robots?.text()).toContain('Sitemap:');
  });
});

test('programs without scripts read what a puzzle is about, and see its picture', async ({
  page,
  baseURL,
}) => {
  await beginAs(page, 'Orla & Co');
  const id = await publish(page, 'Bread <b>&</b> salt');
  const address = `${baseURL}/solve/${id}`;
  const html = await (await page.request.get(address)).text();
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const first = await page.request.get(image);
  const { value } = await callFrom(page, 'GET', `/oembed?url=${encodeURIComponent(address)}`);

  expect(html).toContain('<title>Bread &lt;b&gt;&amp;&lt;/b&gt; salt - Chiaro</title>');
  expect(html).toContain('difficulty 2 of 10, by Orla &amp; Co.');
  expect(first.headers()['content-type']).toBe('image/png');
  expect((await first.body()).length).toBeGreaterThan(10_000);
  expect(value).toMatchObject({ type: 'rich', title: 'Bread <b>&</b> salt' });
  expect((value as { html: string }).html).toContain(`/embed/${id}`);
});

test('what was written about a page goes when another one comes', async ({ page }) => {
  const me = await beginAs(page, 'Orla');
  await page.goto(`/profile/${me}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await page.getByRole('link', { name: 'Chiaro', exact: true }).click();
  await expect(page).toHaveTitle('Chiaro');

  await expect(canonical).toHaveCount(0);
});
