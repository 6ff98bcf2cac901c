import type { Page } from '@playwright/test';
import { HERO_GRID } from '#ui/library/home/heroPuzzle.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { missingColors } from '#tests/support/missingColors.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs } from './account.ts';
import { axe, expect, IN_MOTION, NO_ANSWER, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

test.use(IN_MOTION);

const ANSWER = missingColors(HERO_GRID);

/** Open the first page, and wait until its board is one that moves. */
async function openHero(page: Page): Promise<SolveDriver> {
  await page.goto('/');
  await heroIsLive(page);
  return new SolveDriver(page);
}

async function heroIsLive(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'The lamp' }).scrollIntoViewIfNeeded();
  await expect(boardIn(page)).toBeVisible();
}

async function expectLampWhole(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'the lamp is lit' })).toBeVisible();
}

/** Cells of the board that have no color. */
async function openCells(solve: SolveDriver): Promise<number> {
  return (await solve.letters()).split('n').length - 1;
}

test('the first page opens without complaint, isolated and accessible', async ({
  page,
  complaints,
}) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  await axe(page);

  // Code and styles written into the page are refused.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "yes"';
    const style = document.createElement('style');
    style.textContent = 'html { display: none }';
    document.head.append(script, style);
    return {
      script: 'foreign' in document.documentElement.dataset,
      style: getComputedStyle(document.documentElement).display === 'none',
    };
  });
  expect(ran).toEqual({ script: false, style: false });
  expect(complaints.splice(0)).toHaveLength(2);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the board is solved by taps and leads on, and a swipe over it moves the page', async ({
    page,
  }) => {
    const solve = await openHero(page);
    const board = page.getByRole('grid');
    for (const wanted of ['dark', 'light'] as const) {
      await page.getByRole('radio', { name: wanted === 'dark' ? 'Dark' : 'Light' }).check();
      for (const [cell, color] of ANSWER) {
        if (color !== wanted) continue;
        const { x, y } = await solve.middleOf(cell);
        await page.touchscreen.tap(x, y);
      }
    }
    await expectLampWhole(page);

    await expect(boardIn(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const box = await board.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    await axe(page);
    await page.getByRole('link', { name: 'Next puzzle' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
  });
});

test('it paints by itself until the first press, and nobody hears of it', async ({ page }) => {
  await page.clock.install(); // before the page, whose timers it would not have otherwise
  const solve = await openHero(page);
  const open = ANSWER.size;
  await expect.poll(() => openCells(solve)).toBe(open - 1);
  await expect.poll(() => openCells(solve)).toBe(open);
  await expect.poll(() => openCells(solve)).toBe(open - 1);
  await expect(page.getByRole('status').filter({ hasText: 'dark' })).toHaveCount(1); // the task

  await page.keyboard.press('Tab');

  await expect.poll(() => openCells(solve)).toBe(open);
  await page.clock.runFor('05:00');
  expect(await openCells(solve)).toBe(open);
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is still, and can be painted all the same', async ({ page }) => {
    await page.clock.install();
    const solve = await openHero(page);
    await page.clock.runFor('01:00');
    expect(await openCells(solve)).toBe(ANSWER.size);

    const [cell = 0] = ANSWER.keys();
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y);
    await expect.poll(() => openCells(solve)).toBe(ANSWER.size - 1);
  });
});

test('what is online goes and comes with the network, without a reload', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  await page.goto('/');
  const newest = page.getByRole('heading', { name: 'Newest puzzles' });
  await expect(newest).toBeVisible();
  const create = page.getByRole('main').getByRole('link', { name: 'Create new puzzle' });
  const before = await create.boundingBox();

  await context.setOffline(true);

  await expect(page.getByText(/^You’re offline\. /)).toBeVisible();
  await expect(newest).toBeHidden();
  await expect(page.getByRole('link', { name: 'Explore puzzles' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'I’m feeling lucky' })).toBeVisible();
  expect(await create.boundingBox()).toEqual(before);
  const puzzle = page.getByRole('link', { name: 'Solve a puzzle' });
  await expect(puzzle).toHaveAttribute('href', /^\/solve\?d=/);

  await context.setOffline(false);
  await expect(newest).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore puzzles' })).toBeVisible();
});

test('lucky visitors get a puzzle of the site, and one that comes with it where there is none', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const lucky = page.getByRole('button', { name: 'I’m feeling lucky' });
  await page.route('**/api/puzzle/random', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'not_found', summary: 'There is nothing here.' }),
    }),
  );
  await lucky.click();
  await expect(page).toHaveURL(/\/solve\?d=.*&pack=\d+$/);
  await page.unroute('**/api/puzzle/random');
  expect(complaints.splice(0)).toHaveLength(1); // that there is none

  await beginAs(page, 'Lucky author');
  await publish(page, 'Salt road');
  await page.goto('/');
  await lucky.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/solve\/[0-9a-f-]{36}$/);
});
