import type { Locator, Page } from '@playwright/test';
import { invariant } from '#engine/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
import { lettersOf, SolveDriver } from '#tests/support/SolveDriver.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** One given, one clue: the other three cells are light for the same reason. */
const SIGHT = '4x1|T4:Wnnn|C4:|Z|Sviewpoint,x=0,y=0,number=4';
/** Strokes follow each other frame by frame. */
const FRAME_MS = 16;
const MUSIC = '4x1|T4:nnnn|C4:|Z|S|Rmusic';

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
    return this.panel.getByRole('list', { name: 'How far the hint is told' });
  }

  /** The rung that is shown. */
  async expectRung(name: string): Promise<void> {
    await expect(this.ladder.locator('[aria-current="step"]')).toHaveText(name);
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** What readers are told of a hint. */
  async expectSpoken(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeAttached();
  }

  /** Paint cells in the colors of a solution, or in the other ones. */
  async paint(letters: string, cells: readonly number[], isWrong = false): Promise<void> {
    for (const cell of cells) {
      const isDark = (letters.charAt(cell) === 'b') !== isWrong;
      const { x, y } = await this.middleOf(cell);
      await this.page.mouse.click(x, y, { button: isDark ? 'left' : 'right' });
      await expect(this.page.getByRole('gridcell').nth(cell)).toHaveAccessibleName(
        isDark ? /, dark/ : /, light/,
      );
    }
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
  await solve.expectSpoken('A good place to look: the viewpoint in row 1, column 1.');
  await page.keyboard.press('h');
  await solve.expectRung('which');
  await solve.expectSpoken(/^It takes viewpoint 4 and the marked cell\. .*Light, its own cell/);
  await page.keyboard.press('h');
  await solve.expectRung('cell');
  await expect(solve.panel).toContainText('Colors follow for row 1, column 2');
  await expect(solve.panel).not.toContainText('Because');
  await page.keyboard.press('h');
  await solve.expectRung('why');
  await solve.expectSpoken(/Because of: viewpoint 4 at row 1, column 1; light: row 1, column 1\./);

  const lines = solve.panel.getByRole('option');
  await expect(lines).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(lines.nth(1)).toHaveText(/Light, its own cell\s*row 1, column 1/);
  await expect(lines.first()).toHaveAttribute('aria-selected', 'false');
  await axe(page);

  await page.keyboard.press('Escape');
  await expect(solve.panel).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(before ?? '');
  await page.keyboard.press('h');
  await solve.expectRung('why');
  await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
  await solve.expectSolved();
  expect(lettersOf(await solve.names())).toBe('wwww');
  await expect(page.getByText('With one hint: out of times and ratings.')).toBeVisible();

  await page.keyboard.press('h');
  await page.keyboard.press('z');
  await solve.expectUnsolved();
  await expect(solve.panel).toBeHidden();
});

test('the ladder by mouse; painting by oneself ends the hint, and is prepared for', async ({
  page,
}) => {
  const { grid, letters } = puzzleOf('unique-159');
  const solve = await open(page, grid);

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await solve.expectRung('where');
  for (const [button, rung] of [
    ['Which clues?', 'which'],
    ['Which cell?', 'cell'],
    ['Why?', 'why'],
  ] as const) {
    await solve.button(button).click();
    await solve.expectRung(rung);
  }
  const first = solve.panel.getByRole('option').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await solve.button('Let me paint it').click();
  await expect(solve.panel).toBeHidden();
  expect(lettersOf(await solve.names())).not.toContain('b');

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await solve.expectRung('why');
  await solve.button('Apply').click();
  await expect(solve.panel).toBeHidden();
  const painted = lettersOf(await solve.names());
  expect(painted.replace(/[.n]/g, '').length).toBeGreaterThan(1);
  for (const [cell, letter] of [...painted].entries())
    if (letter !== 'n') expect(letter).toBe(letters.charAt(cell));

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await solve.expectRung('where');
  const empty = [...lettersOf(await solve.names())].indexOf('n');
  await solve.paint(letters, [empty]);
  await expect(solve.panel).toBeHidden();
});

test('hints lead from the empty board to the end', async ({ page }) => {
  const { grid, letters } = puzzleOf('unique-074');
  const solve = await open(page, grid);
  await page.keyboard.press('h');
  await solve.expectRung('where');
  await page.getByRole('switch', { name: 'Show everything at once' }).check();
  await solve.expectRung('why');

  const unsolved = page.getByText('All lit.', { exact: true });
  for (let steps = 0; steps < 40 && !(await unsolved.isVisible()); steps++) {
    await expect(solve.ladder.or(unsolved)).toBeVisible();
    if (await unsolved.isVisible()) break;
    await solve.expectRung('why');
    await solve.button('Apply').click();
    await expect(solve.panel).toBeHidden();
    if (!(await unsolved.isVisible())) await page.keyboard.press('h');
  }
  await solve.expectSolved();
  expect(lettersOf(await solve.names())).toBe(letters);
  await expect(page.getByText(/With \d+ hints: out of times and ratings\./)).toBeVisible();
});

test('a mistake comes first: since when, where, why, which cells; the way back is a trial', async ({
  page,
}) => {
  const { grid, letters } = puzzleOf('unique-159');
  const solve = await open(page, grid);
  const cells = [...letters].flatMap((letter, cell) => (letter === '.' ? [] : [cell]));
  const open4 = cells.filter((cell) => lettersOfGrid(grid).charAt(cell) === 'n').slice(0, 4);
  const [a = 0, b = 0, c = 0, d = 0] = open4;
  await solve.paint(letters, [a]);
  await solve.paint(letters, [b], true);
  await solve.paint(letters, [c]);
  await solve.paint(letters, [d]);

  await page.keyboard.press('h');
  await solve.expectRung('what');
  await solve.expectSpoken('Something is not right yet.');
  await page.keyboard.press('h');
  await solve.expectSpoken('All was right until 3 strokes ago.');
  await page.keyboard.press('h');
  await solve.expectRung('where');
  await expect(solve.panel).toContainText('It begins between row');
  await page.keyboard.press('h');
  await solve.expectRung('why');
  await expect(solve.panel.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('h');
  await solve.expectRung('cells');

  await solve.button('Go back, and keep this as a trial').click();
  await expect(solve.panel).toBeHidden();
  const trial = page.getByRole('status').filter({ hasText: 'Trial' });
  await expect(trial).toBeVisible();
  await page.keyboard.press('d');
  const back = lettersOf(await solve.names());
  expect(back.charAt(a)).toBe(letters.charAt(a));
  expect([b, c, d].map((cell) => back.charAt(cell))).toEqual(['n', 'n', 'n']);

  await page.keyboard.press('z');
  await expect(trial).toBeVisible();
  await page.keyboard.press('h');
  await solve.expectRung('what');
  for (let rung = 0; rung < 4; rung++) await page.keyboard.press('h');
  await solve.expectRung('cells');
  await solve.button('Take it back').click();
  await expect(solve.panel).toBeHidden();
  expect(lettersOf(await solve.names()).charAt(b)).toBe('n');
  await page.keyboard.press('h');
  await solve.expectRung('where');
});

function lettersOfGrid(grid: string): string {
  return readGrid(grid)
    .tiles.map(({ exists, color }) =>
      exists ? (color === 'gray' ? 'n' : color === 'dark' ? 'b' : 'w') : '.',
    )
    .join('');
}

test('puzzles without hints say why', async ({ page }) => {
  const solve = await open(page, MUSIC);
  await page.keyboard.press('h');
  await expect(solve.panel).toContainText('There are no hints for this puzzle: some of its clues');
  await solve.expectSpoken(/There are no hints for this puzzle/);
  await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
});

test('an underclued puzzle has hints as far as colors follow', async ({ page }) => {
  const solve = await open(page, '4x1|T4:Wnnn|C4:|Z|Sviewpoint,x=0,y=0,number=2|Runderclued');
  await page.keyboard.press('h');
  await solve.expectRung('where');
  for (let rung = 0; rung < 4; rung++) await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
  await expect(solve.cell(1, 2)).toHaveAccessibleName(/light/);
  await page.keyboard.press('h');
  await solve.expectRung('where');
  for (let rung = 0; rung < 4; rung++) await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
  await expect(solve.cell(1, 3)).toHaveAccessibleName(/dark/);
  await page.keyboard.press('h');
  await expect(solve.panel).toContainText('No further color follows from the clues.');
});

test('what is obvious is done at once where that is set, one step to be undone', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ hintsDoObvious: true })),
  );
  const { grid, letters } = puzzleOf('unique-159');
  const solve = await open(page, grid);
  const before = lettersOf(await solve.names());

  await page.keyboard.press('h');
  await expect(page.getByText(/cells were obvious|cell was obvious/)).toBeVisible();
  const after = lettersOf(await solve.names());
  expect(after).not.toBe(before);
  for (const [cell, letter] of [...after].entries())
    if (letter !== 'n') expect(letter).toBe(letters.charAt(cell));
  await page.keyboard.press('z');
  expect(lettersOf(await solve.names())).toBe(before);
});

test('fast painting on a large board asks the worker nothing; then the newest board wins', async ({
  page,
}) => {
  await page.addInitScript(noteMessages);
  await page.clock.install();
  const { grid, letters } = puzzleOf('unique-181');
  const solve = await open(page, grid);
  await page.keyboard.press('h');
  await solve.expectRung('where');
  await page.keyboard.press('Escape');
  const cells = [...letters].flatMap((letter, cell) =>
    letter !== '.' && lettersOfGrid(grid).charAt(cell) === 'n' ? [cell] : [],
  );
  const places = [];
  for (const cell of cells.slice(0, 60)) places.push({ cell, ...(await solve.middleOf(cell)) });

  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await messagesOf(page);
  for (const { cell, x, y } of places) {
    await page.mouse.click(x, y, { button: letters.charAt(cell) === 'b' ? 'left' : 'right' });
    await page.clock.runFor(FRAME_MS);
  }
  expect(await messagesOf(page)).toBe(before);
  await page.clock.resume();
  await expect.poll(async () => await messagesOf(page)).toBeGreaterThan(before);

  await page.keyboard.press('h');
  await solve.expectRung('where');
  for (let rung = 0; rung < 4; rung++) await page.keyboard.press('h');
  await expect(solve.panel).toBeHidden();
  const painted = lettersOf(await solve.names());
  for (const [cell, letter] of [...painted].entries())
    if (letter !== 'n') expect(letter).toBe(letters.charAt(cell));
  expect(painted.replace(/n/g, '').length).toBeGreaterThan(60);
});

/** Counts what the page sends to the worker of hints, where tests can read it. */
function noteMessages(): void {
  const value = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (!String(url).includes('explain.worker')) return;
      const send = this.postMessage.bind(this) as (...message: readonly unknown[]) => void;
      this.postMessage = (...message: readonly unknown[]) => {
        const { dataset } = document.body;
        dataset['messages'] = String(Number(dataset['messages'] ?? 0) + 1);
        send(...message);
      };
    }
  };
  Object.defineProperty(window, 'Worker', { value });
}

/** How many messages went to the worker of hints. */
async function messagesOf(page: Page): Promise<number> {
  return await page.evaluate(() => Number(document.body.dataset['messages'] ?? 0));
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the ladder by touch, with the board in sight', async ({ page }) => {
    const { grid } = puzzleOf('unique-159');
    const solve = await open(page, grid);

    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await solve.expectRung('where');
    for (const name of ['Which clues?', 'Which cell?', 'Why?']) await solve.button(name).tap();
    await solve.expectRung('why');
    const board = await page.locator('.live-board canvas').boundingBox();
    const panel = await solve.panel.boundingBox();
    invariant(board && panel, 'both are on the page');
    const last = await page.locator('[role="gridcell"]').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(panel.y);
    await axe(page);
    await solve.button('Apply').tap();
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
    const cell = [...lettersOfGrid(grid)].indexOf('n');
    const { x, y } = await solve.middleOf(cell);
    if (letters.charAt(cell) === 'b')
      await page.getByRole('radio', { name: 'Hell' }).or(page.getByText('Hell')).first().tap();
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'Tipp', exact: true }).tap();
    const panel = page.getByRole('region', { name: 'Tipp' });
    await expect(panel).toContainText('Noch stimmt etwas nicht.');
    await panel.getByRole('button', { name: 'Seit wann?' }).tap();
    await expect(panel).toContainText('Bis zum letzten Strich stimmte alles.');
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
  await expect(page.getByText('With one hint: out of times and ratings.')).toBeVisible();
  await callFrom(page, 'POST', `/completion/${id}/begin`);
});
