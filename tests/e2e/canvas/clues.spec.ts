import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

/** A given viewpoint, an open area number, a rule, and room to paint. */
const GRID =
  '0_6x4|T6:nnnnnnnnnBnnnnnnnnnnnnnn|C1:|Z|Sviewpoint,x=3,y=1,number=2:number,x=0,y=3,number=2|Rconnect_all,color=dark';

test('a broken clue is named with its place; a press brings it into sight', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(GRID);
  for (const cell of [8, 10, 11]) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y);
  }
  const line = page.getByRole('button', {
    name: 'Viewpoint 2 at row 2, column 4: sees 4, not 2',
  });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: 'Viewpoint 2 at row 2' })).toBeAttached();

  const corner = await solve.middleOf(18);
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.wheel(0, -900);
  const stage = await page.locator('.stage').boundingBox();
  const isInSight = async () => {
    const { x, y } = await solve.middleOf(9);
    if (!stage) return false;
    const { x: left, y: top, width, height } = stage;
    return x > left && x < left + width && y > top && y < top + height;
  };
  await expect.poll(isInSight).toBe(false);

  await line.click();

  await expect.poll(isInSight).toBe(true);
  await expect(solve.cell(2, 4)).toBeFocused();
  await expect(solve.cell(2, 4)).toHaveAccessibleDescription(/already sees 4 but needs 2/);
});
