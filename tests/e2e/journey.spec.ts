import type { Locator, Page } from '@playwright/test';
import type { Completion } from '#contract/completions.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** The solution of the puzzle that is published here. */
const SOLUTION = 'bwbbwbbbb';

/** A way to use the site, such as by keyboard or touch. */
interface Way {
  readonly press: (thing: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Paint the board as in the solution. */
  readonly solve: (driver: SolveDriver) => Promise<void>;
}

const byKeys: Way = {
  press: async (thing) => {
    await expect(thing).toBeEnabled();
    await thing.focus();
    await expect(thing).toBeFocused();
    await thing.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await field.focus();
    await field.page().keyboard.type(text);
  },
  solve: async (driver) => {
    await driver.tabToBoard();
    for (let row = 0; row < 3; row++) {
      await driver.page.keyboard.press('Home');
      for (const letter of SOLUTION.slice(3 * row, 3 * row + 3)) {
        await driver.page.keyboard.press(letter === 'b' ? 'Space' : 'Shift+Space');
        await driver.page.keyboard.press('ArrowRight');
      }
      await driver.page.keyboard.press('ArrowDown');
    }
  },
};

const byTouch: Way = {
  press: async (thing) => thing.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.page().keyboard.type(text);
  },
  solve: async (driver) => {
    for (const [label, color] of [
      ['Dark', 'b'],
      ['Light', 'w'],
    ] as const) {
      await driver.page.locator('label', { hasText: label }).tap();
      for (const [cell, letter] of [...SOLUTION].entries()) {
        if (letter !== color) continue;
        const { x, y } = await driver.middleOf(cell);
        await driver.page.touchscreen.tap(x, y);
      }
    }
  },
};

/** The server counts no solve that takes less than a second: keys and taps of a test are faster. */
async function passTheFastestSolve(reader: Page, puzzleId: string): Promise<void> {
  const { value } = await callFrom(reader, 'POST', `/completion/${puzzleId}/begin`);
  const begun = Date.parse((value as Completion).createdAt);
  await expect.poll(() => Date.now() - begun).toBeGreaterThan(1000);
}

/** Somebody finds, solves, rates and talks about what an author published, and follows them. */
async function walk(author: Page, reader: Page, way: Way, isPhone: boolean): Promise<void> {
  const word = `wick${Math.random().toString(36).slice(2, 10)}`;
  const authorId = await beginAs(author, 'Ilse Voorn');
  const id = await publish(author, `The ${word}`);
  await beginAs(reader, 'Oda Prins');

  await reader.goto('/search/puzzles');
  await way.write(reader.getByRole('searchbox'), word);
  await expect(reader).toHaveURL(new RegExp(word)); // until then the list is another one
  await expect(reader.getByText('1 puzzle', { exact: true })).toBeVisible();
  await way.press(reader.getByRole('link', { name: new RegExp(`^The ${word}, by Ilse Voorn`) }));
  await expect(reader).toHaveURL(`/solve/${id}`);
  const driver = new SolveDriver(reader);
  await expect(boardIn(reader)).toBeVisible();
  await passTheFastestSolve(reader, id);
  await way.solve(driver);
  await driver.expectSolved();
  await way.press(
    reader
      .getByRole('group', { name: 'How hard was it?' })
      .getByRole('button', { name: /^3 of 10/ }),
  );
  await expect(reader.getByText('1 vote: 3')).toBeVisible();

  if (isPhone) await way.press(reader.getByRole('button', { name: 'More', exact: true }));
  const tools = isPhone ? reader.getByRole('dialog', { name: `The ${word}` }) : reader;
  await way.press(tools.getByRole('button', { name: /^Comments, / }).first());
  const drawer = reader.getByRole('dialog', { name: 'Comments' });
  await way.write(drawer.getByRole('textbox', { name: 'What do you think?' }), 'It glows.');
  await way.press(drawer.getByRole('button', { name: 'Send' }));
  await expect(drawer.getByRole('article')).toContainText('It glows.');
  await axe(reader);
  await way.press(drawer.getByRole('button', { name: /^Close/ }));
  await expect(drawer).toBeHidden();

  await reader.goto(`/profile/${authorId}`);
  await way.press(reader.getByRole('button', { name: 'Follow', exact: true }));
  await expect(reader.getByRole('button', { name: 'Unfollow' })).toBeVisible();

  await author.goto('/notifications');
  await author
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`Oda Prins commented on your puzzle The ${word}`) })
    .click();
  await expect(author.getByRole('article').filter({ hasText: 'It glows.' })).toBeFocused();
  // The solve may reach the server later than the rating: each is told by a call of its own.
  await expect
    .poll(async () => (await callFrom(author, 'GET', `/puzzle/${id}/solve/brief`)).value)
    .toMatchObject({ solveCount: 1, ratedDifficulty: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0] });

  const next = await publish(author, `After the ${word}`);
  await expect
    .poll(async () => JSON.stringify((await callFrom(reader, 'GET', '/notification')).value), {
      timeout: 20_000,
    })
    .toContain(next);
  await reader.goto('/notifications');
  await way.press(
    reader
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`After the ${word}`) })
      .first(),
  );
  await expect(reader).toHaveURL(new RegExp(`/solve/${next}`));
}

test('published, found, solved, rated, commented, notified, followed: by keys', async ({
  page,
  browser,
}) => {
  const reader = await (await browser.newContext()).newPage();
  await walk(page, reader, byKeys, false);
});

test('published, found, solved, rated, commented, notified, followed: by touch', async ({
  page,
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const reader = await (await browser.newContext(phone)).newPage();
  await walk(page, reader, byTouch, true);
});
