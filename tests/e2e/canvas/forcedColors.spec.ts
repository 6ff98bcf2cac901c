import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { contrast } from '#tests/support/contrast.ts';
import { readPng } from '#tests/support/readPng.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';
import {
  BETWEEN,
  CLUES,
  expectToldApart,
  ForcedBoard,
  MIXED,
  systemColors,
} from '../forcedBoard.ts';

test.use({ deviceScaleFactor: 1 }); // pixels of pictures are looked up where cells are

/** Two light cells that break a rule, and a clue that is not broken. */
const faulty = (viewpoint: 3 | 4) =>
  `0_4x2|T4:WWnnnnnn|C1:|Z|Sviewpoint,x=3,y=1,number=${viewpoint}|Rregion_area,color=light,size=1`;

/** Columns joined: those of one side are seen again beyond the other. */
const JOINED = '0_4x4|T4:BnWnBnWnBnWnBnWn|C1:|Z|S|Rwrap_around,horizontal=wrap,vertical=none';

/** Clues are legible on every color. */
async function expectLegible(page: Page): Promise<void> {
  const board = await ForcedBoard.of(page);
  for (const cell of CLUES) {
    const middle = Array.from({ length: 21 }, (_, step) => 0.3 + step * 0.02);
    const seen = middle.flatMap((x) => middle.map((y) => board.at(cell, x, y)));
    const clearest = Math.max(...seen.map((color) => contrast(color, board.ground(cell))));
    expect(clearest, `the clue of cell ${cell}`).toBeGreaterThan(4.5);
  }
}

/** The swatches show the two colors. */
async function expectSwatches(page: Page): Promise<void> {
  const picture = readPng(await page.screenshot());
  const { canvas, text } = await systemColors(page);
  for (const [name, color] of [
    ['Dark', Math.min(canvas, text)],
    ['Light', Math.max(canvas, text)],
  ] as const) {
    const sample = page.locator('label', { hasText: name }).locator('span[aria-hidden]');
    const box = await sample.boundingBox();
    invariant(box, 'there is a swatch');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
    expect(picture.pixelAt(x ?? 0, y ?? 0)).toBe(color);
  }
}

const SCHEMES = ['dark', 'light'] as const;

test('cells take the colors of the system and patterns, and have their own again afterwards', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(MIXED);
  const letters = await solve.letters();
  await page.mouse.move(0, 0);
  const own = (await ForcedBoard.of(page)).ground(0);

  for (const colorScheme of SCHEMES)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expectToldApart(page, letters);
      await expectLegible(page);
      await expectSwatches(page);
      await test.step('the cell under the mouse is framed', async () => {
        expect((await ForcedBoard.of(page)).hasFrame(5)).toBe(false);
        const { x, y } = await solve.middleOf(5);
        await page.mouse.move(x, y);
        await expect.poll(async () => (await ForcedBoard.of(page)).hasFrame(5)).toBe(true);
        await page.mouse.move(0, 0);
        await expect.poll(async () => (await ForcedBoard.of(page)).hasFrame(5)).toBe(false);
      });
    });

  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  await expect.poll(async () => (await ForcedBoard.of(page)).ground(0)).toBe(own);
});

test('errors are hatched, what a clue looks at is framed, focus and ghosts are seen', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await solve.open(faulty(3));
  await expectMarks(page, solve);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await solve.follow(faulty(4));
  await expectMarks(page, solve);
});

/** Of a faulty puzzle with nothing painted, and then of `JOINED`. */
async function expectMarks(page: Page, solve: SolveDriver): Promise<void> {
  const seen = () => ForcedBoard.of(page);
  await page.mouse.move(0, 0);

  // Light cells are plain else.
  await expect
    .poll(async () => (await seen()).hasInk(1, 'down between dots'), 'light cells in error')
    .toBe(true);
  await solve.cell(1, 3).focus();
  await page.keyboard.press('Shift+Space');
  await expect(solve.cell(1, 3)).toHaveAccessibleName(/light/);

  await test.step('the cells of a row', async () => {
    const framed = async () => {
      const board = await seen();
      return [3, 5, 6].map((cell) => board.hasFrame(cell));
    };
    expect(await framed()).toEqual([false, false, false]);
    await page.getByRole('button', { name: /Viewpoint/i }).click();
    await expect.poll(framed).toEqual([true, true, true]);
  });

  await test.step('the focus', async () => {
    const { highlight } = await systemColors(page);
    expect((await seen()).hasOnRim(1, highlight)).toBe(false);
    await solve.tabToBoard();
    await page.keyboard.press('ArrowLeft');
    await expect(solve.cell(1, 2)).toBeFocused();
    await expect.poll(async () => (await seen()).hasOnRim(1, highlight)).toBe(true);
  });

  await test.step('a dark cell of the first column, one column beyond the last', async () => {
    await solve.follow(JOINED);
    await page.mouse.move(0, 0);
    await expect
      .poll(async () => {
        const board = await ForcedBoard.of(page);
        const ground = board.at(3, 1 + BETWEEN, 0.86);
        const line = Array.from({ length: 41 }, (_, step) => 0.2 + (step * 0.6) / 40);
        const inks = line.map((y) => contrast(board.at(3, 1 + BETWEEN, y), ground));
        return Math.max(...inks);
      })
      .toBeGreaterThan(1.5);
  });
}
