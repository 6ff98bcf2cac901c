import type { Browser, BrowserContext, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, IN_MOTION, test } from './fixtures.ts';
import { beginAs, callFrom } from './account.ts';
import { answerOf, sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { computedOf, gather, publish } from './serverPuzzles.ts';

/** The solution of the puzzles that are published here. */
const SOLUTION = 'bwbbwbbbb';

/** A puzzle with this solution, and its number in a cell, counted along the rows from 0. */
function gridSolvedBy(letters: string, cell: number): string {
  const at = `x=${cell % 3},y=${Math.floor(cell / 3)}`;
  return `3x3|T3:${letters}|C3:|Z|Snumber,${at},number=7|Rconnect_all,color=dark`;
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

async function completionOf(page: Page, id: string) {
  const { value } = await callFrom(page, 'POST', `/completion/${id}/begin`);
  return value as {
    solvedAt: string | null;
    msTimeUsed: number;
    ratedDifficulty: number | null;
    progress: { colors: string } | null;
  };
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
  const course = page.getByRole('img', { name: /^The course of a solve: / });
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
  await expect(end.getByRole('img', { name: /^The course of a solve: / })).toBeVisible();
  await axe(page);
  await line.click();

  await page.setViewportSize({ width: 390, height: 844 });
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
  await expect(guest.getByText('You say hard')).toBeVisible();
  await expect(guest.getByText('1 says 7')).toBeVisible();
  await axe(guest);
  await expect.poll(async () => completionOf(guest, id)).toMatchObject({ ratedDifficulty: 7 });
  expect(await briefOf(page, id)).toMatchObject({ loveCount: 1 });
  await rating.getByRole('button', { name: /^7 of 10/ }).click();
  await expect(guest.getByText('nobody said yet')).toBeVisible();
  await expect
    .poll(async () => (await completionOf(guest, id)).ratedDifficulty, 'it is taken back')
    .toBeNull();

  await guest.getByRole('link', { name: 'Next: Salt stair' }).click();
  await expect(guest).toHaveURL(`/solve/${next}`);
});

test('a series of five is solved in its order on two devices', async ({ page, browser }) => {
  test.slow();
  await beginAs(page, 'Quinn');
  const boards = {
    ...{ Dusk: SOLUTION, Night: 'bbbbwbbwb', Dawn: 'bbbwwbbbb' },
    ...{ Noon: 'bbbbbwbbw', Eve: 'bwwbbbbbb' },
  };
  const ids: string[] = [];
  for (const [index, [title, solution]] of Object.entries(boards).entries())
    ids.push(await publish(page, title, gridSolvedBy(solution, [0, 1, 2, 6, 8][index] ?? 0)));
  const series = await gather(page, 'A day', ids);

  const laptop = await another(browser);
  await beginAs(laptop, 'Rosa');
  let driver = await open(laptop, `/solve/${ids[0]}`);
  await expect(laptop.getByRole('button', { name: /A day\s*1 of 5/ })).toBeVisible();
  await paint(driver, boards.Dusk);
  await laptop.getByRole('link', { name: 'Next: Night' }).click();
  await expect(laptop).toHaveURL(`/solve/${ids[1]}?collection=${series}`);

  driver = await open(laptop, `/solve/${ids[1]}?collection=${series}`);
  const isKept = laptop.waitForResponse(
    (response) => response.url().includes('/progress') && response.ok(),
  );
  await paint(driver, boards.Night.slice(0, 4));
  await isKept;

  const phone = await secondDevice(browser, laptop.context());
  driver = await open(phone, `/solve/${ids[1]}?collection=${series}`);
  await expect.poll(async () => driver.letters()).toBe('bbbbnnnnn');
  await expect(phone.getByText('Here is the board as you left it')).toBeVisible();
  await paint(driver, boards.Night.slice(4), 4);
  await driver.expectSolved();
  await phone.getByRole('button', { name: /A day\s*2 of 5/ }).click();
  const sheet = phone.getByRole('dialog', { name: 'A day' });
  await expect(sheet.getByRole('link', { name: /Night/ })).toHaveAttribute('aria-current', 'true');
  await axe(phone, '[role="dialog"]');
  await sheet.getByRole('link', { name: /Dawn/ }).click();
  await expect(phone).toHaveURL(`/solve/${ids[2]}?collection=${series}`);
  await expect(sheet).toBeHidden();
  await paint(await open(phone, `/solve/${ids[2]}?collection=${series}`), boards.Dawn);
  await expect(phone.getByRole('link', { name: 'Next: Noon' })).toBeVisible();

  await paint(await open(laptop, `/solve/${ids[3]}?collection=${series}`), boards.Noon);
  await laptop.getByRole('link', { name: 'Next: Eve' }).click();
  await expect(laptop).toHaveURL(`/solve/${ids[4]}?collection=${series}`);
  await expect(laptop.getByRole('button', { name: /A day\s*5 of 5/ })).toBeVisible();

  driver = await open(phone, `/solve/${ids[4]}?collection=${series}`);
  await paint(driver, boards.Eve);
  await driver.expectSolved();
  const onward = phone.getByRole('link', { name: /^Next: |^To the collection$/ }).first();
  await expect(onward, 'it was the last').not.toHaveAttribute('href', /[?]collection=/);
  for (const device of [phone, laptop]) {
    await device.goto(`/collection/${series}`);
    await expect(device.getByText('5 of 5', { exact: false }).first()).toBeVisible();
  }
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
  const isKept = page.waitForResponse((response) => response.url().includes('/progress'));
  await paint(laptop, 'bw');
  await isKept;

  await paint(phone, 'ww', 4);
  const question = other.getByRole('dialog', { name: /on another device/ });
  await expect(question).toBeVisible();
  await axe(other, '[role="dialog"]');
  await question.getByRole('button', { name: 'Take the other one' }).click();

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
  const driver = await open(guest, `/solve/${id}`);
  await expect(guest.getByRole('button', { name: /^Love this puzzle/ })).toBeVisible();
  await guest.context().setOffline(true);
  await paint(driver, SOLUTION);
  await driver.expectSolved();
  await expect(guest.getByText('You are offline. What you do is kept here')).toBeVisible();
  expect(told).toEqual([]);

  await guest.context().setOffline(false);
  await expect.poll(() => told.filter((call) => call === 'complete')).toHaveLength(1);
  await expect
    .poll(async () => (await completionOf(guest, id)).solvedAt, 'the server knows of it')
    .not.toBeNull();
  await guest.reload();
  await expect(guest.getByRole('group', { name: 'How hard was it?' })).toBeVisible();
  expect(told.filter((call) => call === 'complete')).toHaveLength(1);
});

test('what a visitor solved belongs to the account that they sign in to', async ({
  page,
  browser,
}) => {
  await beginAs(page, 'Vera');
  const id = await publish(page, 'Visitor');
  const guest = await another(browser);
  const driver = await open(guest, `/solve/${id}`);
  await paint(driver, SOLUTION);
  await driver.expectSolved();
  await expect(guest.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();

  await beginAs(guest, 'Wim');
  await expect.poll(async () => (await completionOf(guest, id)).solvedAt).not.toBeNull();
});

test('a love that the server refuses is taken back', async ({ page, browser, complaints }) => {
  await beginAs(page, 'Xenia');
  const id = await publish(page, 'Refused');
  const guest = await another(browser);
  await beginAs(guest, 'Yuri');
  await open(guest, `/solve/${id}`);
  const love = guest.getByRole('button', { name: /^Love this puzzle/ });
  await expect(love).toHaveAttribute('aria-pressed', 'false');
  await guest.route('**/love', (route) => route.abort());
  await love.click();

  await expect(love).toHaveAttribute('aria-pressed', 'false');
  await expect(guest.locator('[data-sonner-toast]').first()).toBeVisible();
  complaints.length = 0; // the browser tells of the call that failed
});

test.describe('in motion', () => {
  test.use(IN_MOTION);

  test('one’s own solve can be watched, stroke by stroke', async ({ page }) => {
    await beginAs(page, 'Zoe');
    const id = await publish(page, 'Film');
    const driver = await open(page, `/solve/${id}`);
    await paint(driver, SOLUTION);
    await driver.expectSolved();

    await page.getByRole('button', { name: 'Watch my solve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Watch my solve' });
    await expect(dialog.getByText('Stroke 9 of 9').last()).toBeVisible();
    const slider = dialog.getByRole('slider');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Stroke 0 of 9');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Stroke 1 of 9');
    await axe(page, '[role="dialog"]');
  });
});
