import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expectOneRow } from './fit.ts';
import { axe, comeToRest, expect, test } from './fixtures.ts';

const LONG = 'Mxyzptlk'.repeat(8);
const VERY_LONG = 'Mxyzptlk'.repeat(600);
const CLUES =
  'Sviewpoint,x=2,y=2,number=9:letter,x=1,y=4,letter=A|Rconnect_all,color=light:region_area,color=dark,size=3:foresight,count=2,regenInterval=30,startFull=1,solvePath=';

interface Words {
  readonly title?: string;
  readonly author?: string;
  readonly description?: string;
}

/** A puzzle with rules, symbols and foresight, whose solution is all light. */
function puzzle(words: Words = {}): string {
  const grid = `6x6|T6:${'w'.repeat(36)}|C1:|Z|${CLUES}`;
  return `0_${JSON.stringify({ title: 'Salt road', author: 'Oda', ...words, grid })}`;
}

/** Not of the whole page, but of what the window shows of it. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  invariant(box, 'it is on the page');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

async function firstCell(page: Page) {
  return await boxOf(page.locator('[data-cell="0"]'));
}

/** Pixels that the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('the button of foresight comes late and moves nothing, in one row with all tools', async ({
  page,
}) => {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/ForesightButton/, async (route) => {
    await held;
    await route.continue();
  });
  const solve = new SolveDriver(page);
  await solve.open(puzzle());
  await page.setViewportSize({ width: 1440, height: 900 });
  const foresight = page.getByRole('button', { name: /^Foresight/ });
  await comeToRest(page);
  await expect(foresight).toHaveCount(0);
  const before = await firstCell(page);

  release();
  await expect(foresight).toBeVisible();
  await comeToRest(page);

  expect(await firstCell(page)).toEqual(before);
  const tops = await Promise.all(
    ['Undo', 'Help'].map(async (name) => (await boxOf(page.getByRole('button', { name }))).top),
  );
  expect(tops[0]).toBe(tops[1]);
});

test('notes do not move the board, and cover none of its cells', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(puzzle({ description: 'Begin *anywhere*.' }));
  for (const size of [
    { width: 1440, height: 900 },
    { width: 800, height: 900 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await comeToRest(page); // the layout, and the board that follows it
    const before = await firstCell(page);

    await page.keyboard.press('t');
    const keep = page.getByRole('button', { name: 'Keep', exact: true });
    await expect(keep).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('f');
    await expect(page.getByText(/^Correct so far/)).toBeAttached();

    expect(await firstCell(page), `${size.width} x ${size.height}`).toEqual(before);
    const [note, grid] = [await boxOf(keep), await boxOf(solve.grid)];
    const isOver =
      note.left < grid.right &&
      grid.left < note.right &&
      note.top < grid.bottom &&
      grid.top < note.bottom;
    expect(isOver, `${size.width} x ${size.height}`).toBe(false);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(keep).toBeHidden();
    await axe(page);
  }
});

test('at 320 x 640 and 320 x 256 the board shows, and no control is cut', async ({ page }) => {
  const solve = new SolveDriver(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await solve.open(puzzle({ description: 'Begin *anywhere*.' }));

    expect(await overflow(page)).toBe(0);
    await expect(solve.grid).toBeInViewport({ ratio: 1 });
    const { left, right } = await boxOf(solve.grid);
    expect(right - left).toBeGreaterThan(120);
    const tools = page.getByRole('group', { name: 'Board tools' });
    await expect(tools.getByRole('button', { name: 'Redo' })).toBeVisible();
    for (const control of [
      ...(await tools.getByRole('button').all()),
      ...(await tools.locator('label').all()),
      page.getByRole('link', { name: 'Back to home' }),
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByRole('button', { name: /^Rules and symbols/ }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await axe(page);
  }
});

test('on a phone the editor fills the window, and all of its parts are in sight', async ({
  page,
}) => {
  await page.goto('/create');
  await expect(boardIn(page)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await comeToRest(page);
    const parts = page.getByRole('tablist', { name: 'Puzzle sections' });
    await expect(parts.getByRole('tab', { name: 'Code' })).toBeInViewport({ ratio: 1 });
    for (const name of [/^Info/, /^Checklist/, /^Solver/, /^Rules/]) {
      const part = parts.getByRole('tab', { name });
      await expect(part).toBeInViewport({ ratio: 1 });
      await part.click();
      expect(await overflow(page)).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        `${String(name)} at ${width} x ${height}`,
      ).toBe(0);
    }
  }
});

test('beside a mistake on a phone the steps of the zoom give way to its sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  await solve.open(puzzle());
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const fit = page.getByRole('button', { name: 'Fit board' });
  await expect(zoomIn).toBeVisible();

  await solve.cell(1, 1).focus();
  await page.keyboard.down('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Space');

  await expect(page.getByRole('button', { name: /^Dark areas: 3 at row 1/ })).toBeInViewport({
    ratio: 1,
  });
  await expect(zoomIn).toBeHidden();
  await expect(fit).toBeVisible();

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(zoomIn).toBeVisible();
});

test('on a phone on its side no card slides under the tools', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const solve = new SolveDriver(page);
  await solve.open(puzzle());
  await page.keyboard.press('t');
  await page.keyboard.press('f');
  await comeToRest(page);

  const tools = await boxOf(page.getByRole('group', { name: 'Board tools' }));
  const hidden = await page.getByRole('group', { name: 'Rules and symbols' }).evaluate((strip) => {
    const seen = strip.parentElement?.getBoundingClientRect();
    return [seen?.bottom ?? 0, getComputedStyle(strip.parentElement ?? strip).overflowY];
  });

  expect(hidden[0]).toBeLessThanOrEqual(tools.top);
  expect(hidden[1]).toBe('auto');
});

test('at 360 x 640 a rule says what it says, is explained, and its cells are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const solve = new SolveDriver(page);
  await solve.open(puzzle({ description: 'Begin with the *second* street.' }));
  const strip = page.getByRole('group', { name: 'Rules and symbols' });
  const card = strip.getByRole('button', { name: /^All light cells are connected/ });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(strip.getByText('Begin with the')).toBeInViewport({ ratio: 1 });
  const before = await firstCell(page);

  await card.click();
  const explained = page.getByRole('region', { name: /connected|connect/i });
  await expect(explained).toBeFocused();
  await expect(explained.getByText('All light cells are connected.')).toBeInViewport({ ratio: 1 });
  await expect(explained.locator('svg').first()).toBeInViewport({ ratio: 1 });
  expect(await firstCell(page)).toEqual(before);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(explained).toBeHidden();
  await expect(card).toBeFocused();

  await strip.getByRole('button', { name: 'Author’s note' }).click();
  const words = page.getByRole('region', { name: 'Author’s note' });
  await expect(words.locator('em')).toBeInViewport({ ratio: 1 });
  await words.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Rules and symbols/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules and symbols' });
  await drawer.getByRole('button', { name: /^All light cells are connected/ }).click();
  await expect(drawer).toBeHidden();
  await expect(solve.grid).toBeInViewport({ ratio: 1 });
  await expect(explained.getByText('All light cells are connected.')).toBeInViewport({ ratio: 1 });

  await test.step('what play has to say comes before it', async () => {
    await page.keyboard.press('f');
    await expect(page.getByText(/^Correct so far/)).toBeInViewport({ ratio: 1 });
    await expect(explained).toBeHidden();
    await expect(strip.locator(':focus')).toHaveCount(1);
  });
});

test('the header of the drawer stays while the rules scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const solve = new SolveDriver(page);
  const rules = ['connect_all,color=light', 'connect_all,color=dark', 'no_loops,color=dark'];
  await solve.open(`0_4x4|T4:${'n'.repeat(16)}|C1:|Z|S|R${[...rules, ...rules].join(':')}`);
  await page.getByRole('button', { name: /^Rules and symbols/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules and symbols' });

  await drawer.getByRole('listitem').last().scrollIntoViewIfNeeded();

  expect(await drawer.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await expect(drawer.getByRole('heading', { name: 'Rules and symbols' })).toBeInViewport();
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('the menu of a phone shows all that the author wrote', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solve = new SolveDriver(page);
  const description = `${'Mind the gap. '.repeat(25)}The end.`;
  await solve.open(puzzle({ description }));

  await page.getByRole('button', { name: 'More', exact: true }).click();

  const words = page.getByRole('dialog').getByText(/The end\.$/);
  const isCut = await words.evaluate((element) => {
    const clip = element.parentElement;
    return clip !== null && clip.scrollHeight > clip.clientHeight + 1;
  });
  expect(isCut).toBe(false);
});

for (const [name, text] of [
  ['long', LONG],
  ['very long', VERY_LONG],
] as const) {
  test(`no ${name} word of an author widens a page or a dialog`, async ({ page }) => {
    const solve = new SolveDriver(page);
    const description = `${text} https://example.org/${text}\n\n    ${text}`;
    await solve.open(puzzle({ title: text, author: text, description }));
    await page.keyboard.press('1');
    await solve.cell(1, 1).focus();
    await page.keyboard.press('Space');
    for (const width of [390, 320, 800, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(solve.grid).toBeInViewport({ ratio: 0.999 }); // but for rounding
      await expect.poll(() => overflow(page), `the page at ${width}`).toBe(0);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    for (const item of [null, 'Share']) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      if (item !== null) await page.getByRole('button', { name: item, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      const isWide = await dialog.evaluate((it) => it.scrollWidth > it.clientWidth);
      expect(isWide, item ?? 'More').toBe(false);
      await close.click();
    }

    await page.goto('/');
    await expect(page.getByRole('link', { name: /so far/ })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}

test.describe('on tablets', () => {
  test.use({ hasTouch: true });

  test('the tools of a board are in one row, though they are larger for fingers', async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(puzzle());
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1180, height: 820 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await comeToRest(page);
      await expectOneRow(page.locator('.dock'), `${size.width} x ${size.height}`);
    }
  });
});
