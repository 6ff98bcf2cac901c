import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { musicPuzzle, TUNE } from '#tests/support/musicPuzzle.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { invariant } from '#base/invariant.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/**
 * Listens to what the page sends to the loudspeaker: counts audio contexts, and the notes that were
 * started on them. The library tries out what the browser refuses: a note before all time.
 */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, notes: 0 };
    Object.assign(window, { heard });
    const { AudioContext, OscillatorNode } = window;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
    const start = Reflect.get<OscillatorNode, 'start'>(OscillatorNode.prototype, 'start');
    OscillatorNode.prototype.start = function (when) {
      if ((when ?? 0) >= 0) heard.notes += 1;
      start.call(this, when);
    };
  });
}

interface Heard {
  readonly contexts: number;
  readonly notes: number;
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => Reflect.get(window, 'heard') as Heard);
}

const OFFLINE = 'console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

/** Let the page draw some frames. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 12;
        const frame = () => (--left > 0 ? requestAnimationFrame(frame) : resolve());
        requestAnimationFrame(frame);
      }),
  );
}

function playButton(page: Page) {
  return page.getByRole('button', { name: 'Play', exact: true });
}

test('a music puzzle plays, rests, stops and is solved with the network cut', async ({
  page,
  context,
  complaints,
}) => {
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
  await listen(page);
  const solve = new SolveDriver(page);
  const worker = page.waitForResponse(/explain\.worker/); // it comes when the page is idle
  await solve.open(musicPuzzle());
  await (await worker).finished();
  await page.waitForLoadState('networkidle');
  expect((await heard(page)).contexts).toBe(0); // browsers want a gesture first
  await context.setOffline(true);
  const playhead = page.locator('.playhead');
  const left = async () => (await playhead.boundingBox())?.x ?? 0;

  await playButton(page).click();
  await expect(playhead).toBeVisible();
  const first = await left();
  await expect.poll(left).toBeGreaterThan(first + 20);
  expect((await heard(page)).notes).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  const rest = await left();
  await framesPass(page);
  expect(await left()).toBe(rest);
  await playButton(page).click();
  await expect.poll(left).toBeGreaterThan(rest);
  await expect(playhead).toBeHidden(); // the end

  for (let column = 8; column < TUNE.length; column++) {
    const { x, y } = await solve.middleOf((TUNE[column] ?? 0) * TUNE.length + column);
    await page.mouse.click(x, y);
  }
  await solve.expectSolved();
  expect(missed.filter((path) => path !== '/favicon.svg')).toEqual([]); // the browser's own wish
  expect(complaints.splice(0)).toEqual(missed.map(() => OFFLINE));
});

test('keys play and stop; the ruler, its flags and the volume are where one puts them', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(musicPuzzle());
  const playhead = page.locator('.playhead');
  const left = async () => (await playhead.boundingBox())?.x ?? 0;
  await page.keyboard.press('Space');
  await expect(playhead).toBeVisible();
  await page.keyboard.press('p');
  await expect(playhead).toBeHidden();
  await solve.cell(1, 12).focus();
  await page.keyboard.press('Space');
  await expect(playhead).toBeHidden();
  await expect(solve.cell(1, 12)).toHaveAccessibleName(/dark/);

  const transport = page.getByRole('group', { name: 'Music' });
  const ruler = page.getByRole('slider', { name: 'Position in the score' });
  const press = async (column: number) => {
    const box = await ruler.boundingBox();
    invariant(box, 'the ruler is on the page');
    await page.mouse.click(box.x + ((column + 0.8) / 16) * box.width, box.y + box.height - 4);
  };
  await press(9);
  await expect(transport).toContainText('3.2 of 4.4');
  await expect(ruler).toHaveAttribute('aria-valuetext', '3.2 of 4.4');
  await page.keyboard.press('ArrowLeft');
  await expect(transport).toContainText('3.1 of 4.4');
  const start = await page.locator('.score-start').boundingBox();
  await playButton(page).click();
  await expect(playhead).toBeVisible();
  expect(await left()).toBeGreaterThan(start?.x ?? Infinity);
  await press(1);
  await expect.poll(left).toBeLessThan(start?.x ?? 0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('p');

  // From a checkpoint; hearing the solution shows nothing of it.
  await page.getByLabel('Start from').selectOption('Checkpoint 2, 4.1');
  await expect(transport).toContainText('4.1 of 4.4');
  const flag = page.getByRole('button', { name: 'Checkpoint 2' });
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  const from = await flag.boundingBox();
  await page.getByRole('button', { name: 'Hear the solution' }).click();
  await expect(playhead).toBeVisible();
  expect(await left()).toBeGreaterThan((from?.x ?? 0) - 3);
  await expect(page.locator('.score-ring')).toHaveCount(0);
  await expect(page.locator('.score-rows [data-lit]')).toHaveCount(0);
  await expect(playhead).toBeHidden(); // the end

  const opener = page.getByRole('button', { name: 'Volume and view' });
  await opener.click();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.fill('0.4');
  await expect(volume).toHaveAttribute('aria-valuetext', '40 percent');
  const follow = page.getByRole('switch', { name: 'Follow the playhead' });
  const wasOn = await follow.isChecked();
  await page.getByText('Follow the playhead').click();
  await expect(follow).toBeChecked({ checked: !wasOn });
  await axe(page, '[role="group"][aria-label="Volume and view"]');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(volume).toHaveCount(0);
  await opener.click();
  await expect(volume).toHaveValue('0.4');
  await page.keyboard.press('Escape');
  await expect(volume).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a cell that turns dark sounds, the first one too; one that turns light does not', async ({
  page,
}) => {
  await listen(page);
  const solve = new SolveDriver(page);
  await solve.open(musicPuzzle());
  const notes = async () => (await heard(page)).notes;
  const press = async (column: number) => {
    const { x, y } = await solve.middleOf(column);
    await page.mouse.click(x, y);
  };
  expect(await notes()).toBe(0);
  await press(10);
  await expect.poll(notes).toBe(1);
  const before = await notes();

  await press(12);
  await expect.poll(notes).toBe(before + 1);
  await press(12);
  await expect(solve.cell(1, 13)).toHaveAccessibleName(/light/);
  await press(13);
  await expect.poll(notes).toBe(before + 2);
});

test('a device that never begins to sound is told of, and the puzzle can be played on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => new Promise(() => undefined);
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  });
  const solve = new SolveDriver(page);
  await solve.open(musicPuzzle());

  await playButton(page).click();
  await expect(page.getByText('Sound isn’t available on this device.')).toBeVisible();
  await expect(playButton(page)).toBeVisible();
  await expect(page.locator('.playhead')).toBeHidden();
  const { x, y } = await solve.middleOf(10);
  await page.mouse.click(x, y);
  await expect(solve.cell(1, 11)).toHaveAccessibleName(/dark/);
});

test('music goes on while the tab is hidden, and ends there', async ({ page }) => {
  await listen(page);
  const solve = new SolveDriver(page);
  await solve.open(musicPuzzle());
  await playButton(page).click();
  await expect(page.locator('.playhead')).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    window.requestAnimationFrame = () => 0; // hidden tabs draw nothing
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(playButton(page)).toBeVisible({ timeout: 20_000 }); // the end
  expect((await heard(page)).notes).toBeGreaterThan(TUNE.length / 2 - 3); // drums make their own
  await expect(page.locator('.playhead')).toBeHidden();
});

/** Texts that are wider than their place, or stand outside the window. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts =
      '.score-rows li, .score-tempo, .score-checkpoint, [aria-label="Music"] *, .dock *';
    return (
      [...document.querySelectorAll(parts)]
        .filter((part) => part instanceof HTMLElement)
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((part) => part.innerText.trim() !== '')
        .filter((part) => part.closest('.sr-only') === null)
        // For screen readers alone, at some widths only.
        .filter((part) => getComputedStyle(part).clipPath !== 'inset(50%)')
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const isCut =
            getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1;
          return isCut || left < -0.5 || right > innerWidth + 0.5;
        })
        .map((part) => part.innerText)
    );
  });
}

/** Labels of the score that lie over another of their kind. */
function overlaps(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((labels) => {
    const shown = labels
      .filter((label) => label.checkVisibility({ visibilityProperty: true }))
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    if (shown.length <= 3) return [`only ${shown.length} are shown`];
    return shown
      .filter(({ box: a }, i) =>
        shown.some(
          ({ box: b }, j) =>
            j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      )
      .map(({ text }) => text);
  });
}

for (const given of [0, 8]) {
  test(`a score with ${given} columns given has its place in every window, and axe finds nothing`, async ({
    page,
  }) => {
    const notes = ['C#5', 'Bb4', 'hihat-open', 'hihat', 'F#4', 'crash', 'snare', 'kick'];
    const solve = new SolveDriver(page);
    await solve.open(musicPuzzle({ given, notes }));
    const theme = given === 0 ? 'light' : 'dark';
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expect(page.getByRole('list', { name: 'Instruments' }).getByRole('listitem')).toHaveCount(
      2,
    );
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('of 128')).toHaveCount(0);
    for (const [width, height] of [
      [1440, 900],
      [1100, 800],
      [800, 900],
      [360, 640],
      [320, 640],
      [390, 844],
    ] as const) {
      const where = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await expect(solve.grid).toBeVisible();
      await expect.poll(() => cutTexts(page), where).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, where).toBe(0);
      if (width === 1440) {
        await axe(page);
        await expectScore(page);
      }
    }
    for (const selector of ['.score-rows li', '.score-tempo, .score-checkpoint'])
      await expect.poll(() => overlaps(page, selector), selector).toEqual([]);

    if (given > 0) return;
    await axe(page);
    // While a board is silent, the big button of a phone plays the tune.
    const tune = page.getByRole('button', { name: 'Hear the tune' });
    await tune.click();
    await expect(page.locator('.playhead')).toBeVisible();
    await expect(page.locator('.score-ring')).toHaveCount(0); // it shows nothing of the solution
    await axe(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(tune).toBeVisible();
    await solve.cell(1, 3).focus();
    await page.keyboard.press('Space');
    await expect(playButton(page)).toBeVisible();
    await expect(tune).toHaveCount(0);
  });
}

/** The page is a score: its title above, the board in the middle, one dock below. */
async function expectScore(page: Page): Promise<void> {
  const [title, stage, dock] = await Promise.all(
    ['.about-title', '.stage', '.dock'].map(async (part) => page.locator(part).boundingBox()),
  );
  invariant(title && stage && dock, 'all three are there');
  expect(title.y + title.height).toBeLessThan(stage.y);
  expect(stage.width).toBeGreaterThan(900);
  expect(dock.y).toBeGreaterThan(stage.y + stage.height);
  expect(dock.height).toBeLessThan(80);
}

test('other puzzles load what sounds with the first stroke, and never at volume 0', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const solve = new SolveDriver(page);
  const sounds = () => asked.filter((url) => url.includes('Sounds')).length;
  const paint = async (cell: number) => {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y);
  };
  await solve.open(sharedPuzzle('unique-087').grid);
  await page.waitForLoadState('networkidle');
  expect(sounds()).toBe(0);
  await paint(0);
  await expect.poll(sounds).toBe(1);

  await page.evaluate(() => localStorage.setItem('siteSettings', '{"sfxVolume":0}'));
  await page.reload();
  await expect(boardIn(page)).toBeVisible();
  await paint(1);
  await expect(solve.cell(1, 2)).toHaveAccessibleName(/dark/);
  await framesPass(page);
  await page.evaluate(async () => await fetch('/')); // comes after what the page asked for
  expect(sounds()).toBe(1);
});
