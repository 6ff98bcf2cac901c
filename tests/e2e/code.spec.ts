import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';

/** Writes scripts as an author would. */
class CodeDriver extends SolveDriver {
  /** A new puzzle, with the code editor open. */
  async openCode(address = '/create'): Promise<void> {
    await this.page.goto(address);
    await this.reopenCode();
  }

  async reopenCode(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Code' }).click();
    await expect(this.lines.first()).toBeVisible();
  }

  get frame() {
    return this.page.frameLocator('iframe[title="Script editor"]');
  }

  get lines() {
    return this.frame.locator('.view-line');
  }

  get panel() {
    return this.page.getByRole('dialog', { name: 'Code editor' });
  }

  get text() {
    return this.frame.getByRole('textbox', { name: 'Script' });
  }

  get load() {
    return this.page.getByRole('button', { name: 'Load', exact: true });
  }

  get status() {
    return this.page.getByRole('region', { name: 'Code' }).getByRole('status');
  }

  async clear(): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('Delete');
  }

  /** Paste another script in the place of what is there. */
  async write(script: string): Promise<void> {
    await this.clear();
    await this.text.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const options = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', options));
    }, script);
  }
}

const PUZZLE = `({
  title: 'Pair', author: 'Me', description: '', difficulty: 1,
  grid: GridData.create(['Bn']).addRule(new ConnectAllRule(Color.Dark)),
});`;

/** The example, with its solution on the board. */
const EXAMPLE = ['bwwww', 'bbbbb', 'bwbww', 'wwbww'].join('');

test('a script is written, checked, corrected and loaded by keyboard', async ({ page }) => {
  const code = new CodeDriver(page);
  await code.openCode();
  await expect(code.lines.filter({ hasText: 'Three islands' })).toBeVisible();
  await expect(code.text).toBeFocused();
  await axe(page);

  await code.write(PUZZLE.replace('ConnectAllRule', 'ConnectAll'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(code.status).toHaveText("Line 3, column 45: 'ConnectAll' is not defined.");
  await expect(code.text).toBeFocused();
  await page.keyboard.type('Rule'); // the cursor is at the place of the mistake
  await expect(code.lines.filter({ hasText: 'RuleConnectAll' })).toBeVisible();
  await expect(code.status).toBeEmpty();

  await code.write(PUZZLE);
  await page.keyboard.press('Escape');
  await expect(code.load).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(code.grid).toBeVisible();
  await expect.poll(() => code.letters()).toBe('bn');
  await expect(code.cell(1, 1)).toHaveAccessibleName(/, given/);
  await expect(page.getByText('“Pair” is on the board.')).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('z');
  await expect.poll(() => code.letters()).toBe('n'.repeat(20));

  await page.reload();
  await code.reopenCode();
  await expect(code.lines.filter({ hasText: 'Pair' })).toBeVisible();
  await code.text.press('Escape');
  await expect(code.load).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(code.panel).toBeHidden();
});

test('scripts that never end, or reach for the page, are stopped with a sentence', async ({
  page,
}) => {
  const code = new CodeDriver(page);
  await code.openCode();

  await code.write("fetch('https://example.org');");
  await code.load.click();
  await expect(code.status).toHaveText(
    'Line 1, column 1: Scripts have no network, no storage and no page, so there is no fetch.',
  );
  await code.write('for (;;) {}');
  await code.load.click();
  await expect(code.status).toHaveText('Running the script…');
  await expect(code.status).toHaveText('The script was stopped after 5 seconds.');

  await code.load.click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(code.load).toBeVisible();
  await page.getByRole('button', { name: 'Reset to the example' }).click();
  await code.load.click();
  await expect.poll(() => code.letters()).toBe(EXAMPLE);
});

test('completion knows the rules, and the reference puts them into the script', async ({
  page,
}) => {
  const code = new CodeDriver(page);
  await code.openCode();
  await code.clear();

  await page.keyboard.type('new RegionAr');
  const option = code.frame.getByRole('option', { name: /RegionAreaRule/ });
  await expect(async () => {
    await page.keyboard.press('Control+Space'); // the checker may not be there yet
    await expect(option).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(code.lines.filter({ hasText: 'new RegionAreaRule' })).toBeVisible();
  await code.clear();
  await page.getByRole('button', { name: 'Quick reference' }).click();
  const reference = page.getByRole('complementary', { name: 'Quick reference' });
  await reference.getByText('Symbols', { exact: true }).click();
  await reference.getByRole('button', { name: /NumberSymbol/ }).click();

  await expect(code.lines.filter({ hasText: 'new NumberSymbol(x, y, number)' })).toBeVisible();
  await expect(code.text).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the editor has all the room there is, down to 320 pixels', async ({ page }) => {
    const code = new CodeDriver(page);
    await code.openCode();
    await expect(code.load).toBeInViewport({ ratio: 1 });
    await axe(page);

    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('button', { name: 'Quick reference' }).tap();
    const reference = page.getByRole('complementary', { name: 'Quick reference' });
    await expect(reference).toBeInViewport();
    await reference.getByRole('button', { name: /^new GridData/ }).tap();
    await expect(reference).toBeHidden();
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(width);
    await page.getByRole('button', { name: 'Reset to the example' }).tap();
    await code.load.tap();
    await expect.poll(() => code.letters()).toBe(EXAMPLE);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the editor and its scripts work once they were opened', async ({ page, provoked }) => {
    provoked.push(NO_ANSWER);
    const product = new StartedProduct('0');
    const address = await product.ready();
    invariant(address, 'the product prints its address');
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const code = new CodeDriver(page);
    await code.openCode(new URL('/create', address).href);
    await code.load.click();
    await expect.poll(() => code.letters()).toBe(EXAMPLE);
    await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringContaining('ts.worker'));
    product.signal('SIGTERM');
    await product.end();

    await code.openCode(new URL('/create', address).href);
    await code.write(PUZZLE);
    await code.load.click();

    await expect.poll(() => code.letters()).toBe('bn');
  });
});

/** The files in the service worker's cache. */
async function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opened = (await caches.keys()).map((name) => caches.open(name));
    const requests = await Promise.all(opened.map(async (cache) => (await cache).keys()));
    return requests.flat().map(({ url }) => url);
  });
}
