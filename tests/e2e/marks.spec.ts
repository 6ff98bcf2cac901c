import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const ROW = '0_5x1|T5:nnBWn|C1:|Z|S|R';

/** The color that the canvas shows at a place of the window. */
function pixelAt(page: Page, x: number, y: number): Promise<string> {
  return page.evaluate(
    ([left, top]) => {
      const board = document.querySelector<HTMLCanvasElement>('.live-board canvas');
      const copy = new OffscreenCanvas(1, 1).getContext('2d');
      if (!board || !copy) return '';
      const box = board.getBoundingClientRect();
      const ratio = board.width / box.width;
      copy.drawImage(board, (box.left - left) * ratio, (box.top - top) * ratio);
      return String([...copy.getImageData(0, 0, 1, 1).data]);
    },
    [x, y] as const,
  );
}

test('marks are drawn with a tool and with keys, seen on every color, and kept', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW);
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

  // The middle of each cell is no longer the color of the cell.
  for (const cell of [0, 1, 2, 3]) {
    const { x, y } = await solve.middleOf(cell);
    const seen = async () => [await pixelAt(page, x, y), await pixelAt(page, x + 24, y + 24)];
    await expect.poll(async () => new Set(await seen()).size, `cell ${cell}`).toBe(2);
  }

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell', { name: /marked/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(tool).toHaveAttribute('aria-pressed', 'false');

  await solve.tabToBoard();
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await page.keyboard.down('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Space');
  expect(await solve.letters()).toBe('wwbwn');
  const names = [
    'row 1, column 1, light, marked with a dot',
    'row 1, column 2, light, marked with a cross',
  ];
  expect((await solve.names()).slice(0, 2)).toEqual(names);

  await page.reload();
  await expect.poll(async () => (await solve.names()).slice(0, 2)).toEqual(names);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => solve.letters()).toBe('nnbwn');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('gridcell', { name: /marked/ })).toHaveCount(0);
});

test('the tool for marks is on a phone too, and fits', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    const solve = new SolveDriver(page);
    await solve.open(ROW);
    await page.getByRole('button', { name: 'Mark cells' }).click();
    const { x, y } = await solve.middleOf(1);
    await page.mouse.click(x, y);
    await expect(solve.cell(1, 2)).toHaveAccessibleName(/marked with a (dot|cross)/);
    const cut = await page
      .getByRole('group', { name: 'Board tools' })
      .locator('button, label')
      .evaluateAll((tools) =>
        tools.filter((tool) => tool.getBoundingClientRect().right > innerWidth + 0.5),
      );
    expect(cut, `${size.width} x ${size.height}`).toEqual([]);
    await axe(page);
  }
});
