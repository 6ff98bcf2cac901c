// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EarlyPointer } from '#sentBoard/EarlyPointer.ts';
import { EarlyStrokes } from '#sentBoard/EarlyStrokes.ts';
import { readOpenCells } from '#sentBoard/openCells.ts';

const COLUMNS = 4;
const CELL_PX = 40;
const LONG_MS = 450;
const SYMBOL = 3;

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

/** A board of four columns and three rows, each cell 40 pixels wide unless said otherwise. */
class Board {
  readonly #letters = [...'nnnnnnnnnnnn'];
  readonly #pointer: EarlyPointer;

  constructor(cellPx = CELL_PX) {
    const places = {
      pointAt: ({ x, y }: { x: number; y: number }) => ({ x: x / cellPx, y: y / cellPx }),
      cellAt: ({ x, y }: { x: number; y: number }) =>
        x >= 0 && x < COLUMNS && y >= 0 && y < 3
          ? Math.floor(y) * COLUMNS + Math.floor(x)
          : undefined,
      hasSymbol: (cell: number) => cell === SYMBOL,
    };
    const strokes = new EarlyStrokes(
      readOpenCells(this.letters, ''),
      (cell, color) => (this.#letters[cell] = { dark: 'b', light: 'w', gray: 'n' }[color]),
    );
    this.#pointer = new EarlyPointer(places, strokes);
  }

  get letters(): string {
    return this.#letters.join('');
  }

  down(cell: number, init: Partial<PointerEvent> = {}): this {
    this.#pointer.down(eventAt(cell, { buttons: 1, ...init }));
    return this;
  }

  move(cell: number, init: Partial<PointerEvent> = {}): this {
    this.#pointer.move(eventAt(cell, { buttons: 1, ...init }));
    return this;
  }

  up(init: Partial<PointerEvent> = {}): this {
    this.#pointer.up(eventAt(0, { type: 'pointerup', ...init }));
    return this;
  }
}

function eventAt(cell: number, init: Partial<PointerEvent>): PointerEvent {
  return {
    pointerId: 1,
    pointerType: 'mouse',
    timeStamp: 0,
    clientX: ((cell % COLUMNS) + 0.5) * CELL_PX,
    clientY: (Math.floor(cell / COLUMNS) + 0.5) * CELL_PX,
    preventDefault: () => undefined,
    ...init,
  } as PointerEvent;
}

const TOUCH = { pointerType: 'touch' } as const;

it('paints all cells on the way of a fast mouse, with the color of its button', () => {
  expect(new Board().down(0).move(2).up().letters).toBe('bbbnnnnnnnnn');
  expect(new Board().down(4, { buttons: 2 }).move(7).up().letters).toBe('nnnnwwwwnnnn');
  expect(new Board().down(0).up().move(3).letters).toBe('bnnnnnnnnnnn');
  expect(new Board().down(0).up({ type: 'pointercancel' }).letters).toBe('nnnnnnnnnnnn');
  const releasedOutside = new Board().down(0).move(2, { buttons: 0 }).move(3);
  expect(releasedOutside.letters).toBe('bnnnnnnnnnnn');
});

it('leaves presses with a modifier, and with two buttons, to the app', () => {
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    expect(new Board().down(0, init).up().letters).toBe('nnnnnnnnnnnn');
  expect(new Board().down(0, { buttons: 3 }).up().letters).toBe('nnnnnnnnnnnn');
});

it('leaves cells that are too small for a finger to the app', () => {
  expect(new Board(17).down(0, TOUCH).up().letters).toBe('nnnnnnnnnnnn');
  expect(new Board(17).down(0).up().letters).not.toBe('nnnnnnnnnnnn');
});

it('paints the other color by a long press, and nothing on a symbol', () => {
  const board = new Board().down(0, TOUCH);
  vi.advanceTimersByTime(LONG_MS);
  expect(board.up({ timeStamp: LONG_MS }).letters).toBe('wnnnnnnnnnnn');
  board.down(SYMBOL, { ...TOUCH, timeStamp: 1000 });
  vi.advanceTimersByTime(LONG_MS);
  expect(board.up({ timeStamp: 1000 + LONG_MS }).letters).toBe('wnnnnnnnnnnn');
});

it('keeps the color of a finger that moved or left in time, however late that is heard of', () => {
  const moved = new Board().down(0, TOUCH).move(1, { timeStamp: 100 });
  vi.advanceTimersByTime(LONG_MS);
  expect(moved.up({ timeStamp: 600 }).letters).toBe('bbnnnnnnnnnn');

  const busy = new Board().down(0, TOUCH);
  vi.advanceTimersByTime(2 * LONG_MS);
  expect(busy.up({ timeStamp: 60 }).letters).toBe('bnnnnnnnnnnn');
});

it('takes back what the first finger of a pinch painted, and paints nothing until all left', () => {
  const second = { ...TOUCH, pointerId: 2 };
  const board = new Board().down(0, TOUCH).down(5, { ...second, timeStamp: 50 });
  expect(board.letters).toBe('nnnnnnnnnnnn');
  board.move(1).up().up({ pointerId: 2 });
  expect(board.letters).toBe('nnnnnnnnnnnn');

  board.down(0, { ...TOUCH, timeStamp: 1000 }).down(5, { ...second, timeStamp: 1300 });
  expect(board.letters, 'a stroke that is older stays').toBe('bnnnnnnnnnnn');
  board.up().up({ pointerId: 2 });
  expect(board.down(1, TOUCH).up({ timeStamp: 60 }).letters).toBe('bbnnnnnnnnnn');
});
