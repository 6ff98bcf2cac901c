import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

test('without its graphics card, the board is a still one until the card is back', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open('0_4x2|T4:nnnnnnnn|C1:|Z|S|R');
  await page.keyboard.press('+');
  const card = await page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.live-board canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    return extension;
  });
  await expect(page.locator('.still-board')).toBeVisible();
  await expect(page.getByText(/can’t show the animated board/)).toBeVisible();
  const { x, y } = await solve.middleOf(5);
  await page.mouse.click(x, y);
  await expect.poll(() => solve.letters()).toBe('nnnnnbnn');

  await card.evaluate((extension) => extension?.restoreContext());
  await expect(page.locator('.still-board')).toBeHidden();
  await expect(boardIn(page)).toBeVisible();
});
