import type { Locator, Page } from '@playwright/test';
import { invariant } from '#engine/invariant.ts';
import { readPng } from '#tests/support/readPng.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

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
  await expect.poll(async () => (await boxOf(solve.grid)).height).toBeGreaterThan(240);
  const zoomed = await boxAtRest(solve.grid);
  // Every row is in sight and can be painted, far outside of where the whole board was.
  expect(zoomed.y).toBeGreaterThanOrEqual(stage.y);
  expect(zoomed.y + zoomed.height).toBeLessThanOrEqual(stage.y + stage.height);
  await page.mouse.click(stage.x + stage.width / 2, zoomed.y + 0.9 * zoomed.height);
  await expect.poll(() => solve.letters()).toMatch(/^n{160}n*bn*$/);
  await button(page, 'Zoom out').click();
  await expect.poll(async () => (await boxOf(solve.grid)).height).toBeLessThan(zoomed.height / 1.4);

  await button(page, 'Fit the board').click();
  await expect.poll(() => boxOf(solve.grid)).toEqual(whole);
  await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(solve.grid)).width).toBeGreaterThan(whole.width * 1.4);
  await page.keyboard.press('-');
  await expect.poll(() => boxOf(solve.grid)).toEqual(whole);
});

test('buttons of the view are on the first screen, nothing of them cut, at every size', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(8, 8));
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
    [820, 1180],
    [640, 800],
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      for (const name of ['Zoom out', 'Zoom in', 'Fit the board']) {
        const box = await boxOf(button(page, name));
        expect(box.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `${name} at ${width}`).toBeLessThanOrEqual(width);
        expect(box.y + box.height, `${name} at ${width}`).toBeLessThanOrEqual(height);
      }
    }).toPass();
  }
});

test('a wide board gets the width that a score has', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(40, 5));

  expect((await boxOf(solve.grid)).width).toBeGreaterThan(1000);
  await expect(page.getByRole('list', { name: 'Rules' })).toBeInViewport();
});

test('on a tablet the rules are in sight beside or below the board', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(8, 8));
  for (const [width, height] of [
    [820, 1180],
    [900, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const rule of await page.getByRole('list', { name: 'Rules' }).getByRole('listitem').all())
      await expect(rule).toBeInViewport({ ratio: 0.9 });
    expect((await boxOf(solve.grid)).width).toBeGreaterThan(320);
  }
});

test('the canvas is sharp after its window came to another screen', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(8, 8));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 1440, height: 900, deviceScaleFactor: 2, mobile: false },
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

test('a light cell under the pointer keeps its color', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(`3x1|T3:WWn|C1:|Z|S|${RULES}`);
  const { x, y } = await solve.middleOf(0);
  const shoot = () => page.screenshot({ clip: { x: x - 60, y: y - 60, width: 120, height: 120 } });
  const colorOf = (file: Buffer, at: number) => readPng(file).pixelAt(at, at);
  await page.mouse.move(8, 400);
  await expect(async () => {
    expect(colorOf(await shoot(), 60)).toBeGreaterThan(0xf0_00_00);
  }).toPass();
  const before = await shoot();

  await page.mouse.move(x + 30, y + 30);
  await expect(page.locator('.stage')).toBeVisible();
  const after = await shoot();
  for (const at of [36, 60, 84]) expect(colorOf(after, at)).toBe(colorOf(before, at));
});

test('the help tells how the view is moved', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(2, 2));

  await button(page, 'Help').click();

  const help = page.getByRole('dialog', { name: 'How to play' });
  for (const words of [/Ctrl and the wheel/, /^Zoom and move with two fingers/, /^Move the board/])
    await expect(help.getByText(words)).toBeAttached();
  for (const words of ['Zoom in', 'Zoom out', 'See the whole board'])
    await expect(help.getByText(words, { exact: true })).toBeAttached();
});
