import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const RULES = 'Rconnect_all,color=dark:region_area,color=light,size=3';
const empty = (width: number, height: number) =>
  `${width}x${height}|T${width}:${'n'.repeat(width * height)}|C1:|Z|Snumber,x=1,y=1,number=4|${RULES}`;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  invariant(box, 'it is on the page');
  return box;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Parts of a group that are cut by the window. */
function cutOff(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth + 0.5 || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent),
  );
}

test('buttons of the view and the tools are on the first screen, nothing of them cut, at every size', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(8, 8));
  const view = ['Zoom out', 'Zoom in', 'Fit board'].map((name) => button(page, name));
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
    [900, 640],
    [820, 1180],
    [640, 800],
    [390, 844],
    [320, 568],
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    for (const it of view) await expect.poll(() => cutOff(it), where).toEqual([]);
    const tools = page.getByRole('group', { name: 'Board tools' }).locator('button, label');
    await expect.poll(() => cutOff(tools), where).toEqual([]);
    if (width < 800 || width > 1000 || height < 600) continue;
    // On a tablet the rules are in sight beside or below the board.
    for (const rule of await page.getByRole('list', { name: 'Rules' }).getByRole('listitem').all())
      await expect(rule).toBeInViewport({ ratio: 0.9 });
    expect((await boxOf(solve.grid)).width).toBeGreaterThan(320);
  }
});

test('a wide board gets the width that a score has', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(empty(40, 5));

  expect((await boxOf(solve.grid)).width).toBeGreaterThan(1000);
  await expect(page.getByRole('list', { name: 'Rules' })).toBeInViewport();
});

test('marks are drawn with a tool, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const solve = new SolveDriver(page);
  await solve.open('0_5x1|T5:nnBWn|C1:|Z|S|R');
  const tool = page.getByRole('button', { name: 'Mark cells' });
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await axe(page);
  const [from, to] = [await solve.middleOf(0), await solve.middleOf(3)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  expect(await solve.letters()).toBe('nnbwn');
  await expect(page.getByRole('gridcell', { name: /marked with a dot/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell', { name: /marked/ })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
});
