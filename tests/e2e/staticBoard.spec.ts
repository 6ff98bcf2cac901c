import { Fingers } from '#tests/support/Fingers.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

const ROWS = `4x2|T4:${'n'.repeat(8)}|C1:|Z|S|R`;

test.use({ hasTouch: true });

test('the still board keeps a stroke to its row with Shift; a finger that rests paints the other color', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(ROWS);
  const [start, end] = [await solve.middleOf(0), await solve.middleOf(7)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.keyboard.down('Shift');
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  expect(await solve.letters()).toBe('bbbbnnnn');

  const fingers = await Fingers.on(page);
  await fingers.send('touchStart', 0, await solve.middleOf(6));
  await expect.poll(() => solve.letters()).toBe('bbbbnnwn');
  await fingers.send('touchEnd', 600);
  expect(await solve.letters()).toBe('bbbbnnwn');
});
