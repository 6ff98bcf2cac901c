import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
import { lettersOf } from '#tests/support/lettersOf.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, comeToRest, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** One given, one clue: the other three cells are light for the same reason. */
const SIGHT = '4x1|T4:Wnnn|C4:|Z|Sviewpoint,x=0,y=0,number=4';

function puzzleOf(id: string) {
  const puzzle = SOLVER_PUZZLES.find((it) => it.id === id);
  invariant(puzzle?.solution, `${id} has a solution`);
  const letters = readGrid(puzzle.solution).tiles.map(({ exists, color }) =>
    exists ? (color === 'dark' ? 'b' : 'w') : '.',
  );
  return { grid: puzzle.grid, letters: letters.join('') };
}

/** The solve page with hints on it, as a player meets it. */
class HintDriver extends SolveDriver {
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Hint' });
  }

  get ladder(): Locator {
    return this.panel.getByRole('list', { name: 'How much of the hint you’ve seen' });
  }

  /** The rung that is shown. */
  async expectRung(name: string): Promise<void> {
    await expect(this.ladder.locator('[aria-current="step"]')).toHaveText(name);
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Expects the screen reader text of a hint. */
  async expectSpoken(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeAttached();
  }
}

async function open(page: Page, grid: string): Promise<HintDriver> {
  const solve = new HintDriver(page);
  await solve.open(grid);
  return solve;
}

test('the ladder by keys: focus, what is spoken, the reason line by line, and the colors', async ({
  page,
}) => {
  const solve = await open(page, SIGHT);
  await solve.tabToBoard();
  const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  await page.keyboard.press('h');
  await expect(solve.panel).toBeFocused();
  await solve.expectRung('where');
  await solve.expectSpoken('Look at this 4 in row 1, column 1.');
  await page.keyboard.press('h');
  await solve.expectRung('clues');
  await solve.expectSpoken(/^You need viewpoint 4 and the marked cell\. .*Light, its own cell/);
  await page.keyboard.press('h');
  await solve.expectRung('cell');
  await expect(solve.panel).toContainText('You can work out these cells: row 1, columns 2 to 4');
  await expect(solve.panel).not.toContainText('Based on');
  await page.keyboard.press('h');
  await solve.expectRung('why');
  await solve.expectSpoken(/Based on: viewpoint 4 at row 1, column 1; light: row 1, column 1\./);

  const lines = solve.panel.getByRole('option');
  await expect(lines).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(lines.nth(1)).toHaveText(/Light, its own cell\s*row 1, column 1/);
  await expect(lines.first()).toHaveAttribute('aria-selected', 'false');
  // The panel alone: what stands around is dimmed meanwhile, on purpose.
  await axe(page, 'section[aria-label="Hint"]');

  await page.keyboard.press('Escape');
  await expect(solve.panel).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(before ?? '');
  await page.keyboard.press('h');
  await solve.expectRung('why');
  await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
  await solve.expectSolved();
  expect(lettersOf(await solve.names())).toBe('wwww');
  await expect(
    page.getByText('Solved with 1 hint: not counted in times and ratings.'),
  ).toBeVisible();

  await page.keyboard.press('h');
  await page.keyboard.press('z');
  await solve.expectUnsolved();
  await expect(solve.panel).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the ladder by touch, with the board in sight', async ({ page }) => {
    const { grid } = puzzleOf('unique-159');
    const solve = await open(page, grid);

    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await solve.expectRung('where');
    for (const name of ['Which clues?', 'Which cell?', 'Why?']) await solve.button(name).tap();
    await solve.expectRung('why');
    const panel = await solve.panel.boundingBox();
    invariant(panel, 'it is on the page');
    const last = await page.locator('[role="gridcell"]').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(panel.y);
    await axe(page);
    await solve.button('Paint it for me').tap();
    await expect(solve.panel).toBeHidden();
    await expect(page.getByRole('group', { name: 'Board tools' })).toBeVisible();
    expect(lettersOf(await solve.names()).replace(/[.n]/g, '').length).toBeGreaterThan(1);
  });

  test('what is wrong, by touch, at 320 px and in German', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() =>
      localStorage.setItem('siteSettings', JSON.stringify({ language: 'de' })),
    );
    const { grid, letters } = puzzleOf('unique-074');
    const solve = new SolveDriver(page);
    await solve.open(grid);
    const cell = readGrid(grid).tiles.findIndex(({ exists, color }) => exists && color === 'gray');
    const { x, y } = await solve.middleOf(cell);
    if (letters.charAt(cell) === 'b')
      await page.getByRole('radio', { name: 'Hell' }).or(page.getByText('Hell')).first().tap();
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'Tipp', exact: true }).tap();
    const panel = page.getByRole('region', { name: 'Tipp' });
    await expect(panel).toContainText('Noch stimmt etwas nicht.');
    await panel.getByRole('button', { name: 'Seit wann?' }).tap();
    await expect(panel).toContainText('Bis zu deinem letzten Zug stimmte alles.');
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('a solve with hints is told to the site as such', async ({ page }) => {
  await beginAs(page, 'Hinted Solver');
  const id = await publish(page, 'With hints', SIGHT.replace('Wnnn', 'Wwww'));
  await page.goto(`/solve/${id}`);
  await expect(boardIn(page)).toBeVisible();
  const told = page.waitForRequest(/\/completion\/[^/]+\/complete$/);
  const solve = new HintDriver(page);
  await page.keyboard.press('h');
  await solve.expectRung('where');
  for (let rung = 0; rung < 4; rung++) await page.keyboard.press('h');

  await solve.expectSolved();
  expect((await told).postDataJSON()).toEqual({ hints: 1 });
  await expect(
    page.getByText('Solved with 1 hint: not counted in times and ratings.'),
  ).toBeVisible();
  await callFrom(page, 'POST', `/completion/${id}/begin`);
});

/** The height of an element that is in the window and under nothing else, in pixels. */
function uncovered(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    let seen = 0;
    for (let y = Math.ceil(top); y < bottom; y++)
      if (element.contains(document.elementFromPoint(left + 16, y))) seen += 1;
    return seen;
  });
}

/** Three lines in the smallest letters. */
const READABLE_PX = 66;

for (const [width, height] of [
  [320, 256],
  [360, 225],
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const)
  test(`at ${width} x ${height} each rung of a hint can be read, and what it rests on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const solve = await open(page, puzzleOf('unique-045').grid);
    await page.keyboard.press('h');
    const board = () => solve.grid.boundingBox();
    await solve.expectRung('where');
    await comeToRest(page);
    const before = await board();

    for (const rung of ['where', 'clues', 'cell', 'why']) {
      await solve.expectRung(rung);
      const sentence = solve.panel.locator('p').first();
      const whole = (await sentence.boundingBox())?.height ?? 0;
      expect(await uncovered(sentence), rung).toBeGreaterThanOrEqual(
        Math.min(Math.floor(whole), READABLE_PX),
      );
      expect(await board(), `the board at ${rung}`).toEqual(before);
      if (rung !== 'why') await page.keyboard.press('h');
    }

    const reason = solve.panel.getByRole('option').first();
    const row = Math.floor((await reason.boundingBox())?.height ?? 0);
    if (height < 360) await reason.scrollIntoViewIfNeeded();
    expect(await uncovered(reason)).toBeGreaterThanOrEqual(Math.min(row, READABLE_PX) - 1);
  });
