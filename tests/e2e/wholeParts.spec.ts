import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { comeToRest, expect, test } from './fixtures.ts';

const FOUR = '2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=4|R';

test('no name at the bottom of a phone is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const names = page.getByRole('navigation').locator('a span');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('the result has its title and its board whole, also while the solve is watched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 440 });
  const solve = new SolveDriver(page);
  await solve.open(`0_${JSON.stringify({ title: 'Four lamps', grid: FOUR })}`);
  for (const cell of [0, 1, 2, 3]) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y);
  }
  await solve.expectSolved();
  const title = page.getByRole('heading', { name: 'Four lamps' }).last();
  const { scrollHeight, clientHeight } = await title.evaluate((it) => ({
    scrollHeight: it.scrollHeight,
    clientHeight: it.clientHeight,
  }));
  expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Watch replay' }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect(picture).toBeVisible();
  const [board, card] = [
    await picture.boundingBox(),
    await picture.locator('xpath=..').boundingBox(),
  ];
  expect(board?.height).toBeLessThanOrEqual(card?.height ?? 0);
});

test('a large board has numbers of rows and columns in play, on phones too', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(`0_16x4|T16:${'n'.repeat(64)}|C1:|Z|S|Rconnect_all,color=dark`);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const rows = page.locator('.ruler[data-axis="row"] span');
    await expect(rows.last()).toBeVisible();
    const [first, cell] = [
      await rows.last().boundingBox(),
      await page.locator('[data-cell="48"]').boundingBox(),
    ];
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(cell?.x ?? 0);
    expect(Math.abs((first?.y ?? 0) - (cell?.y ?? 0))).toBeLessThan(cell?.height ?? 0);
  }
  await solve.open(`0_15x4|T15:${'n'.repeat(60)}|C1:|Z|S|Rconnect_all,color=dark`);
  await expect(solve.grid).toBeVisible();
  await expect(page.locator('.ruler')).toHaveCount(0);
});

test('a pattern stays where it is while its description changes with its cells', async ({
  page,
}) => {
  const pattern = '2x2|T2:wwww|C1:|Z|S|R'.replaceAll('|', '&#124;').replaceAll(':', '&#58;');
  const author = new CreateDriver(page);
  await author.create(`0_4x2|T4:nnnnnnnn|C1:|Z|S|Rban_pattern,pattern=${pattern}`);
  await page.getByRole('button', { name: /^There is no 2×2 square/ }).click();
  const popup = page.getByRole('dialog');
  const cells = popup.getByRole('grid');
  await expect(cells).toBeVisible();
  await comeToRest(page);
  const before = (await cells.boundingBox())?.y ?? 0;
  for (const cell of await popup.getByRole('gridcell').all()) {
    const box = await cell.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { button: 'left' });
    await comeToRest(page); // the popup takes its place again in the next frame
    const { y = -1 } = (await cells.boundingBox()) ?? {};
    expect(Math.abs(y - before)).toBeLessThan(1);
  }
});
