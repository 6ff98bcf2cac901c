import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { expect, test } from '../fixtures.ts';

test('a symbol under the tool in hand is turned by the wheel', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create('0_2x1|T2:nn|C1:|Z|Snumber,x=0.5,y=0,number=1|R');
  await board.take('Area number');
  const number = await board.pointAt({ x: 1, y: 0.5 });
  await page.mouse.move(number.x, number.y);
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await expect(board.cell(1, 2)).toHaveAccessibleName(/area number 3 on its left edge/);
  await board.undo.click();
  await expect(board.cell(1, 2)).toHaveAccessibleName(/area number 1 on/);
});
