import { expect, type Page } from '@playwright/test';

/** A phone, on which most moves while a page comes. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/**
 * Open a page, and wait until it says something: nothing on it is awaited any more. A dialog that
 * opens with the page hides its heading from `getByRole`.
 */
export async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(heading, address).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
}

/** Wait for the fonts of the site: in those of the system, lines may break elsewhere. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Source Serif 4')),
  );
  await page.evaluate(async () => await document.fonts.ready);
}

/** The page has one heading, says what it is, and has something on it. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect.soft(page.getByRole('main'), where).not.toBeEmpty();
  await expect.soft(page, where).toHaveTitle(/Chiaro/);
}
