import type { Locator } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { expect, test } from './fixtures.ts';

/** Six by four, all empty. */
const EMPTY = `0_6x4|T6:${'n'.repeat(24)}|C1:|Z|S|R`;
const COUNTED = `${EMPTY}cell_count,color=dark,count=10`;

/** A press of a tool on a point of the board, and what the cell of the place says then. */
interface Placing {
  readonly tool: string;
  readonly at: readonly [x: number, y: number];
  /** Row and column as they are spoken. */
  readonly cell: readonly [row: number, column: number];
  readonly says: RegExp;
}

/**
 * On an edge, on a corner, near one in vain, and turned by its edge. Every kind is in
 * `symbolTool.test.ts`.
 */
const PLACINGS: readonly Placing[] = [
  { tool: 'Area number', at: [0.98, 0.5], cell: [1, 1], says: /area number 1 on its right edge/ },
  { tool: 'Letter', at: [2, 1.03], cell: [1, 2], says: /letter A on its lower-right corner/ },
  { tool: 'Viewpoint', at: [3.9, 0.9], cell: [1, 4], says: /viewpoint 1:/ },
  { tool: 'Lotus', at: [5.5, 1], cell: [1, 6], says: /lotus, vertical mirror line on its lower/ },
  { tool: 'Custom icon', at: [3.5, 3.95], cell: [4, 4], says: /custom icon .* on its lower edge/ },
  { tool: 'Hidden marker', at: [4.5, 3.5], cell: [4, 5], says: /hidden symbols/ },
];

/** Places symbols and sets what there is to set of them. */
class SymbolAuthor extends CreateDriver {
  /** The popup next to the selected symbol or rule. */
  popup(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** The popup stands inside the window and beside its cell, once it has its place. */
  async expectBeside(popup: Locator, row: number, column: number): Promise<void> {
    await expect(async () => {
      const panel = await popup.boundingBox();
      const cell = await this.cell(row, column).boundingBox();
      const window = this.page.viewportSize();
      invariant(panel && cell && window, 'popup and cell are on the page');
      const [right, bottom] = [panel.x + panel.width, panel.y + panel.height];
      expect(Math.min(panel.x, panel.y)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.width);
      expect(bottom).toBeLessThanOrEqual(window.height);
      const isApart =
        right <= cell.x ||
        panel.x >= cell.x + cell.width ||
        bottom <= cell.y ||
        panel.y >= cell.y + cell.height;
      expect(isApart, 'the popup leaves its cell in sight').toBe(true);
    }).toPass();
  }

  async expectName(cell: readonly [row: number, column: number], name: RegExp): Promise<void> {
    await expect(this.cell(...cell)).toHaveAccessibleName(name);
  }
}

test.beforeEach(({ page }) =>
  // Other tests show what the assistant says; here each press would set it to work.
  page.addInitScript(() => {
    const settings = { liveAssistant: false, runEditorTour: false };
    localStorage.setItem('siteSettings', JSON.stringify(settings));
  }),
);

test('by mouse symbols are placed where they snap to, and taken away by their tool alone', async ({
  page,
}) => {
  const board = new SymbolAuthor(page);
  await board.create(EMPTY);
  await expect(board.tool('House')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();

  for (const {
    tool,
    at: [x, y],
    cell,
    says,
  } of PLACINGS) {
    await board.take(tool);
    await board.clickAt({ x, y });
    await board.expectName(cell, says);
  }
  await board.take('Letter');
  for (const x of [3.5, 4.5]) await board.clickAt({ x, y: 1.5 });
  await board.expectName([2, 4], /letter A:/);
  await board.expectName([2, 5], /letter B:/);

  await board.take('Area number');
  await board.clickAt({ x: 3.5, y: 0.5 }, 'right');
  await board.expectName([1, 4], /viewpoint 1/);
  await board.take('Viewpoint');
  await board.clickAt({ x: 3.5, y: 0.5 }, 'right');
  await board.expectName([1, 4], /, empty$/);
});

/** A number on an edge, a dart and an icon. */
const PLACED = `${EMPTY.slice(0, -4)}|Snumber,x=0.5,y=0,number=1:dart,x=4,y=0,number=1,orientation=left:custom_icon,x=3,y=3,icon=MdStar|R`;

test('by mouse symbols are set in popups beside them, and taken away', async ({ page }) => {
  const board = new SymbolAuthor(page);
  await board.create(PLACED);
  await page.getByRole('button', { name: 'Show more' }).click();
  await board.take('Area number');
  await board.clickAt({ x: 1, y: 0.5 });
  const popup = board.popup('Area number');
  await board.expectBeside(popup, 1, 1);
  await popup.getByRole('spinbutton').fill('7');
  await popup.getByRole('button', { name: 'More: Number' }).click();
  await board.expectName([1, 1], /area number 8/);
  await popup.getByRole('spinbutton').fill('many');
  await expect(popup.getByText('Enter a number. Still set to 8.')).toBeVisible();
  await board.click(18);
  await expect(popup).toHaveCount(0);
  await expect(board.cell(4, 1)).not.toHaveAccessibleName(/area number/);
  await board.undo.click();
  await board.expectName([1, 1], /area number 1/);

  await board.take('Dart');
  await board.clickAt({ x: 4.5, y: 0.5 });
  await board.expectBeside(board.popup('Dart'), 1, 5);
  for (const key of ['ArrowUp', '4']) await page.keyboard.press(key);
  await board.expectName([1, 5], /dart 4 up/);
  await page.keyboard.press('Backspace');
  await expect(board.popup('Dart')).toHaveCount(0);
  await board.expectName([1, 5], /, empty$/);

  await board.take('Custom icon');
  await board.clickAt({ x: 3.5, y: 3.5 });
  await board.expectBeside(board.popup('Custom icon'), 4, 4);
  await board.popup('Custom icon').getByRole('button', { name: 'Delete' }).click();
  await board.expectName([4, 4], /, empty$/);
});

test('by keys symbols are placed between cells, and set in their popups, one step each', async ({
  page,
}) => {
  const board = new SymbolAuthor(page);
  const { keyboard } = board;
  await board.create(COUNTED);
  await board.tabToBoard();
  await keyboard.press('1');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Enter');
  await board.expectName([1, 1], /area number 1 on its right edge/);
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Enter');
  await board.expectName([2, 2], /area number 1 on its upper-left corner/);
  await keyboard.press('Enter');
  const number = board.popup('Area number').getByRole('spinbutton');
  await expect(number).toBeFocused();
  await keyboard.type('24');
  await keyboard.press('ArrowDown');
  await board.expectName([2, 2], /area number 23/);
  await keyboard.press('Escape');
  await expect(number).toHaveCount(0);
  await keyboard.press('z');
  await board.expectName([2, 2], /area number 1 on its upper-left corner/);
  await keyboard.press('Delete');

  await keyboard.press('a'); // while a number is in hand, digits are numbers
  await keyboard.press('4');
  await board.goTo(2, 2);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  const dart = board.popup('Dart');
  await expect(dart.getByRole('spinbutton')).toBeFocused();
  await keyboard.press('F6');
  await expect(board.cell(3, 3)).toBeFocused();
  await keyboard.press('5');
  await board.expectName([3, 3], /dart 5 right/);
  await keyboard.press('F6');
  await board.tabTo(dart.getByRole('radio', { checked: true }));
  await keyboard.down('ArrowDown');
  await keyboard.press('ArrowLeft');
  await keyboard.up('ArrowDown');
  await board.expectName([3, 3], /dart 5 down-left/);
  await keyboard.press('Escape');
  await expect(dart).toHaveCount(0);
  await expect(board.cell(3, 3)).toBeFocused();

  await keyboard.press('a');
  await keyboard.press('7');
  await board.goTo(4, 2);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  const myopia = board.popup('Myopia arrow');
  await expect(myopia).toBeVisible();
  await board.tabTo(myopia.getByRole('switch', { name: 'up', exact: true }));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowRight');
  await board.expectName([3, 5], /myopia arrow/);
  await keyboard.press('Delete');
  await expect(myopia).toHaveCount(0);
  await board.expectName([3, 5], /, empty$/);
  await expect(board.cell(3, 5)).toBeFocused();

  await board.pressOn(page.getByRole('button', { name: /^Exactly 10 cells/ }));
  const count = page.getByRole('dialog').getByRole('spinbutton');
  await board.tabTo(count);
  await keyboard.type('-1');
  await expect(page.getByText('At least 0. Still set to 10.')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('12');
  await keyboard.press('Escape');
  await expect(count).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Exactly 12 cells/ })).toBeFocused();
  await keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Exactly 12 cells/ })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('symbols are placed by taps, set in a sheet, kept as presets and taken away', async ({
    page,
  }) => {
    const board = new SymbolAuthor(page);
    await board.create(EMPTY);
    const edge = await board.pointAt({ x: 2, y: 1.5 });
    await board.tool('Area number').tap();
    await expect(page.getByRole('group', { name: 'Number of the last symbol' })).toBeVisible();
    expect(await board.pointAt({ x: 2, y: 1.5 }), 'the board stays').toEqual(edge);
    const fingers = await Fingers.on(page);
    await fingers.tap(1000, edge);
    await board.expectName([2, 2], /area number 1 on its right edge/);
    await fingers.tap(2000, edge);
    const sheet = board.popup('Area number');
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(box && { right: box.x + box.width, bottom: box.y + box.height }).toEqual({
      right: 390,
      bottom: 844,
    });
    await board.expectBeside(sheet, 2, 2);
    await sheet.getByRole('button', { name: 'More: Number' }).tap();
    await board.expectName([2, 2], /area number 2/);
    await sheet.getByRole('button', { name: 'Save as preset' }).tap();
    await page.getByLabel('Preset name').fill('two');
    await sheet.getByRole('button', { name: 'Save', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();

    await page.getByRole('tab', { name: /^Rules/ }).tap();
    await page.getByRole('button', { name: 'two', exact: true }).tap();
    const cell = await board.middleOf(4);
    await fingers.tap(4000, cell);
    await board.expectName([1, 5], /area number 2:/);
    await fingers.send('touchStart', 6000, cell);
    await board.expectName([1, 5], /, empty$/); // it rests until that is seen
    await fingers.send('touchEnd', 6600);
    await board.undo.tap();
    await board.expectName([1, 5], /area number 2:/);

    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'History' }).tap();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await board.pointAt({ x: 2, y: 1.5 }), 'the board stays').toEqual(edge);
  });
});
