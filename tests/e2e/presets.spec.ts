import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** Six by two, all empty. */
const EMPTY = `0_6x2|T6:${'n'.repeat(12)}|C1:|Z|S|R`;

/** Keeps symbols and places them again. */
class PresetAuthor extends CreateDriver {
  get presets() {
    return this.page.getByRole('region', { name: 'Presets' });
  }

  /** Their names in order, each with its key. */
  async expectOrder(...names: readonly string[]): Promise<void> {
    const titles = () =>
      this.chips.evaluateAll((chips) => chips.map((chip) => chip.getAttribute('title')));
    await expect.poll(titles).toEqual(names.map((name, place) => `${name} (Shift+${place + 1})`));
  }

  get chips() {
    return this.presets.getByRole('listitem').getByRole('button', { name: /^(?!Save)/ });
  }

  async keep(symbol: string, name: string): Promise<void> {
    await this.presets.getByRole('button', { name: `Save as preset: ${symbol}` }).click();
    await expect(this.page.getByLabel('Preset name')).toBeFocused();
    await this.keyboard.type(name);
    await this.keyboard.press('Enter');
  }
}

test('presets are kept, ordered and placed by their keys', async ({ page }) => {
  const author = new PresetAuthor(page);
  const { keyboard, chips } = author;
  await author.create(EMPTY);

  await author.take('Area number');
  await author.click(0);
  await author.click(0);
  const popup = page.getByRole('dialog', { name: 'Area number' });
  await popup.getByRole('spinbutton').fill('7');
  await author.keep('area number 7', 'seven');
  await expect(popup).toBeVisible();
  await author.expectOrder('seven');
  await keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await author.take('Dart');
  await author.keep('dart 1 right', 'arrow');
  await author.take('Galaxy');
  await author.keep('galaxy', 'arrow not');
  await author.expectOrder('seven', 'arrow', 'arrow not');
  await axe(page);

  const from = await chips.nth(1).boundingBox();
  const to = await chips.first().boundingBox();
  if (!from || !to) throw new Error('the presets are on the page');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await author.expectOrder('arrow', 'seven', 'arrow not');
  await chips.nth(2).focus();
  await keyboard.press('Alt+ArrowLeft');
  await author.expectOrder('arrow', 'arrow not', 'seven');
  await expect(chips.nth(1)).toBeFocused();

  await page.reload();
  await author.ready();
  await author.expectOrder('arrow', 'arrow not', 'seven');
  await keyboard.press('Shift+3');
  await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await author.tabTo(page.locator('[role="gridcell"][tabindex="0"]'));
  await author.goTo(3, 0);
  await keyboard.press('Enter');
  await expect(author.cell(1, 4)).toHaveAccessibleName(/area number 7/);
  await chips.first().click();
  await author.click(10);
  await expect(author.cell(2, 5)).toHaveAccessibleName(/dart 1 right/);
  await author.click(10, 'right');
  await expect(author.cell(2, 5)).toHaveAccessibleName(/, empty$/);
});
