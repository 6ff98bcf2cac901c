import { Fingers } from '#tests/support/Fingers.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { expect, test } from './fixtures.ts';

/** Cells and numbers of a Nurikabe of 10 by 10. */
const CLUES = [3, 17, 21, 28, 35, 44, 52, 59, 66, 73, 81, 96].map((cell, i) => ({
  cell,
  number: (i % 5) + 1,
}));
const MOST_ACTIONS = 30;

async function expectNurikabe(board: CreateDriver): Promise<void> {
  for (const { cell, number } of CLUES)
    await expect(board.cell(Math.floor(cell / 10) + 1, (cell % 10) + 1)).toHaveAccessibleName(
      new RegExp(`light, given.*area number ${number}`),
    );
}

test('a Nurikabe with 12 numbers takes 30 actions by mouse and keys', async ({ page }) => {
  const board = new CreateDriver(page);
  await board.create();
  await page.getByRole('button', { name: 'Nurikabe', exact: true }).click();
  await expect(board.grid).toHaveAttribute('aria-colcount', '10');
  let actions = 1;
  for (const { cell, number } of CLUES) {
    const { x, y } = await board.middleOf(cell);
    await page.mouse.move(x, y);
    await page.keyboard.press(String(number));
    actions += 2;
  }
  await expectNurikabe(board);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
});

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`the verdict is in sight beside four rules, at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    const board = new CreateDriver(page);
    const rules =
      'connect_all,color=dark:connect_all,color=light:cell_count,color=dark,count=9:no_loops,color=dark';
    await board.create(`0_3x3|T3:nnnnnnnnn|C3:|Z|S|R${rules}`);
    const verdict = page.locator('[data-verdict="bad"]');
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(verdict).toContainText(/no solution/i);
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a Nurikabe with 12 numbers takes 30 taps', async ({ page }) => {
    const board = new CreateDriver(page);
    await board.create();
    await page.getByRole('button', { name: 'Nurikabe', exact: true }).tap();
    await expect(board.grid).toHaveAttribute('aria-colcount', '10');
    const digits = page.getByRole('group', { name: 'Number of the last symbol' });
    await expect(digits).toBeVisible();
    const fingers = await Fingers.on(page);
    let taps = 1;
    for (const [i, { cell, number }] of CLUES.entries()) {
      const middle = await board.middleOf(cell);
      await fingers.send('touchStart', 2000 + 1000 * i, middle);
      await fingers.send('touchEnd', 2050 + 1000 * i);
      await expect(board.cell(Math.floor(cell / 10) + 1, (cell % 10) + 1)).toHaveAccessibleName(
        /area number/,
      );
      await digits.getByRole('button', { name: String(number), exact: true }).tap();
      taps += 2;
    }
    await expectNurikabe(board);
    expect(taps).toBeLessThanOrEqual(MOST_ACTIONS);
  });
});

test('a phone has names of tools, both layers, the history, and all of the draft in its sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = new CreateDriver(page);
  await board.create('0_2x2|T2:Bwnn|C2:|Z|S|R');
  await expect(page.getByText('Area number', { exact: true }).first()).toBeVisible();

  const solution = page.getByRole('button', { name: 'Solution', exact: true });
  await solution.click();
  await expect(solution).toHaveAttribute('aria-pressed', 'false');
  await board.expectDrawing('Bnnn');
  await solution.click();
  await board.expectDrawing('Bwnn');

  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('slider', { name: 'History' })).toBeVisible();
  for (const name of ['Drafts', 'Versions', 'Open a link or text']) {
    await more.click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: new RegExp(`${name}|Your drafts`) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await more.click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('tab', { name: /^Checklist/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
