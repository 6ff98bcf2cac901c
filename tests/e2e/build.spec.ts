import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { expect, test } from './fixtures.ts';

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
    await this.keyboard.press('a'); // while a number is in hand, digits are numbers
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
  await author.create(`0_4x4|T4:${'n'.repeat(16)}|C1:|Z|S|R`);

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
  await author.place('4', [0, 2], [2, 0]);
  await author.place('1', [3, 3]);
  await author.keyboard.press('Enter');
  const number = page.getByRole('dialog', { name: 'Area number' });
  await expect(number.getByRole('spinbutton')).toBeFocused();
  await author.keyboard.type('15');
  await author.keyboard.press('Escape');
  await expect(author.cell(4, 4)).toBeFocused();
  await expect(author.cell(4, 4)).toHaveAccessibleName(/area number 15/);

  await author.pressOn(page.getByRole('button', { name: 'Solve', exact: true }).last());
  await expect(page.getByText('Exactly one solution', { exact: true }).first()).toBeVisible();

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
  await author.goTo(2, 2);
  await author.keyboard.press('Enter');
  await author.keyboard.press('2');
  await author.goTo(0, 0);
  await author.keyboard.press('Control+Enter');
  await author.expectSolved();
});
