import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

const SOLUTION = 'bwbbwbbbb';
const [TODAY, TOMORROW] = ['2026-11-28', '2026-11-29'] as const;

/** The puzzles of two days, published by an account, as the daily calls answer them. */
async function twoDays(page: Page) {
  await beginAs(page, 'Dora');
  const read = async (date: string) => {
    const id = await publish(page, `Daily ${date}`);
    const { value } = await callFrom(page, 'GET', `/puzzle/${id}/solve`);
    return { date, family: 'areas', puzzle: value };
  };
  return { [TODAY]: await read(TODAY), [TOMORROW]: await read(TOMORROW) };
}

type Days = Awaited<ReturnType<typeof twoDays>>;

/** Answer the daily calls of all pages as a server does on a day. */
async function answerOn(context: BrowserContext, today: keyof Days, days: Days): Promise<void> {
  const bodies: Readonly<Record<string, object>> = {
    '/api/daily': { today, daily: days[today] },
    '/api/daily/upcoming': {
      days: [
        {
          date: TOMORROW,
          sealed: Buffer.from(JSON.stringify(days[TOMORROW])).toString('base64'),
        },
      ],
    },
    '/api/daily/month/2026-11': {
      today,
      first: TODAY,
      days: [TODAY, TOMORROW]
        .filter((date) => date <= today)
        .map((date) => ({ date, family: 'areas', width: 3, height: 3, hardest: 1 })),
    },
    [`/api/daily/on/${TODAY}`]: days[TODAY],
    [`/api/daily/on/${TODAY}/statistics`]: {
      solves: 4,
      withoutHints: 3,
      times: [1, 2, 1, 0, 0, 0, 0, 0, 0],
    },
  };
  await context.unrouteAll();
  await context.route('**/api/daily**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ json: bodies[pathname] ?? { solves: [] } });
  });
}

async function paintSolution(page: Page): Promise<void> {
  const driver = new SolveDriver(page);
  for (const [i, letter] of [...SOLUTION].entries()) {
    const { x, y } = await driver.middleOf(i);
    await page.mouse.click(x, y, { button: letter === 'b' ? 'left' : 'right' });
  }
  await driver.expectSolved();
}

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the day changes at 00:00 UTC, a result is shared, and late solves are marked', async ({
    page,
    browser,
  }) => {
    const days = await twoDays(await (await browser.newContext()).newPage());
    await page.clock.install({ time: new Date(`${TODAY}T22:30:30Z`) });
    await answerOn(page.context(), TODAY, days);
    await page.goto('/daily');
    await expect(boardIn(page)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Daily puzzle, November 28, 2026' }),
    ).toBeVisible();
    await expect(page.getByText('Solve it today to start a row')).toBeVisible();
    await paintSolution(page);

    const pane = page.getByRole('region', { name: 'Solved' });
    await expect(pane.getByText('1 day in a row')).toBeVisible();
    await expect(pane.getByText('at 1:00 PM (00:00 UTC), in 1:30.')).toBeVisible();
    await pane.getByRole('button', { name: 'Result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Result' });
    await expect(
      dialog.getByText(
        /^Chiaro daily 2026-11-28 · Area sizes 3×3 · .* · no hints · 1 day in a row$/,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Picture of your result' })).toBeVisible();
    await expect(dialog.getByText('4 players, 75% without hints.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(9);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as PNG' }).click();
    expect((await saved).suggestedFilename()).toMatch(/20261128\.png$/);
    await page.keyboard.press('Escape');

    await answerOn(page.context(), TOMORROW, days);
    await page.clock.fastForward('01:30:00');
    await pane.getByRole('link', { name: 'The next puzzle' }).click();
    await expect(
      page.getByRole('heading', { name: 'Daily puzzle, November 29, 2026' }),
    ).toBeVisible();
    await expect(page.getByText('1 day in a row so far')).toBeVisible();

    await page.getByRole('link', { name: 'All days' }).first().click();
    const [first, second] = [
      page.getByRole('link', { name: 'November 28, 2026, Area sizes, solved on its day' }),
      page.getByRole('link', { name: 'November 29, 2026, Area sizes, not solved' }),
    ];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('an earlier day solved later does not begin a row', async ({ page, browser }) => {
    const days = await twoDays(await (await browser.newContext()).newPage());
    await page.clock.install({ time: new Date(`${TOMORROW}T00:00:30Z`) }); // still the 28th there
    await answerOn(page.context(), TOMORROW, days);
    await page.goto(`/daily/${TODAY}`);
    await expect(boardIn(page)).toBeVisible();
    await paintSolution(page);

    const pane = page.getByRole('region', { name: 'Solved' });
    await expect(pane.getByText('Solved later')).toBeVisible();
    await page.goto('/daily/archive');
    await expect(
      page.getByRole('link', { name: 'November 28, 2026, Area sizes, solved later' }),
    ).toBeVisible();
    await expect(page.getByText('Solve it today to start a row')).toBeVisible();
  });

  test('the puzzle of the next day opens without the server, on its day', async ({
    page,
    browser,
    provoked,
  }) => {
    provoked.push(NO_ANSWER);
    const days = await twoDays(await (await browser.newContext()).newPage());
    await page.clock.install({ time: new Date(`${TODAY}T12:00:00Z`) });
    await answerOn(page.context(), TODAY, days);
    const stored = page.waitForResponse('**/api/daily/upcoming');
    await page.goto('/learn');
    await stored;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('upcomingDailies')))
      .toContain(TOMORROW);

    await page.clock.setSystemTime(new Date(`${TOMORROW}T00:00:01Z`));
    await page.context().unrouteAll();
    await page.context().route('**/api/**', async (route) => route.abort());
    await page.goto('/daily');

    await expect(
      page.getByRole('heading', { name: 'Daily puzzle, November 29, 2026' }),
    ).toBeVisible();
    await expect(boardIn(page)).toBeVisible();
  });
});
