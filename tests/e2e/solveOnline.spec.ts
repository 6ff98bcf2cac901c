import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';
import { beginAs, callFrom } from './account.ts';
import { answerOf, sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { chooseLanguage } from './pageTexts.ts';
import { computedOf, gather, publish } from './serverPuzzles.ts';
import { lettersOnServer, solveOnServer } from './serverSolves.ts';

/** The solution of the puzzles that are published here. */
const SOLUTION = 'bwbbwbbbb';

/** A puzzle with this solution, and its number in a cell, counted along the rows from 0. */
function gridSolvedBy(letters: string, cell: number): string {
  const at = `x=${cell % 3},y=${Math.floor(cell / 3)}`;
  return `3x3|T3:${letters}|C3:|Z|Snumber,${at},number=7|Rconnect_all,color=dark`;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  invariant(box, 'it is on the page');
  return box;
}

/** Pixels by which a box begins above the end of another one. */
function overlapOf(under: { y: number }, { y, height }: { y: number; height: number }): number {
  return y + height - under.y;
}

/** A browser of somebody else, or another device. */
async function another(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

/** Another device of the same account, with nothing of what the first one keeps. */
async function secondDevice(browser: Browser, first: BrowserContext): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies(await first.cookies());
  await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  return await context.newPage();
}

/** Open a puzzle of the server, and wait until it can be painted and the site's parts are there. */
async function open(page: Page, address: string): Promise<SolveDriver> {
  const driver = new SolveDriver(page);
  await page.goto(address);
  await expect(boardIn(page)).toBeVisible();
  return driver;
}

/** Paint cells in these colors, by mouse. */
async function paint(driver: SolveDriver, letters: string, from = 0): Promise<void> {
  for (const [i, letter] of [...letters].entries()) {
    const { x, y } = await driver.middleOf(from + i);
    await driver.page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }
}

async function briefOf(page: Page, id: string) {
  const { value } = await callFrom(page, 'GET', `/puzzle/${id}/solve/brief`);
  return value as { solveCount: number; loveCount: number; ratedDifficulty: number[] };
}

test('how hard a puzzle is by computation is told when asked, and once it is solved', async ({
  page,
}) => {
  await beginAs(page, 'Tilda');
  const id = await publish(page, 'Reckoned', sharedPuzzle('unique-075').solution);
  const { hardest } = await computedOf(page, id);
  const driver = await open(page, `/solve/${id}`);
  const words = page.getByText(`Computed: hardest step ${hardest} of 10`);
  const course = page.getByRole('img', { name: /^How a solve goes: / });
  const asked = page.getByRole('button', { name: 'Computed difficulty' });
  await expect(asked).toHaveAttribute('aria-expanded', 'false');
  await expect(words).toHaveCount(0);

  await asked.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await expect(course).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(words).toHaveCount(0);

  for (const [cell, letter] of answerOf('unique-075').answer) await paint(driver, letter, cell);
  await driver.expectSolved();
  const end = page.getByRole('region', { name: 'Solved' });
  const line = end.getByRole('button', { name: `Computed: ${hardest} of 10` });
  const next = end.getByRole('link', { name: /^Next|^Explore/ }).first();
  await expect(line).toBeVisible();
  await expect(next).toBeInViewport({ ratio: 1 });
  await line.click();
  await expect(end.getByRole('img', { name: /^How a solve goes: / })).toBeVisible();
  await axe(page);
  await line.click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => overlapOf(await boxOf(end), await boxOf(driver.grid)), 'covered pixels')
    .toBeLessThanOrEqual(0);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await axe(page);
});

test('somebody solves, loves and rates the puzzle of another, and goes on with the next', async ({
  page,
  browser,
}) => {
  await beginAs(page, 'Olga');
  const next = await publish(page, 'Salt stair');
  const id = await publish(page, 'First candle');

  const guest = await another(browser);
  await beginAs(guest, 'Piet');
  const driver = await open(guest, `/solve/${id}`);
  await expect(guest.getByRole('link', { name: /Olga/ })).toHaveAttribute('href', /^\/profile\//);
  const love = guest.getByRole('button', { name: /^Love this puzzle/ });
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await axe(guest);
  await paint(driver, SOLUTION);
  await driver.expectSolved();

  const rating = guest.getByRole('group', { name: 'How hard was it?' });
  await rating.getByRole('button', { name: /^7 of 10/ }).click();
  await expect(guest.getByText('You rated it hard')).toBeVisible();
  await expect(guest.getByText('1 vote: 7')).toBeVisible();
  await axe(guest);
  await expect.poll(async () => solveOnServer(guest, id)).toMatchObject({ ratedDifficulty: 7 });
  expect(await briefOf(page, id)).toMatchObject({ loveCount: 1 });
  await rating.getByRole('button', { name: /^7 of 10/ }).click();
  await expect(guest.getByText('no votes yet')).toBeVisible();
  await expect
    .poll(async () => (await solveOnServer(guest, id)).ratedDifficulty, 'it is taken back')
    .toBeNull();

  await guest.setViewportSize({ width: 1280, height: 720 });
  await chooseLanguage(guest, 'de');
  await expect(guest.getByRole('link', { name: 'Weiter: Salt stair' })).toBeInViewport({
    ratio: 1,
  });
  await chooseLanguage(guest, 'en');
  const onward = guest.getByRole('link', { name: 'Next: Salt stair' });
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.click();
  await expect(guest).toHaveURL(`/solve/${next}`);
});

test('a series is solved in its order on two devices', async ({ page, browser }) => {
  await beginAs(page, 'Quinn');
  const boards = { Dusk: SOLUTION, Night: 'bbbbwbbwb', Eve: 'bwwbbbbbb' };
  const ids: string[] = [];
  for (const [index, [title, solution]] of Object.entries(boards).entries())
    ids.push(await publish(page, title, gridSolvedBy(solution, [0, 1, 8][index] ?? 0)));
  const series = await gather(page, 'A day', ids);

  const laptop = await another(browser);
  await beginAs(laptop, 'Rosa');
  const driver = await open(laptop, `/solve/${ids[0]}`);
  await expect(laptop.getByRole('button', { name: /A day\s*1 of 3/ })).toBeVisible();
  await paint(driver, boards.Dusk);
  await laptop.getByRole('link', { name: 'Next: Night' }).click();
  await expect(laptop).toHaveURL(`/solve/${ids[1]}?collection=${series}`);
  await expect(laptop.getByRole('button', { name: /A day\s*2 of 3/ })).toBeVisible();
  await expect(driver.grid).toHaveAccessibleName(/^Night/);
  await expect(boardIn(laptop)).toBeVisible();
  await paint(driver, boards.Night.slice(0, 4));
  await expect.poll(() => lettersOnServer(laptop, ids[1] ?? '')).toBe('bbbbnnnnn');

  const phone = await secondDevice(browser, laptop.context());
  const other = await open(phone, `/solve/${ids[1]}?collection=${series}`);
  await expect.poll(async () => other.letters()).toBe('bbbbnnnnn');
  await expect(phone.getByText('Picked up where you left off')).toBeVisible();
  await paint(other, boards.Night.slice(4), 4);
  await other.expectSolved();
  await phone.getByRole('button', { name: /A day\s*2 of 3/ }).click();
  const sheet = phone.getByRole('dialog', { name: 'A day' });
  await expect(sheet.getByRole('link', { name: /Night/ })).toHaveAttribute('aria-current', 'true');
  await axe(phone, '[role="dialog"]');
  await sheet.getByRole('link', { name: /Eve/ }).click();
  await expect(phone).toHaveURL(`/solve/${ids[2]}?collection=${series}`);
  await expect(sheet).toBeHidden();
  await expect(other.grid).toHaveAccessibleName(/^Eve/);
  await expect(boardIn(phone)).toBeVisible();
  await paint(other, boards.Eve);
  await other.expectSolved();
  const onward = phone.getByRole('link', { name: /^Next: |^View collection$/ }).first();
  await expect(onward, 'it was the last').not.toHaveAttribute('href', /[?]collection=/);
  await laptop.goto(`/collection/${series}`);
  await expect(laptop.getByText('3 of 3', { exact: false }).first()).toBeVisible();
});

test('two boards of one solve: the player is asked, and neither is lost', async ({
  page,
  browser,
}) => {
  await beginAs(page, 'Sara');
  const id = await publish(page, 'Two lamps');
  const laptop = await open(page, `/solve/${id}`);
  const other = await secondDevice(browser, page.context());
  const phone = await open(other, `/solve/${id}`);
  await paint(laptop, 'bw');
  await expect.poll(() => lettersOnServer(page, id)).toBe('bwnnnnnnn');

  await paint(phone, 'ww', 4);
  const question = other.getByRole('dialog', { name: /on another device/ });
  await expect(question).toBeVisible();
  await axe(other, '[role="dialog"]');
  await question.getByRole('button', { name: 'Switch to the other' }).click();

  await expect.poll(async () => phone.letters()).toBe('bwnnnnnnn');
  await other.keyboard.press('z');
  await expect.poll(async () => phone.letters(), 'undo has the other board').toBe('nnnnwwnnn');
});

test('what is solved without a network is told once, when there is one again', async ({
  page,
  browser,
}) => {
  await beginAs(page, 'Tove');
  const id = await publish(page, 'Tunnel');
  const guest = await another(browser);
  await beginAs(guest, 'Ugo');
  const told: string[] = [];
  guest.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/(complete|solving|rate)$/.test(path)) told.push(path.replace(/.*\//, ''));
  });
  // The pane of the result is prefetched: without a service worker nothing comes later.
  const pane = guest.waitForEvent('requestfinished', (it) => it.url().includes('SolvedPane'));
  const driver = await open(guest, `/solve/${id}`);
  await expect(guest.getByRole('button', { name: /^Love this puzzle/ })).toBeVisible();
  await pane;
  await guest.context().setOffline(true);
  await paint(driver, SOLUTION);
  await driver.expectSolved();
  await expect(guest.getByText('You’re offline. Your progress is saved here')).toBeVisible();
  expect(told).toEqual([]);

  await guest.context().setOffline(false);
  await expect.poll(() => told.filter((call) => call === 'complete')).toHaveLength(1);
  await expect
    .poll(async () => (await solveOnServer(guest, id)).solvedAt, 'the server knows of it')
    .not.toBeNull();
  await guest.reload();
  await expect(guest.getByRole('group', { name: 'How hard was it?' })).toBeVisible();
  expect(told.filter((call) => call === 'complete')).toHaveLength(1);
});
