import type { Page } from '@playwright/test';
import { boardKeysOf } from '#ui/board/keys/boardKeys.ts';
import { VIEW_GESTURES } from '#ui/board/keys/viewGestures.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { pageKeysOf } from '#ui/board/keys/pageKeys.ts';
import { MUSIC_KEYS } from '#ui/music/musicKeys.ts';
import { plainEnglish } from '#tests/support/plainEnglish.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** A row of four. A bare grid text carries its solution: dark, light, dark, light. */
const ROW = '0_4x1|T4:bwbw|C1:|Z|S|Rforesight,count=2,regenInterval=30,startFull=f,solvePath=';

async function click(solve: SolveDriver, cell: number, button: 'left' | 'right' = 'left') {
  const { x, y } = await solve.middleOf(cell);
  await solve.page.mouse.click(x, y, { button });
}

/** The address on screen, in the other mode. */
async function openPerfection(page: Page): Promise<SolveDriver> {
  await page.getByRole('link', { name: 'Solve for perfection' }).click();
  await expect(page).toHaveURL(/\/perfection\?/);
  await expect(page.getByRole('link', { name: 'Back to solving freely' })).toBeVisible();
  await expect(boardIn(page)).toBeVisible();
  return new SolveDriver(page);
}

test('foresight charges with time, answers, and forgets when the board changes', async ({
  page,
}) => {
  await page.clock.install();
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  const ask = page.getByRole('button', { name: /^Foresight/ });
  await expect(ask).toHaveAccessibleName('Foresight, 0 of 2');
  await expect(ask).toBeDisabled();

  await page.clock.runFor(31_000);
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await page.clock.runFor(60_000);
  await expect(ask).toHaveAccessibleName('Foresight, 2 of 2');

  await click(solve, 1);
  await ask.click();
  await expect(
    page.getByText('Only row 1, column 2 is wrong, all others are right.'),
  ).toBeVisible();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await page.keyboard.press('z');
  await expect(page.getByText(/all others are right/)).toBeHidden();

  await page.keyboard.press('f');
  await expect(page.getByText('Right so far.')).toBeVisible();
  await expect(ask).toHaveAccessibleName('Foresight, 0 of 2');
  await expect(ask).toBeEnabled(); // the same again costs nothing
  await click(solve, 0);
  await expect(ask).toBeDisabled();
});

test('foresight tells the same again for nothing, and keeps its charges over a reload', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW.replace('startFull=f', 'startFull=1'));
  const ask = page.getByRole('button', { name: /^Foresight/ });
  await click(solve, 1);
  await ask.click();
  await page.keyboard.press('f');
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');

  await page.reload();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
  await expect(page.getByText(/all others are right/)).toBeHidden();
  await ask.click();
  await expect(page.getByText(/all others are right/)).toBeVisible();
  await expect(ask).toHaveAccessibleName('Foresight, 1 of 2');
});

test('perfection: right colors are final, a mistake can be taken back, the order is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new SolveDriver(page).open(ROW);
  const solve = await openPerfection(page);
  await expect(page.getByRole('button', { name: /^Foresight/ })).toBeHidden();

  await click(solve, 2);
  await click(solve, 2);
  expect(await solve.letters()).toBe('nnbn');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await click(solve, 0, 'right');
  await expect(page.getByText(/One step back helps/)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(await solve.letters()).toBe('nnbn');
  await expect(page.getByText(/One step back helps/)).toBeHidden();

  await click(solve, 0, 'right');
  await page.keyboard.press('z');
  expect(await solve.letters()).toBe('nnbn');

  await click(solve, 0);
  await page.getByRole('button', { name: 'Show solve path' }).click();
  await page.getByRole('button', { name: 'Copy solve path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2:0, 0:0');
  await page.getByRole('link', { name: 'Back to solving freely' }).click();
  await expect(page).toHaveURL(/\/solve\?/);
  await expect.poll(() => solve.letters()).toBe('nnnn');
});

test('perfection: a restart asks first, and a run without a mistake ends in words of its own', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open('0_3x1|T3:Bnn|C1:|Z|Snumber,x=0,y=0,number=2|R');
  await openPerfection(page);
  await click(solve, 1);
  expect((await solve.names()).slice(0, 2)).toEqual([
    expect.stringContaining('dark, given'),
    'row 1, column 2, dark, final',
  ]);

  const question = page.getByRole('dialog', { name: 'Start again?' });
  await page.keyboard.press('r');
  await expect(question).toContainText('undo does not bring it back');
  await axe(page, '[role="dialog"]');
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question).toBeHidden();
  expect(await solve.letters()).toBe('bbn');
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await solve.letters()).toBe('bnn');
  await page.keyboard.press('r');
  await expect(question).toBeHidden();

  await click(solve, 1);
  await click(solve, 2, 'right');
  await expect(page.getByText('Perfect.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Every color was right at once\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Solve again' }).click();
  await expect(question).toContainText('The solved board');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Perfect.', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(question).toContainText('The solved board');
  await page.getByRole('button', { name: 'Start again' }).click();

  await click(solve, 1, 'right');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.reload();
  await expect.poll(() => solve.letters()).toBe('bnn');
  await click(solve, 1);
  await click(solve, 2, 'right');
  await expect(page.getByText('All lit.', { exact: true })).toBeVisible();
  await expect(page.getByText(/One mistake was taken back\.$/)).toBeVisible();
});

test('a trial is told from the rest, contradicts, and is dropped, by keys alone', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
  await click(solve, 0);

  await page.keyboard.press('t');
  await expect(page.getByText('Trial: what you paint now is only tried.')).toBeVisible();
  await axe(page);
  await click(solve, 1, 'right');
  await click(solve, 2, 'right');
  await expect(page.getByText('Trial: this cannot be, something in it is wrong.')).toBeVisible();
  await page.keyboard.press('d');
  expect(await solve.letters()).toBe('bnnn');
  await expect(page.getByText(/^Trial/)).toBeHidden();

  await page.keyboard.press('z');
  expect(await solve.letters()).toBe('bwwn');
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(await solve.letters()).toBe('bwwn');
});

test('verdicts wait until they are asked for', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ checks: 'onDemand' })),
  );
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R');

  await click(solve, 0);
  await click(solve, 1);
  await expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 1: open/);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('One cell is wrong.')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('v');
  await expect(page.getByText('Right so far.')).toBeVisible();
});

test('the history is a slider', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  for (const cell of [0, 1, 2]) await click(solve, cell);

  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'History' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await solve.letters()).toBe('nnnn');
  await page.keyboard.press('ArrowRight');
  expect(await solve.letters()).toBe('bnnn');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await axe(page);
});

test('a puzzle is shared as a link and as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R');
  await click(solve, 0);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await expect(page.getByText('Picture copied.')).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    return picture?.size ?? 0;
  });
  expect(size).toBeGreaterThan(1000);

  await page.goto(link);
  await expect.poll(() => solve.letters()).toBe('bnnn');
});

test('a music puzzle is not solved for perfection', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|S|Rmusic');
  await expect(page.getByRole('link', { name: 'Solve for perfection' })).toBeHidden();
  const address = page.url().replace('/solve?', '/perfection?');

  await page.goto(address);

  await expect(page).toHaveURL(/\/solve\?/);
  await expect(page.getByText('A music puzzle cannot be solved for perfection.')).toBeVisible();
});

test('trials lie within trials; undo goes back through their ends and beginnings', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  const trial = page.getByText(/^Trial/);
  await click(solve, 0);
  await page.keyboard.press('t');
  await click(solve, 1);
  await page.keyboard.press('t');
  await expect(trial).toHaveText(/^Trial 2/);
  await click(solve, 2);

  await page.keyboard.press('d');
  expect(await solve.letters()).toBe('bbnn');
  await expect(trial).toHaveText(/^Trial:/);
  await page.keyboard.press('z');
  expect(await solve.letters()).toBe('bbbn');
  await expect(trial).toHaveText(/^Trial 2/);
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('z');
  expect(await solve.letters()).toBe('bnnn');
  await expect(trial).toHaveCount(0);
});

test('the settings say when mistakes are told, how loud the board is, and whether time is shown', async ({
  page,
}) => {
  await page.clock.install();
  const solve = new SolveDriver(page);
  await solve.open('0_3x1|T3:bww|C1:|Z|Snumber,x=0,y=0,number=1|R');
  const wrong = () => expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 1: wrong/);
  await click(solve, 0);
  await click(solve, 1);
  await wrong();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'When full' }).check();
  await page.getByLabel('Show the time').check();
  const volume = page.getByLabel('Volume of the board');
  await volume.fill('2');
  await expect(volume).toHaveAttribute('aria-valuetext', '200 percent');
  await volume.fill('0');
  await expect(volume).toHaveAttribute('aria-valuetext', 'silent');
  await page.keyboard.press('Escape');

  await expect(solve.cell(1, 1)).toHaveAccessibleName(/area number 1: open/);
  await click(solve, 2);
  await wrong();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the time of a solve stands still while the tab is hidden', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ showTimer: true })),
  );
  await page.clock.install();
  const solve = new SolveDriver(page);
  await solve.open(ROW);
  const timer = page.getByRole('timer');
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const seconds = async () => {
    const [minutes, rest] = ((await timer.textContent()) ?? '').split(':').map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  };

  await page.clock.pauseAt(Date.now() + 120_000);
  await show('hidden');
  const before = await seconds();
  expect(before).toBeGreaterThan(60);
  await page.clock.runFor(600_000);
  await show('visible');
  expect(await seconds()).toBeLessThan(before + 60);
  await page.clock.runFor(61_000);
  expect(await seconds()).toBeGreaterThan(before + 59);
});

test('authors may hide words and name people; cells that follow are counted', async ({ page }) => {
  const solve = new SolveDriver(page);
  const description = 'Begin *here*. ||The corner|| helps, says [@Nives](/profile/7).';
  const grid = '4x1|T4:bwbn|C1:|Z|S|Runderclued';
  await solve.open(`0_${JSON.stringify({ title: 'Two follow', description, grid })}`);

  await expect(page.getByText('0 of 3 cells')).toBeVisible();
  await click(solve, 0);
  await expect(page.getByText('1 of 3 cells')).toBeVisible();
  await expect(page.locator('em', { hasText: 'here' })).toBeVisible();
  await expect(page.getByRole('link', { name: '@Nives' })).toHaveAttribute('href', '/profile/7');
  await page.getByRole('button', { name: 'Spoiler, press to read' }).click();
  await expect(page.getByText('The corner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spoiler, press to read' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '@Nives' })).toBeVisible();
});

test('a clue that is pressed shows its cells on the board', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open('0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R');
  const row = page.getByRole('button', { name: /^Area number/ });
  const picture = async (cell: number) => {
    const { x, y } = await solve.middleOf(cell);
    const clip = { x: x - 40, y: y - 40, width: 80, height: 80 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const [own, other] = [await picture(0), await picture(3)];

  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(5, 5);
  await expect.poll(() => picture(0)).not.toBe(own);
  expect(await picture(3)).toBe(other);
  await row.click();
  await page.mouse.move(5, 5);
  await expect.poll(() => picture(0)).toBe(own);
});

test('the help lists every key there is', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(ROW);

  await page.keyboard.press('?');

  const help = page.getByRole('dialog', { name: 'How to play' });
  const { solve: mode } = WORKSPACE_MODES;
  const rows = [...VIEW_GESTURES, ...boardKeysOf(mode), ...pageKeysOf(mode), ...MUSIC_KEYS];
  await expect(help.locator('dd')).toHaveText(rows.map(({ label }) => plainEnglish(label)));
  await expect(help.locator('kbd')).toHaveText(
    rows.flatMap(({ keys }) => keys.map((key) => plainEnglish(key))),
  );
});

/** What real keyboards send: the character a key produces, and its place by the American layout. */
const LAYOUTS = {
  qwerty: { z: 'KeyZ', y: 'KeyY', r: 'KeyR', t: 'KeyT', d: 'KeyD', digits: '123' },
  azerty: { z: 'KeyW', y: 'KeyY', r: 'KeyR', t: 'KeyT', d: 'KeyD', digits: '&é"' },
  dvorak: { z: 'Slash', y: 'KeyT', r: 'KeyO', t: 'KeyK', d: 'KeyH', digits: '123' },
  colemak: { z: 'KeyZ', y: 'KeyO', r: 'KeyS', t: 'KeyF', d: 'KeyG', digits: '123' },
} as const;

for (const [layout, { digits, ...codes }] of Object.entries(LAYOUTS)) {
  test(`on a ${layout} keyboard letters go by what they produce, tools by their place`, async ({
    page,
  }) => {
    const solve = new SolveDriver(page);
    await solve.open(ROW);
    const keyboard = await page.context().newCDPSession(page);
    const press = async (key: string, code: string) => {
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
    };
    const letter = (key: keyof typeof codes) => press(key, codes[key]);

    await click(solve, 0);
    await letter('z');
    expect(await solve.letters()).toBe('nnnn');
    await letter('y');
    expect(await solve.letters()).toBe('bnnn');
    await press(digits.charAt(1), 'Digit2');
    await click(solve, 1);
    expect(await solve.letters()).toBe('bwnn');
    await press(digits.charAt(0), 'Digit1');
    await letter('t');
    await click(solve, 2);
    expect(await solve.letters()).toBe('bwbn');
    await letter('d');
    expect(await solve.letters()).toBe('bwnn');
    await letter('r');
    expect(await solve.letters()).toBe('nnnn');
  });
}
