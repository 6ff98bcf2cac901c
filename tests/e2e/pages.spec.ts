import { expect, test } from './fixtures.ts';

test('a change of page is told: the tab names it, and its heading has the focus', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await page.goto('/');
  await expect(heading('Every cell, light or dark.')).toBeVisible();
  await expect(page.locator('body')).toBeFocused(); // the first page is the browser's to tell
  await expect(page.getByRole('region', { name: 'Start here' }).getByRole('link')).toHaveCount(3);

  await page.getByRole('link', { name: /^First light/ }).click();
  await expect(heading('First light')).toBeFocused();
  await expect(page.getByRole('grid', { name: 'First light, 5 by 5' })).toBeVisible();
  await expect(page).toHaveTitle('First light - Chiaro');
  await page.getByRole('link', { name: 'Play in Perfection mode' }).click();
  await expect(page).toHaveTitle('First light (Perfection) - Chiaro');
  await expect(heading('First light')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('First light - Chiaro');
  await expect(heading('First light')).toBeFocused();
  await page.goBack();
  await expect(heading('Every cell, light or dark.')).toBeFocused();
  await expect(page).toHaveTitle('Chiaro');
  await page.goForward();
  await expect(page).toHaveTitle('First light - Chiaro');
  await expect(heading('First light')).toBeFocused();

  await test.step('on a phone too', async () => {
    await page.goBack();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: /^First light/ }).click();
    await expect(heading('First light')).toBeFocused();
  });
});

test('pages of text and the editor are told too', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await page.goto('/');
  for (const [name, title] of [
    ['Rules', 'Rules - Chiaro'],
    ['Privacy policy', 'Privacy policy - Chiaro'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(heading(name)).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole('link', { name: 'Create' }).first().click();
  await expect(page).toHaveTitle('Create a puzzle - Chiaro');
  await expect(heading('Untitled Puzzle')).toBeFocused();
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Not Found - Chiaro');
});

test('the theme is chosen in the header and stays; settings give the focus back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('radio', { name: 'Paper and sienna' }).check();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the footer leads to rules, privacy and the source, and tells the version', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Version 16.2.0')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'tell us' })).toHaveAttribute(
    'href',
    'mailto:webmaster@localhost',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  const given = page.waitForEvent('download');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Source code' }).click();
  expect((await given).suggestedFilename()).toBe('source.tgz');
});

test('a page opened by its address is seen from its top, however far the last one was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBe(300);

  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  expect(await scrolled()).toBe(0);
});
