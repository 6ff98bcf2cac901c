import type { Page } from '@playwright/test';
import { PATTERN } from '#engine/picture/geometry.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { contrast } from '#tests/support/contrast.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { readPng, type Pixels } from '#tests/support/readPng.ts';
import { invariant } from '#engine/invariant.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

test.use({ deviceScaleFactor: 1 }); // pixels of pictures are looked up where cells are

/** Every color, given and not, with clues and without. */
const MIXED = [
  '0_4x3',
  'T4:nBbwWnnNnwww',
  'C1:',
  'Z',
  'Snumber,x=2,y=1,number=3:number,x=2,y=0,number=2:number,x=3,y=2,number=5',
  'R',
].join('|');

/** Two light cells that break a rule, and a clue that is not broken. */
const FAULTY =
  '0_4x2|T4:WWnnnnnn|C1:|Z|Sviewpoint,x=3,y=1,number=3|Rregion_area,color=light,size=1';

/** Columns joined: those of one side are seen again beyond the other. */
const JOINED = '0_4x4|T4:BnWnBnWnBnWnBnWn|C1:|Z|S|Rwrap_around,horizontal=wrap,vertical=none';

/** Cells whose patterns make room for a clue. */
const CLUES: readonly number[] = [2, 6, 11];

/** Lines of a cell that dots do not lie on, and that they do, in cells. */
const BETWEEN = 0.5 + PATTERN.pitch / 2;
const DOTS = 0.5 + PATTERN.pitch;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What cells look like in a picture of the page: their main color, and where ink lies on it. */
class ForcedBoard {
  readonly #boxes: readonly Box[];
  readonly #picture: Pixels;

  private constructor(boxes: readonly Box[], picture: Pixels) {
    this.#boxes = boxes;
    this.#picture = picture;
  }

  static async of(page: Page): Promise<ForcedBoard> {
    const boxes = await page.locator('[role="gridcell"]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    return new ForcedBoard(boxes, readPng(await page.screenshot()));
  }

  at(cell: number, x: number, y: number): number {
    const box = this.#boxes[cell] ?? { x: 0, y: 0, width: 0, height: 0 };
    return this.#picture.pixelAt(
      Math.round(box.x + x * box.width),
      Math.round(box.y + y * box.height),
    );
  }

  /** The color below patterns, clues and frames. */
  ground(cell: number): number {
    return this.at(cell, BETWEEN, 0.86);
  }

  /** Whether the line that frames a cell that is hovered or shown can be told from the ground. */
  hasFrame(cell: number): boolean {
    const frame = 0.5 - PATTERN.frame.reach;
    return contrast(this.at(cell, frame, 0.44), this.at(cell, BETWEEN, BETWEEN)) > 4.5;
  }

  /** Whether a color is seen on a line across the upper rim of a cell. */
  hasOnRim(cell: number, color: number): boolean {
    const steps = Array.from({ length: 41 }, (_, step) => -0.1 + (step * 0.3) / 40);
    return steps.some((step) => isNear(this.at(cell, 0.5, step), color));
  }

  /** Whether something that can be told from the ground lies on a line across the cell. */
  hasInk(cell: number, line: 'down between dots' | 'through dots'): boolean {
    const steps = Array.from({ length: 41 }, (_, step) => 0.2 + (step * 0.6) / 40);
    return steps.some((step) => {
      const color =
        line === 'through dots' ? this.at(cell, step, DOTS) : this.at(cell, BETWEEN, step);
      return contrast(color, this.ground(cell)) > 3;
    });
  }
}

/** Whether two colors differ by no more than rounding. */
function isNear(a: number, b: number): boolean {
  return [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 2);
}

/** The colors that the system forces on pages: behind text, of text, and of what is chosen. */
function systemColors(page: Page): Promise<{ canvas: number; text: number; highlight: number }> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const colorOf = (name: string): number => {
      probe.style.color = name;
      const [red = 0, green = 0, blue = 0] = (
        /\d+, \d+, \d+/.exec(getComputedStyle(probe).color)?.[0] ?? ''
      ).split(', ');
      return Number(red) * 65536 + Number(green) * 256 + Number(blue);
    };
    probe.style.setProperty('forced-color-adjust', 'none');
    const colors = {
      canvas: colorOf('Canvas'),
      text: colorOf('CanvasText'),
      highlight: colorOf('Highlight'),
    };
    probe.remove();
    return colors;
  });
}

/** Expect that cells are told apart by the system's colors, and by patterns. */
async function expectToldApart(page: Page, letters: string): Promise<void> {
  await page.mouse.move(0, 0);
  const { canvas, text } = await systemColors(page);
  const [dark, light] = canvas < text ? [canvas, text] : [text, canvas];
  const looks = { b: [dark, 'striped'], w: [light, 'plain'], n: [canvas, 'dotted'] } as const;
  await expect
    .poll(async () => {
      const board = await ForcedBoard.of(page);
      return [...letters].map((_, cell) => {
        if (CLUES.includes(cell)) return [board.ground(cell), 'clue'];
        const isStriped = board.hasInk(cell, 'down between dots');
        const isDotted = !isStriped && board.hasInk(cell, 'through dots');
        return [board.ground(cell), isStriped ? 'striped' : isDotted ? 'dotted' : 'plain'];
      });
    })
    .toEqual(
      [...letters].map((letter, cell) => {
        const [color, pattern] = looks[letter as keyof typeof looks];
        return [color, CLUES.includes(cell) ? 'clue' : pattern];
      }),
    );
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme} forced colors`, () => {
    test.use({ forcedColors: 'active', colorScheme });

    test('cells have the colors of the system, and patterns', async ({ page }) => {
      const solve = new SolveDriver(page);
      await solve.open(MIXED);
      const letters = await solve.letters();
      await expectToldApart(page, letters);
      await axe(page);

      await test.step('clues are legible on every color', async () => {
        const board = await ForcedBoard.of(page);
        for (const cell of CLUES) {
          const middle = Array.from({ length: 21 }, (_, step) => 0.3 + step * 0.02);
          const seen = middle.flatMap((x) => middle.map((y) => board.at(cell, x, y)));
          const clearest = Math.max(...seen.map((color) => contrast(color, board.ground(cell))));
          expect(clearest, `the clue of cell ${cell}`).toBeGreaterThan(4.5);
        }
      });

      await test.step('the swatches show the two colors', async () => {
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
      });

      await test.step('the cell under the mouse is framed', async () => {
        expect((await ForcedBoard.of(page)).hasFrame(5)).toBe(false);
        const { x, y } = await solve.middleOf(5);
        await page.mouse.move(x, y);
        await expect.poll(async () => (await ForcedBoard.of(page)).hasFrame(5)).toBe(true);
      });
    });

    test('errors are hatched, what a clue looks at is framed, and the focus is seen', async ({
      page,
    }) => {
      const solve = new SolveDriver(page);
      await solve.open(FAULTY);
      const seen = () => ForcedBoard.of(page);
      await page.mouse.move(0, 0);

      // Light cells are plain else.
      await expect
        .poll(async () => (await seen()).hasInk(1, 'down between dots'), 'the light cells in error')
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
    });

    test('ghosts beyond a joined rim have the patterns of their cells', async ({ page }) => {
      const solve = new SolveDriver(page);
      await solve.open(JOINED);
      await page.mouse.move(0, 0);

      // A dark cell of the first column, one column beyond the last one.
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

    test('the still board has the same patterns', async ({ page }) => {
      await page.route('**/BoardCanvas*', () => new Promise(() => {}));
      const solve = new SolveDriver(page);
      await solve.open(MIXED, 'still');

      await expectToldApart(page, await solve.letters());
      await axe(page);
    });

    test('the other pages are readable', async ({ page }) => {
      for (const address of ['/', '/settings', '/learn', '/create', solveLink(musicPuzzle())]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address !== '/') await expect(boardIn(page)).toBeVisible();
        await axe(page);
      }
    });
  });
}

test('the board follows when the system begins and ends to force colors', async ({ page }) => {
  const solve = new SolveDriver(page);
  await solve.open(MIXED);
  const letters = await solve.letters();
  const own = (await ForcedBoard.of(page)).ground(0);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expectToldApart(page, letters);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectToldApart(page, letters);

  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await expect.poll(async () => (await ForcedBoard.of(page)).ground(0)).toBe(own);
});
