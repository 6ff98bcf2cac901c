import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { axe, expect, IN_MOTION, test } from './fixtures.ts';

test.use(IN_MOTION);

const root = (page: Page) => page.locator('html');
const themeOf = (page: Page) => expect.poll(() => root(page).getAttribute('data-theme'));

/** Open the settings, and wait until their board can be painted. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(boardIn(page)).toBeVisible();
}

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });

test('a change holds at once, on the board beside it and in other tabs', async ({
  page,
  context,
}) => {
  await openSettings(page);
  const other = await context.newPage();
  await other.goto('/rules');
  await page.getByRole('radio', { name: 'Nord' }).check();
  await page.getByRole('switch', { name: 'Sans-serif font' }).check();
  await page.getByRole('switch', { name: 'Animation' }).uncheck();
  for (const tab of [page, other]) {
    await themeOf(tab).toBe('nord');
    await expect(root(tab)).toHaveAttribute('data-font', 'sans');
    await expect(root(tab)).toHaveAttribute('data-motion', 'off');
  }
  await page.getByRole('radio', { name: 'When I ask' }).check();
  await expect(cell(page, 3, 5)).toHaveAccessibleName(/viewpoint 2: not done yet/);

  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Regeln', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('switch', { name: 'Offline mode' }).check();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Offline' })).toBeDisabled();

  await page.getByRole('switch', { name: 'Show all tools' }).check();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Reset Editor Tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Skip the tour' })).toBeVisible();
});

test('the theme of the system is followed, and no other is drawn before it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rules');
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Theme' });
  await expect(panel.getByRole('radio', { name: 'Umber and candle' })).toBeFocused();
  await axe(page, '[role="dialog"]');

  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('radio', { name: 'Same as system' })).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(panel.getByText('Current: Paper and sienna')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme', exact: true })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset;
      if (theme !== undefined && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  expect(await page.evaluate(() => Reflect.get(window, 'seenThemes') as unknown)).toEqual([
    'light',
  ]);
});

test('axe finds nothing on the settings, and they are worked by keys', async ({ page }) => {
  await openSettings(page);
  for (const theme of ['light', 'cyberpunk', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await axe(page);
  }

  const groups = page.getByRole('navigation', { name: 'Settings sections' });
  await groups.getByRole('link', { name: 'Online' }).focus();
  await page.keyboard.press('Enter');
  await expect(groups.getByRole('link', { name: 'Online' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Offline mode' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make available offline' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset Editor Tour' })).toBeFocused();
  await page.getByRole('radio', { name: 'QWERTY' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'AZERTY' })).toBeChecked();

  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, `${width}`).toBe(0);
  }
});

test('work inside other work is not left without a question, unless none is wanted', async ({
  page,
}) => {
  const inside = '13x13|T13:'.concat('n'.repeat(169), '|C1:|Z|S|R');
  const pattern = inside.replaceAll('|', '&#124;').replaceAll(':', '&#58;');
  const author = new CreateDriver(page);
  await author.create(`0_4x2|T4:bwwbbwwb|C1:|Z|S|Rban_pattern,pattern=${pattern}`);
  await page.getByRole('button', { name: /^This pattern/ }).click();
  await page.getByRole('button', { name: /^Edit, / }).click();
  const dialog = page.getByRole('dialog', { name: 'Pattern', exact: true });
  await expect(boardIn(dialog)).toBeVisible();
  await dialog.getByRole('gridcell').first().focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('gridcell').first()).toHaveAccessibleName(/, dark$/);

  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(dialog.getByText('Discard your changes?')).toBeVisible();

  await page.evaluate(() => {
    const next = JSON.stringify({ enableExitConfirmation: false, runEditorTour: false });
    localStorage.setItem('siteSettings', next);
    dispatchEvent(new StorageEvent('storage', { key: 'siteSettings' })); // as of another tab
  });
  await page.reload();
  await expect(dialog).toHaveCount(0);
});

test.describe('a reset of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('takes settings, caches and theme, and the work only if that is wanted', async ({
    page,
  }) => {
    const author = new CreateDriver(page);
    await author.create();
    await author.cell(1, 1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Draft saved')).toBeVisible();
    const reset = async (deletesWork: boolean) => {
      await page.goto('/settings');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.evaluate(async () => {
        await caches.open('left behind');
      });
      await page.getByRole('radio', { name: 'Nord' }).check();
      const opener = page.getByRole('button', { name: 'Reset site' });
      await opener.click();
      const dialog = page.getByRole('dialog', {
        name: 'Are you sure you want to completely reset the site?',
      });
      await expect(dialog).toContainText('Remember to save your puzzles before proceeding!');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(opener).toBeFocused();
      await themeOf(page).toBe('nord');
      await opener.click();
      const alsoWork = page.getByRole('switch', { name: /^Also delete drafts and progress/ });
      await expect(alsoWork).not.toBeChecked();
      if (deletesWork) await alsoWork.check();
      await page.getByRole('button', { name: 'Reset and reload' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await themeOf(page).toBe('dark');
      const kept = await page.evaluate(async () => [
        localStorage.getItem('theme'),
        await caches.has('left behind'),
      ]);
      expect(kept).toEqual([null, false]);
    };

    await reset(false);
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await reset(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  });
});
