import type { Page } from '@playwright/test';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { Pen } from '#tests/support/Pen.ts';
import { axe, expect, test } from './fixtures.ts';

/** Three by two: a dark and a light cell, a given. */
const SMALL = '0_3x2|T3:bwnnBn|C3:|Z|S|R';
/** Four by three, with a pair of joined cells, a border and a number at the top left. */
const MARKED = '0_4x3|T4:bwnnnnnnnnnn|C4:AA..........|Z0_0_0_1|Snumber,x=1,y=0,number=2|R';

test('rows and columns come and go, cells are joined and fenced by mouse', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create(SMALL);

  await board.take('Rows');
  await board.clickAt({ x: 1.5, y: 1 });
  await board.expectBoard(3, 'bwn nnn nBn');
  await board.clickAt({ x: 0.5, y: 0.05 });
  await board.expectBoard(3, 'nnn bwn nnn nBn');
  await board.dragAt({ x: 0.5, y: 1.5 }, { x: 0.5, y: 3.5 });
  await board.expectBoard(3, 'nnn nnn nBn');
  await board.expectHeard('The board is now 3 by 3');
  await board.clickAt({ x: 1.5, y: 1 }, 'right');
  await board.take('Columns');
  await board.clickAt({ x: 2.95, y: 0.5 });
  await board.expectBoard(4, 'nnnn nnnn nBnn');
  await board.clickAt({ x: 1.5, y: 2.5 });
  await board.expectBoard(3, 'nnn nnn nnn');

  for (const before of ['nnnn nnnn nBnn', 'nnn nnn nBn', 'nnn bwn nnn nBn', 'bwn nnn nBn']) {
    await board.undo.click();
    await board.expectBoard(before.indexOf(' '), before);
  }
  await board.undo.click();
  await board.expectBoard(3, 'bwn nBn');
  await expect(board.undo).toBeDisabled();

  await board.take('Merge cells');
  await board.click(0);
  await board.clickAt({ x: 1.02, y: 0.98 });
  await expect(board.undo).toBeDisabled(); // neither the middle nor a corner means a gap
  await board.dragAt({ x: 0.5, y: 0.5 }, { x: 2.5, y: 0.5 });
  await board.expectDrawing('bbbnBn');
  await expect(board.cell(1, 2)).toHaveAccessibleName(
    /, merged with the cell (to the left and to the right|to the right and to the left)$/,
  );
  await board.dragAt({ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 }); // joined already: no step
  await board.clickAt({ x: 1, y: 0.5 }, 'right');
  await expect(board.cell(1, 1)).not.toHaveAccessibleName(/merged/);
  await expect(board.cell(1, 2)).toHaveAccessibleName(/, merged with the cell to the right$/);
  await board.expectHeard('Split at row 1, column 1 on its right edge');
  await board.take('Paint');
  await board.click(2, 'right');
  await board.expectDrawing('bwwnBn');
  for (let steps = 0; steps < 3; steps++) await board.undo.click();
  await board.expectDrawing('bwnnBn');
  await expect(board.cell(1, 2)).not.toHaveAccessibleName(/merged/);
  await expect(board.undo).toBeDisabled();

  await board.take('Zones');
  await board.dragAt({ x: 1, y: 0.4 }, { x: 1, y: 1.6 });
  await expect(board.cell(1, 1)).toHaveAccessibleName(/, zone 1, border to the right$/);
  await expect(board.cell(2, 2)).toHaveAccessibleName(/, zone 2, border to the left$/);
  await board.clickAt({ x: 0.05, y: 0.5 });
  await expect(board.cell(1, 1)).toHaveAccessibleName(
    /, border (to the left and to the right|to the right and to the left)$/,
  );
  await board.clickAt({ x: 0.05, y: 0.5 });
  await board.dragAt({ x: 1, y: 1.6 }, { x: 1, y: 0.4 }, 'right');
  await expect(board.cell(2, 1)).not.toHaveAccessibleName(/border/);
  await expect(board.cell(1, 1)).toHaveAccessibleName(/, border to the left$/);
  for (let steps = 0; steps < 3; steps++) await board.undo.click();
  await expect(board.cell(1, 1)).not.toHaveAccessibleName(/zone|border/);
  await expect(board.undo).toBeDisabled();
  await axe(page);
});

test('a part is copied, turned, mirrored, cut and pasted by mouse, and in another tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = new CreateDriver(page);
  await board.create(MARKED);
  await board.take('Copy and paste');
  const bar = page.getByRole('group', { name: 'Copy and paste' });
  const press = (name: string) => bar.getByRole('button', { name }).click();

  await board.click(0);
  await board.expectHeard('First corner at row 1, column 1');
  await board.click(0, 'right');
  await board.expectHeard('Nothing selected');
  await board.drag(5, 0);
  await board.expectHeard('Copied: 2 by 2');
  await expect.poll(() => clipboardOf(page)).toMatch(/^0_2x2\|T2:bwnn\|/);
  await expect(board.undo).toBeDisabled(); // a copy is no step

  await press('Paste');
  await board.expectHeard('Ready to paste: 2 by 2');
  await board.click(6);
  await board.expectBoard(4, 'bwnn nnbw nnnn');
  await expect(board.cell(2, 3)).toHaveAccessibleName(/merged with the cell to the right/);
  await expect(board.cell(2, 3)).toHaveAccessibleName(/border below/);
  await expect(board.cell(2, 4)).toHaveAccessibleName(/area number 2/);
  await board.click(6); // the same again changes nothing
  await board.undo.click();
  await board.expectBoard(4, 'bwnn nnnn nnnn');
  await expect(board.undo).toBeDisabled();

  await press('Rotate right');
  await board.click(6);
  await board.expectBoard(4, 'bwnn nnnb nnnw');
  await expect(board.cell(2, 4)).toHaveAccessibleName(
    /merged with the cell below.*border to the left/,
  );
  await press('Mirror');
  await board.click(4);
  await board.expectBoard(4, 'bwnn bnnb wnnw');
  await board.click(4, 'right');
  await board.expectHeard('Nothing selected');
  await board.undo.click();
  await board.undo.click();

  await board.click(0);
  await board.click(1);
  await press('Cut');
  await board.expectBoard(4, 'nnnn nnnn nnnn');
  await expect(board.cell(1, 2)).not.toHaveAccessibleName(/merged|area number/);
  await board.click(10);
  await board.expectBoard(4, 'nnnn nnnn nnbw');
  await board.undo.click();
  await board.undo.click();
  await board.expectBoard(4, 'bwnn nnnn nnnn');
  await expect(board.undo).toBeDisabled();

  const other = new CreateDriver(await context.newPage());
  await other.create(SMALL);
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.tool('Copy and paste')).toHaveAttribute('aria-pressed', 'true');
  await other.click(4);
  await other.expectBoard(3, 'bwn nbw');
  await expect(other.cell(2, 3)).toHaveAccessibleName(
    /merged with the cell to the left, area number 2/,
  );
});

/** The text on the clipboard of the system. */
function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a pen paints, and its side button paints the other color', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create(SMALL);
  const pen = await Pen.on(page);
  await pen.draw([await board.middleOf(3), await board.middleOf(5)]);
  await board.expectDrawing('bwnbBb');
  await board.take('Givens and holes');
  await pen.draw([await board.middleOf(0), await board.middleOf(1)], 'right');
  await board.expectDrawing('..nbBb');
  await board.take('Merge cells');
  await pen.draw([await board.middleOf(4), await board.middleOf(5)]);
  await expect(board.cell(2, 2)).toHaveAccessibleName(/merged with the cell to the right/);
  for (const before of ['..nbBb', 'bwnbBb', 'bwnnBn']) {
    await board.undo.click();
    await board.expectDrawing(before);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('lines, gaps and copies', async ({ page }) => {
    const board = new CreateDriver(page);
    await board.create(SMALL);
    const fingers = await Fingers.on(page);
    const take = async (name: string) => {
      await board.tool(name).tap();
      await expect(board.tool(name)).toHaveAttribute('aria-pressed', 'true');
    };

    await take('Rows');
    await board.tapAt({ x: 1.5, y: 1 });
    await board.expectBoard(3, 'bwn nnn nBn');
    await take('Columns');
    await board.tapAt({ x: 0.5, y: 1.5 });
    await board.expectBoard(2, 'wn nn Bn');

    await take('Merge cells');
    const [start, end] = [await board.middleOf(2), await board.middleOf(3)];
    await fingers.send('touchStart', 2000, start);
    await fingers.send('touchMove', 2100, end);
    await fingers.send('touchEnd', 2200);
    await expect(board.cell(2, 1)).toHaveAccessibleName(/merged with the cell to the right/);
    const gap = await board.pointAt({ x: 1, y: 1.5 });
    await fingers.send('touchStart', 4000, gap);
    await expect(board.cell(2, 1)).not.toHaveAccessibleName(/merged/); // it rests until then
    await fingers.send('touchEnd', 4700);

    await take('Zones');
    await board.tapAt({ x: 1, y: 1.5 });
    await expect(board.cell(2, 1)).toHaveAccessibleName(/border to the right/);

    await take('Copy and paste');
    await board.tapAt({ x: 0.5, y: 0.5 });
    await board.expectHeard('First corner at row 1, column 1');
    await board.tapAt({ x: 1.5, y: 0.5 });
    await board.expectHeard('Copied: 2 by 1');
    await page.getByRole('button', { name: 'Mirror' }).tap();
    await board.expectHeard('Ready to paste: 2 by 1');
    await board.tapAt({ x: 0.5, y: 2.5 });
    await board.expectBoard(2, 'wn nn nw');

    for (const before of ['wn nn Bn', 'wn nn Bn', 'wn nn Bn', 'wn nn Bn', 'bwn nnn nBn']) {
      await board.undo.tap();
      await board.expectBoard(before.indexOf(' '), before);
    }
    await board.undo.tap();
    await board.expectBoard(3, 'bwn nBn');
    await expect(board.undo).toBeDisabled();
  });
});
