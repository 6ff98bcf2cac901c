import { expect, type Page } from '@playwright/test';
import { PATTERN } from '#engine/picture/geometry.ts';
import { contrast } from '#tests/support/contrast.ts';
import { readPng, type Pixels } from '#tests/support/readPng.ts';

/** Every color, given and not, with clues and without. */
export const MIXED = [
  '0_4x3',
  'T4:nBbwWnnNnwww',
  'C1:',
  'Z',
  'Snumber,x=2,y=1,number=3:number,x=2,y=0,number=2:number,x=3,y=2,number=5',
  'R',
].join('|');

/** Cells whose patterns make room for a clue. */
export const CLUES: readonly number[] = [2, 6, 11];

/** Lines of a cell that dots do not lie on, and that they do, in cells. */
export const BETWEEN = 0.5 + PATTERN.pitch / 2;
const DOTS = 0.5 + PATTERN.pitch;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The appearance of cells in a picture of the page: their main color, and the positions of ink on
 * it.
 */
export class ForcedBoard {
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

  /** True if the frame of a hovered or shown cell contrasts with the ground. */
  hasFrame(cell: number): boolean {
    const frame = 0.5 - PATTERN.frame.reach;
    return contrast(this.at(cell, frame, 0.44), this.at(cell, BETWEEN, BETWEEN)) > 4.5;
  }

  /** True if a color occurs on a line across the upper rim of a cell. */
  hasOnRim(cell: number, color: number): boolean {
    const steps = Array.from({ length: 41 }, (_, step) => -0.1 + (step * 0.3) / 40);
    return steps.some((step) => isNear(this.at(cell, 0.5, step), color));
  }

  /** True if something that contrasts with the ground is on a line across the cell. */
  hasInk(cell: number, line: 'down between dots' | 'through dots'): boolean {
    const steps = Array.from({ length: 41 }, (_, step) => 0.2 + (step * 0.6) / 40);
    return steps.some((step) => {
      const color =
        line === 'through dots' ? this.at(cell, step, DOTS) : this.at(cell, BETWEEN, step);
      return contrast(color, this.ground(cell)) > 3;
    });
  }
}

/** True if two colors differ at most by rounding. */
function isNear(a: number, b: number): boolean {
  return [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 2);
}

/** The colors that the system forces on pages: behind text, of text, and of what is chosen. */
export function systemColors(
  page: Page,
): Promise<{ canvas: number; text: number; highlight: number }> {
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
export async function expectToldApart(page: Page, letters: string): Promise<void> {
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
