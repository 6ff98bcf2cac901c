import type { CDPSession, Locator, Page } from '@playwright/test';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { invariant } from '#base/invariant.ts';
import { expect, test } from './fixtures.ts';

/** Small, and with the tools for scores. */
const SCORE =
  '0_3x2|T3:nnnnnn|C3:|Z|S|Rmusic,controlLines=c0&#124;b120&#124;ri,track=,normalizeVelocity=1';

/** Characters of the keys of a keyboard, from the left: its home row, and its digits. */
interface Keyboard {
  readonly home: string;
  readonly digits: string;
  /** Characters at the positions of undo and redo on an American keyboard. */
  readonly z: string;
  readonly y: string;
}

/** The one whose digits need Shift; `toolKeys.test.ts` has the keys of all layouts. */
const AZERTY: Keyboard = { home: 'qsdfghjklm', digits: '&é"\'(-è_çà', z: 'KeyW', y: 'KeyY' };
const HOME_PLACES = [...[...'ASDFGHJKL'].map((place) => `Key${place}`), 'Semicolon'];
const DIGIT_PLACES = [...'1234567890'].map((digit) => `Digit${digit}`);
const ALT = 1;

/** Seven tools of the board, fourteen symbols, and two of the score. */
const TOOLS = 23;

/** Presses keys as keyboards of other countries do. */
class ForeignKeyboard {
  readonly #session: CDPSession;
  readonly #keyboard: Keyboard;

  constructor(session: CDPSession, keyboard: Keyboard) {
    this.#session = session;
    this.#keyboard = keyboard;
  }

  async press(key: string, code: string, modifiers = 0): Promise<void> {
    const stroke = { key, code, modifiers };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
  }

  /** Press what a tool shows as its key. */
  async pressShown(shown: string): Promise<void> {
    const { home, digits } = this.#keyboard;
    const [, alt, key] = /^(Alt\+)?(.)$/.exec(shown) ?? [];
    invariant(key !== undefined, `the key ${shown} can be pressed`);
    const digit = DIGIT_PLACES.indexOf(`Digit${key}`);
    if (digit >= 0)
      await this.press(
        digits.charAt(digit),
        DIGIT_PLACES[digit] ?? '',
        alt === undefined ? 0 : ALT,
      );
    else {
      const place = home.indexOf(key.toLowerCase());
      expect(place, `${shown} lies on the home row`).toBeGreaterThanOrEqual(0);
      await this.press(home.charAt(place), HOME_PLACES[place] ?? '');
    }
  }
}

/** The tools, whether they are in hand or not. */
function toolButtons(page: Page, pressed = ''): Locator {
  return page
    .getByRole('region', { name: /^(Board|Symbols|Score)$/ })
    .locator(`button[aria-keyshortcuts][aria-pressed${pressed}]`);
}

/** The tools with the keys that they show. */
async function shownTools(page: Page) {
  return await toolButtons(page).evaluateAll((all) =>
    all.map((button) => ({
      name: button.ariaLabel ?? '',
      key: button.getAttribute('aria-keyshortcuts') ?? '',
      tip: button.getAttribute('title'),
    })),
  );
}

test('the keys of an AZERTY keyboard take the tools that show them, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const settings = { keyboardLayout: 'azerty', runEditorTour: false };
    localStorage.setItem('siteSettings', JSON.stringify(settings));
  });
  const board = new CreateDriver(page);
  await board.create(SCORE);
  await page.getByRole('button', { name: 'Show more' }).click();
  const inHand = toolButtons(page, '="true"');
  await board.click(1);
  const painted = await board.letters();
  const keys = new ForeignKeyboard(await page.context().newCDPSession(page), AZERTY);
  const tools = await shownTools(page);
  expect(tools).toHaveLength(TOOLS);
  expect(new Set(tools.map(({ key }) => key)).size).toBe(TOOLS);
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const { name, key, tip } of tools) {
    expect(tip).toBe(`${name} (${key})`);
    await keys.press('q', 'KeyA'); // while a number is in hand, digits are numbers
    await keys.pressShown(key);
    await expect(inHand).toHaveAccessibleName(name); // of one alone
  }
  await keys.press(AZERTY.digits.charAt(8), 'Digit9');
  await expect(page.getByRole('radio', { name: 'Puzzle' })).toBeChecked();
  await keys.press(AZERTY.digits.charAt(8), 'Digit9');
  await expect(page.getByRole('radio', { name: 'Solution' })).toBeChecked();
  expect(await board.letters()).toBe(painted); // no tool key paints, undoes or zooms
  await keys.press('z', AZERTY.z);
  await expect(board.undo).toBeDisabled();
  await keys.press('y', AZERTY.y);
  await expect.poll(() => board.letters()).toBe(painted);
});
