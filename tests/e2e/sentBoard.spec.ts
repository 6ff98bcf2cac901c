import type { Browser, Page, ViewportSize } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layoutShift.ts';
import { publish } from './serverPuzzles.ts';
import { strokesKept } from './strokesKept.ts';

/** The board that the server draws into the page: docs/decisions/0045. */

const SYMBOLS = 'Snumber,x=0,y=0,number=3:letter,x=2,y=1,letter=A:number,x=4,y=3,number=1';
const BOARD = `6x5|T6:Bnnnnn${'n'.repeat(18)}nnnnnW|C1:|Z|${SYMBOLS}|Rconnect_all,color=dark`;
const WRAPPED = `4x6|T4:${'n'.repeat(24)}|C1:|Z|S|Rwrap_around:connect_all,color=light`;

const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 660 },
  narrow: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
  'phone on its side': { width: 844, height: 390 },
} as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board as a tree of tags and attributes, without the names that differ between pictures. */
type Drawn = readonly [tag: string, attributes: readonly string[], children: readonly Drawn[]];

interface Shown {
  readonly drawn: Drawn;
  readonly place: Place;
}

/** The picture of a board and the place of its cells, as soon as it is on the page. */
async function shown(page: Page, selector: string): Promise<Shown> {
  const picture = page.locator(`${selector} svg`).first();
  await expect(picture).toBeVisible();
  return await picture.evaluate((svg: SVGSVGElement) => {
    const draw = (element: Element): Drawn => [
      element.tagName,
      Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
        .filter((text) => !/^(?:xmlns|class|width|height)=/.test(text) || element !== svg)
        .map((text) => text.replaceAll(/(?:sent-picture|picture\w+)-/g, ''))
        .sort(),
      element.children.length === 0
        ? [[element.textContent, [], []] as const]
        : Array.from(element.children, draw),
    ];
    // The tray is the first thing drawn: the box of the element has room around the picture.
    const box = svg.querySelector('path')?.getBoundingClientRect();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    return { drawn: draw(svg), place: { x, y, width, height } };
  });
}

/** The board of a page without scripts, once the server has drawn it. */
async function sent(browser: Browser, address: string, viewport: ViewportSize): Promise<Shown> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('.sent-board')).toBeAttached({ timeout: 500 });
  }).toPass();
  const board = await shown(page, '.sent-board');
  await context.close();
  return board;
}

for (const [name, viewport] of Object.entries(WINDOWS))
  test(`a board is there before any script, in its place: ${name}`, async ({ browser, page }) => {
    await page.setViewportSize(viewport);
    for (const board of [BOARD, WRAPPED]) {
      const address = solveLink(board);
      const first = await sent(browser, address, viewport);
      await new SolveDriver(page).open(board, 'still');
      const { drawn, place } = await shown(page, '.still-board');

      expect(first.drawn).toEqual(drawn);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect.soft(first.place[side], `${side} of ${board}`).toBeCloseTo(place[side], 0);
    }
  });

test('the board of a daily is in the same place', async ({ browser, page }) => {
  await beginAs(page, 'Dana');
  const id = await publish(page, 'Knots');
  const { value: puzzle } = await callFrom(page, 'GET', `/puzzle/${id}/solve`);
  const date = '2026-11-28';
  await page.route('**/api/daily', (route) =>
    route.fulfill({ json: { today: date, daily: { date, family: 'areas', puzzle } } }),
  );
  for (const viewport of [WINDOWS.desktop, WINDOWS['small phone']]) {
    const first = await sent(browser, `/solve/${id}`, viewport);
    await page.setViewportSize(viewport);
    await page.goto('/daily');
    const { drawn, place } = await shown(page, '.still-board');
    expect(first.drawn).toEqual(drawn);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect.soft(first.place[side], side).toBeCloseTo(place[side], 0);
  }
});

declare global {
  interface Window {
    /** Numbers of boards on the page, one after another. */
    boards: number[];
  }
}

/** Runs in the page before its own scripts: count the boards at each change of the page. */
function countBoards(): void {
  const boards: number[] = [];
  window.boards = boards;
  new MutationObserver(() => {
    const count = document.querySelectorAll('.sent-board, .still-board').length;
    if (boards.at(-1) !== count) boards.push(count);
  }).observe(document, { childList: true, subtree: true });
}

test('the app takes the board over: there is one, nothing moves, and readers find one table', async ({
  browser,
  page,
}) => {
  const solve = new SolveDriver(page);
  const address = solveLink(BOARD);
  await sent(browser, address, WINDOWS.desktop);
  await watchShifts(page);
  await page.addInitScript(countBoards);
  await solve.open(BOARD, 'still');

  expect(await page.evaluate(() => window.boards)).toEqual([0, 1]);
  await expect(page.locator('.sent-board')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expectNoShift(page, address);
  const { x, y } = await solve.middleOf(1);
  await page.mouse.click(x, y);
  await expect(solve.cell(1, 2)).toHaveAccessibleName(/dark/);
});

/** Hold the scripts of the app back; those of the board that was sent are let through. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/sentBoard-')) await held;
    await route.continue();
  });
  return release;
}

/** The middle of a cell of the board that was sent, in the window. */
async function middleOfSent(page: Page, cell: number, columns: number) {
  return page.locator('.sent-board svg').evaluate(
    (svg: SVGSVGElement, [column, row]) => {
      const { a, d, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
      return { x: a * (column + 0.5) * 64 + e, y: d * (row + 0.5) * 64 + f };
    },
    [cell % columns, Math.floor(cell / columns)] as const,
  );
}

/** Open a board of six columns without its app, once it takes strokes. */
async function openSent(browser: Browser, page: Page, viewport: ViewportSize) {
  const address = solveLink(BOARD);
  await sent(browser, address, viewport); // from now on the server has it ready
  await page.setViewportSize(viewport);
  const release = await holdApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.sent-board[data-ready]')).toBeAttached();
  return { release, middleOf: (cell: number) => middleOfSent(page, cell, 6) };
}

test('strokes come before the app, and are on its board: each one step of the history', async ({
  browser,
  page,
}) => {
  const { release, middleOf } = await openSent(browser, page, WINDOWS.desktop);
  const to = async (cell: number) => {
    const { x, y } = await middleOf(cell);
    await page.mouse.move(x, y);
  };
  const stroke = async (button: 'left' | 'right', ...cells: readonly number[]) => {
    for (const [index, cell] of cells.entries()) {
      await to(cell);
      if (index === 0) await page.mouse.down({ button });
    }
    await page.mouse.up({ button });
  };
  const tiles = page.locator('.sent-board g[fill^="var(--board-"]');
  await stroke('left', 6, 10); // all cells on the way
  await expect(tiles).toHaveCount(5);
  await stroke('right', 12);
  await stroke('left', 0); // a given
  await stroke('left', 7); // takes its color back
  await expect(tiles).toHaveCount(5);
  await to(18);
  await page.mouse.down();
  await to(19);

  release();
  const solve = new SolveDriver(page);
  await expect(page.locator('.still-board')).toBeVisible();
  await expect(page.locator('.sent-board')).toHaveCount(0);
  await to20();
  await page.mouse.up();
  const first = 'bnnnnn';
  await expect.poll(() => solve.letters()).toBe(`${first}bnbbbnwnnnnnbbbnnnnnnnnw`);

  async function to20() {
    const { x, y } = await solve.middleOf(20);
    await page.mouse.move(x, y);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a finger paints before the app, and the other color by a long press', async ({
    browser,
    page,
  }) => {
    const { release, middleOf } = await openSent(browser, page, WINDOWS.phone);
    const fingers = await Fingers.on(page);
    const tiles = (color: string) => page.locator(`.sent-board g[fill="var(--board-${color})"]`);
    await fingers.tap(0, await middleOf(7));
    await fingers.send('touchStart', 1000, await middleOf(12));
    await expect(tiles('light')).toHaveCount(1); // half a second later
    await fingers.send('touchEnd', 2000);
    await fingers.send('touchStart', 3000, await middleOf(8)); // a letter
    await expect(tiles('dark')).toHaveCount(2);
    await expect(tiles('dark'), 'it would tell of the letter').toHaveCount(1);
    await fingers.send('touchEnd', 4000);
    await fingers.send('touchStart', 5000, await middleOf(9));
    await fingers.send('touchStart', 5050, await middleOf(9), await middleOf(21)); // a pinch
    await fingers.send('touchEnd', 5200);
    await expect(tiles('dark')).toHaveCount(1);

    release();
    const solve = new SolveDriver(page);
    await expect(page.locator('.still-board')).toBeVisible();
    await expect.poll(() => solve.letters()).toBe('bnnnnnnbnnnnwnnnnnnnnnnnnnnnnw');
  });
});

test('with swapped buttons they are swapped before the app, too; a begun board takes strokes over', async ({
  browser,
  page,
}) => {
  await page.addInitScript(() => {
    const settings = { flipPrimaryMouseButton: true, runEditorTour: false };
    localStorage.setItem('siteSettings', JSON.stringify(settings));
  });
  const solve = new SolveDriver(page);
  for (const expected of ['bnnnnnnwnnnn', 'bnnnnnnwwnnn']) {
    const { release, middleOf } = await openSent(browser, page, WINDOWS.desktop);
    for (const cell of expected.endsWith('wwnnn') ? [7, 8] : [7]) {
      const { x, y } = await middleOf(cell);
      await page.mouse.click(x, y);
    }
    release();
    await expect(page.locator('.still-board')).toBeVisible();
    await expect.poll(async () => (await solve.letters()).slice(0, 12)).toBe(expected);
    await expect.poll(() => strokesKept(page)).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('with own settings of the board, and at addresses without a puzzle, it is not shown', async ({
  browser,
  page,
}) => {
  const address = solveLink(BOARD);
  await sent(browser, address, WINDOWS.desktop);
  await page.addInitScript(() => {
    localStorage.setItem('siteSettings', JSON.stringify({ separateTiles: true }));
  });
  await page.route('**/*.js', async (route) => {
    if (route.request().url().endsWith('/boot.js')) await route.continue();
    else await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(address);
  await expect(page.locator('.sent-board')).toBeAttached();
  await expect(page.locator('.sent-board')).toBeHidden();
  const html = await (await page.request.get('/solve?d=nothing')).text();
  invariant(html.includes('id="root"'), 'the page is sent');
  expect(html).not.toContain('id="sent-board"');
});
