import { axe, expect, test } from './fixtures.ts';

test('the first page opens without complaint, isolated and accessible', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  await axe(page);
});

test('code and styles written into the page are refused', async ({ page, complaints }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "yes"';
    const style = document.createElement('style');
    style.textContent = 'html { display: none }';
    document.head.append(script, style);
    return {
      script: 'foreign' in document.documentElement.dataset,
      style: getComputedStyle(document.documentElement).display === 'none',
    };
  });

  expect(ran).toEqual({ script: false, style: false });
  expect(complaints.splice(0)).toHaveLength(2);
});
