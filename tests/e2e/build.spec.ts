import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** Makes a puzzle with the keyboard alone. */
class KeyboardAuthor extends CreateDriver {
  /** Search for a rule and add the first one found. */
  async addRule(words: string): Promise<void> {
    const search = this.page.getByRole('combobox', { name: 'Add a rule' });
    if (!(await search.evaluate((field) => field === document.activeElement)))
      await this.keyboard.press('/');
    await expect(search).toBeFocused();
    await this.keyboard.type(words);
    await expect(this.page.getByRole('option').first()).toBeVisible();
    await this.keyboard.press('Enter');
    await this.keyboard.press('Escape');
    await this.keyboard.press('Escape');
  }

  /** Place the symbol of a key on some cells. */
  async place(key: string, ...cells: readonly (readonly [x: number, y: number])[]): Promise<void> {
    await this.keyboard.press(key);
    for (const [x, y] of cells) {
      await this.goTo(x, y);
      await this.keyboard.press('Enter');
    }
  }
}

test('a puzzle is built, proved, shared and solved by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const author = new KeyboardAuthor(page);
  await author.create();

  await author.pressOn(page.getByRole('button', { name: /^Size of the board/ }));
  const width = page.getByLabel('Width');
  await author.tabTo(width);
  await author.keyboard.type('6');
  await author.tabTo(page.getByLabel('Height'));
  await author.keyboard.type('6');
  await author.keyboard.press('Enter');
  await expect(page.getByRole('gridcell')).toHaveCount(36);

  await author.tabToBoard();
  await author.addRule('connect all light');
  await author.addRule('total dark');
  await author.pressOn(
    page.getByRole('button', { name: /^10 .*dark|^There .*dark|^Exactly .*dark/ }),
  );
  const rule = page.getByRole('dialog');
  await author.tabTo(rule.getByRole('spinbutton'));
  await author.keyboard.type('1');
  await author.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);

  await author.tabTo(page.locator('[role="gridcell"][tabindex="0"]'));
  await author.place('4', [0, 2], [3, 0]);
  await author.place('2', [5, 0], [0, 0]);
  await author.place('1', [5, 5]);
  await author.keyboard.press('Enter');
  const number = page.getByRole('dialog', { name: 'Area number' });
  await expect(number.getByRole('spinbutton')).toBeFocused();
  await author.keyboard.type('35');
  await author.keyboard.press('Escape');
  await expect(author.cell(6, 6)).toBeFocused();
  await expect(author.cell(6, 6)).toHaveAccessibleName(/area number 35/);

  await author.keyboard.press('g');
  await author.goTo(4, 4);
  await author.keyboard.down(' ');
  await author.keyboard.press('ArrowRight');
  await author.keyboard.up(' ');
  await author.keyboard.press('j');
  await author.goTo(1, 4);
  await author.keyboard.press('Shift+ArrowDown');
  await author.keyboard.press('Enter');
  await axe(page);

  await author.pressOn(page.getByRole('button', { name: 'Solve', exact: true }).last());
  await expect(page.getByText('Exactly one solution')).toBeVisible();

  await author.pressOn(page.getByRole('button', { name: 'Share' }));
  await author.pressOn(page.getByRole('button', { name: 'Copy link', exact: true }));
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { pathname, search } = new URL(link);
  expect(pathname).toBe('/solve');

  await page.goto(pathname + search);
  await author.ready();
  await author.tabToBoard();
  await author.keyboard.press('1');
  await author.goTo(3, 2);
  await author.keyboard.press('Enter');
  await author.keyboard.press('2');
  await author.goTo(0, 0);
  await author.keyboard.press('Control+Enter');
  await author.expectSolved();
});
