import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { readPng } from '#tests/support/readPng.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

test.use({ deviceScaleFactor: 1 }); // sizes are rounded to pixels of the screen

const RULES = 'Rconnect_all,color=dark:region_area,color=light,size=3';
const empty = (width: number, height: number) =>
  `${width}x${height}|T${width}:${'n'.repeat(width * height)}|C1:|Z|Snumber,x=1,y=1,number=4|${RULES}`;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  invariant(box, 'it is on the page');
  return box;
}

/** The same once a step of the zoom is through. */
async function boxAtRest(locator: Locator) {
  let box = await boxOf(locator);
  await expect
    .poll(
      async () => {
        const { height } = box;
        box = await boxOf(locator);
        return box.height - height;
      },
      { intervals: [300] },
    )
    .toBe(0);
  return box;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('on a phone a wide board is zoomed into all the room there is, and fits again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  await solve.open(empty(40, 5));
  const whole = await boxOf(solve.grid);
  expect(whole.height).toBeLessThan(60);

  for (let presses = 0; presses < 4; presses++) await button(page, 'Zoom in').click();
  const stage = await boxOf(page.locator('.stage'));
  // The numbers of rows and columns need some of the room.
  await expect.poll(async () => (await boxOf(solve.grid)).height).toBeGreaterThan(230);
  const zoomed = await boxAtRest(solve.grid);
  // Every row is in sight and can be painted, far outside of where the whole board was.
  expect(zoomed.y).toBeGreaterThanOrEqual(stage.y);
  expect(zoomed.y + zoomed.height).toBeLessThanOrEqual(stage.y + stage.height);
  await page.mouse.click(stage.x + stage.width / 2, zoomed.y + 0.9 * zoomed.height);
  await expect.poll(() => solve.letters()).toMatch(/^n{160}n*bn*$/);
  await button(page, 'Zoom out').click();
  await expect.poll(async () => (await boxOf(solve.grid)).height).toBeLessThan(zoomed.height / 1.4);

  await button(page, 'Fit board').click();
  await expect.poll(() => boxOf(solve.grid)).toEqual(whole);
  await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(solve.grid)).width).toBeGreaterThan(whole.width * 1.4);
  await page.keyboard.press('-');
  await expect.poll(() => boxOf(solve.grid)).toEqual(whole);
});

test('a light cell under the pointer keeps its color, an empty one is marked, a clue tells with Ctrl what it counts', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(`5x1|T5:nWWnB|C1:|Z|Sviewpoint,x=2,y=0,number=3|${RULES}`);
  const [light, empty] = [await solve.middleOf(1), await solve.middleOf(3)];
  const colors = async () => {
    const clip = { x: light.x - 60, y: light.y - 60, width: 120, height: 120 };
    const picture = readPng(await page.screenshot({ clip }));
    return [36, 60, 84].map((at) => picture.pixelAt(at, at));
  };
  const emptyCell = await boxOf(solve.cell(1, 4));
  const pictureOfEmpty = async () =>
    (await page.screenshot({ clip: emptyCell })).toString('base64');
  await page.mouse.move(8, 400);
  await expect.poll(async () => Math.min(...(await colors()))).toBeGreaterThan(0xf0_00_00);
  const before = await colors();
  const unmarked = await pictureOfEmpty();

  await page.mouse.move(empty.x + 30, empty.y + 30);
  await expect.poll(pictureOfEmpty).not.toBe(unmarked);
  await page.mouse.move(light.x + 30, light.y + 30);
  // The frame that takes the mark from the empty cell is the one that would mark the light one.
  await expect.poll(pictureOfEmpty).toBe(unmarked);
  expect(await colors()).toEqual(before);

  // The counts of a clue are shown while Ctrl is held.
  const clue = await solve.middleOf(2);
  await page.mouse.move(clue.x, clue.y);
  await expect(page.getByRole('tooltip')).toBeVisible(); // explains the clue after a delay
  const board = async () => (await page.locator('.stage').screenshot()).toString('base64');
  const plain = await board();
  await page.keyboard.down('Control');
  await expect.poll(board).not.toBe(plain);
  await page.keyboard.up('Control');
  await expect.poll(board).toBe(plain);
});

test('the only canvas of a page is that of its board, and it is sharp after its window came to another screen', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(8, 8));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').locator('svg[role="img"]')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 2,
    mobile: false,
  });
  await page.mouse.move(500, 400);
  await expect
    .poll(() =>
      page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => {
        return canvas.width / canvas.getBoundingClientRect().width;
      }),
    )
    .toBe(2);
});
