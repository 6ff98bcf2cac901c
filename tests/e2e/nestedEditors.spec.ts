import type { Locator, Page } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { axe, expect, test } from './fixtures.ts';

const inside = (grid: string) => grid.replaceAll('|', '&#124;').replaceAll(':', '&#58;');
const SMALL = inside('3x2|T3:nnnnnn|C1:|Z|S|R');
/** Too large to be painted in the popup. */
const LARGE = inside(`13x13|T13:${'n'.repeat(169)}|C1:|Z|S|R`);
/** Four by two with its solution, and rules with a grid, a pattern and a path inside. */
const PUZZLE = `0_4x2|T4:bwwbbwwb|C1:|Z|S|Rcustom,description=Like this,grid=${SMALL}:ban_pattern,pattern=${LARGE}:foresight,count=3`;

/** Works on a board that stands in a dialog over the editor. */
class NestedDriver extends CreateDriver {
  readonly dialog: Locator;

  constructor(page: Page, title: string) {
    super(page);
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
  }

  override async ready(): Promise<void> {
    await expect(boardIn(this.dialog)).toBeVisible();
  }

  override cell(row: number, column: number): Locator {
    return this.dialog.getByRole('gridcell', {
      name: new RegExp(`^row ${row}, column ${column},`),
    });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async clickOn(row: number, column: number, button: 'left' | 'right' = 'left'): Promise<void> {
    const { x, y } = await this.#middle(row, column);
    await this.page.mouse.click(x, y, { button });
  }

  async tapOn(row: number, column: number): Promise<void> {
    const { x, y } = await this.#middle(row, column);
    await this.page.touchscreen.tap(x, y);
  }

  async #middle(row: number, column: number): Promise<Point> {
    const box = await this.cell(row, column).boundingBox();
    invariant(box, 'the cell is on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** Opens what is inside the rules of the puzzle. */
class RuleAuthor extends CreateDriver {
  readonly picture = new NestedDriver(this.page, 'Picture');
  readonly pattern = new NestedDriver(this.page, 'Pattern');
  readonly path = new NestedDriver(this.page, 'Solve path');

  rule(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get edit(): Locator {
    return this.page.getByRole('button', { name: /^Edit, / });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

test('a grid inside a rule is edited by mouse and by keys, kept or dropped, its own keys awake', async ({
  page,
}) => {
  const author = new RuleAuthor(page);
  const { picture, keyboard } = author;
  await author.create(PUZZLE);
  await author.rule(/^Like this/).click();
  await author.edit.click();
  await picture.ready();

  await picture.clickOn(1, 1);
  await expect(picture.cell(1, 1)).toHaveAccessibleName(/, dark$/);
  await keyboard.press('s');
  await expect(picture.button('Givens and holes')).toHaveAttribute('aria-pressed', 'true');
  await picture.clickOn(1, 2);
  await expect(picture.cell(1, 2)).toHaveAccessibleName(/, given$/);
  await axe(page);

  await picture.button('Cancel').click();
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await picture.button('Keep editing').click();
  await expect(picture.button('Cancel')).toBeFocused();
  await keyboard.press('Enter');
  await expect(picture.button('Keep editing')).toBeFocused();
  await picture.button('Discard').click();
  await expect(picture.dialog).toHaveCount(0);
  await expect(author.edit).toBeFocused();
  await expect(author.undo).toBeDisabled();

  await keyboard.press('Enter');
  await picture.ready();
  await expect(picture.cell(1, 1)).toHaveAccessibleName(/, empty$/);
  await picture.tabTo(picture.cell(1, 1));
  await keyboard.press('Space');
  await keyboard.press('3');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(picture.cell(1, 2)).toHaveAccessibleName(/viewpoint 1/);
  await picture.pressOn(picture.button('Done'));
  await expect(picture.dialog).toHaveCount(0);
  await expect(author.edit).toBeFocused();
  await expect(author.tool('Paint')).toHaveAttribute('aria-pressed', 'true');
  await author.expectDrawing('bwwbbwwb');

  await keyboard.press('Enter');
  await picture.ready();
  await expect(picture.cell(1, 1)).toHaveAccessibleName(/, dark$/);
  await expect(picture.cell(1, 2)).toHaveAccessibleName(/viewpoint 1/);
  await picture.pressOn(picture.button('Cancel'));
  await expect(picture.dialog).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(author.edit).toHaveCount(0);
  await author.undo.click();
  await expect(author.undo).toBeDisabled();
});

test('a pattern takes colors alone, and a run becomes the path of solving', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'presets',
      JSON.stringify([{ name: 'nine', symbol: '0_number,x=0,y=0,number=9' }]),
    );
  });
  const author = new RuleAuthor(page);
  const { pattern, path, keyboard } = author;
  await author.create(PUZZLE);
  await author.rule(/^This pattern/).click();
  await author.edit.click();
  await pattern.ready();
  await expect(pattern.button('nine')).toHaveCount(0);
  for (const key of ['Shift+1', '1', 's']) await keyboard.press(key);
  await pattern.clickOn(2, 2);
  await expect(pattern.cell(2, 2)).toHaveAccessibleName(/^row 2, column 2, dark$/);
  await pattern.button('Done').click();
  await expect(author.edit).toBeFocused();
  await keyboard.press('Escape');

  await author.rule(/^You can ask for/).click();
  await author.button('Record').click();
  await path.ready();
  await expect(path.button('Save this order')).toBeDisabled();
  await path.clickOn(1, 1);
  await path.clickOn(1, 2, 'right');
  await expect(path.cell(1, 2)).toHaveAccessibleName(/, light, final$/);
  await keyboard.press('2');
  await path.tabTo(path.dialog.locator('[role="gridcell"][tabindex="0"]'));
  await path.goTo(2, 0);
  await keyboard.press('Enter');
  await expect(path.cell(1, 3)).toHaveAccessibleName(/, light, final$/);
  await path.button('Save this order').click();
  await expect(page.getByText('3 cells recorded.')).toBeVisible();
  await expect(author.button('Record again')).toBeFocused();
  await author.expectDrawing('bwwbbwwb');

  await keyboard.press('Enter');
  await path.ready();
  await path.clickOn(2, 1);
  await path.button('Cancel').click();
  await path.button('Discard').click();
  await expect(page.getByText('3 cells recorded.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a grid and a path inside rules are edited by taps', async ({ page }) => {
    const author = new RuleAuthor(page);
    const { picture, path } = author;
    await author.create(PUZZLE);
    await page.getByRole('tab', { name: /^Rules/ }).tap();
    await author.rule(/^Like this/).tap();
    await author.edit.tap();
    await picture.ready();
    await picture.tapOn(1, 1);
    await expect(picture.cell(1, 1)).toHaveAccessibleName(/, dark$/);
    await picture.button('Letter').tap();
    await picture.tapOn(2, 3);
    await expect(picture.cell(2, 3)).toHaveAccessibleName(/letter A/);
    await picture.button('Cancel').tap();
    await picture.button('Keep editing').tap();
    await picture.button('Done').tap();
    await expect(picture.dialog).toHaveCount(0);
    await author.edit.tap();
    await picture.ready();
    await expect(picture.cell(2, 3)).toHaveAccessibleName(/letter A/);
    await picture.button('Cancel').tap();
    await author.button('Close').tap();

    await author.rule(/^You can ask for/).tap();
    await author.button('Record').tap();
    await path.ready();
    await path.tapOn(1, 1);
    await expect(path.cell(1, 1)).toHaveAccessibleName(/, dark, final$/);
    await path.button('Save this order').tap();
    await expect(page.getByText('1 cell recorded.')).toBeVisible();
  });
});
