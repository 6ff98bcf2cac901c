// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import { BoardPointer } from '#engine/canvas/BoardPointer.ts';
import type { Hover, BoardEvents } from '#engine/canvas/BoardOptions.ts';

const CELL_PX = 20;
const LONG_PRESS_MS = 450;
/** A page that is busy gets a frame and a task more. */
const FRAME_MS = 20;

/** An element whose top-left corner lies at (100, 0), with a board of 8 x 8 cells and no camera. */
class PointedBoard {
  readonly element = document.createElement('div');
  onHold: (cell: number) => boolean = () => false;
  readonly hovers: Hover[] = [];
  readonly pointer: BoardPointer;

  constructor(onInput: BoardEvents['onInput'], id = boardId) {
    this.element.getBoundingClientRect = () => new DOMRect(100, 0, 8 * CELL_PX, 8 * CELL_PX);
    this.pointer = new BoardPointer(this.element, {
      board: {
        width: 8,
        height: 8,
        pointAt: ({ x, y }) => ({ x: (x - 100) / CELL_PX, y: y / CELL_PX }),
      },
      options: () => ({
        id,
        events: {
          onInput,
          onHover: (hover) => this.hovers.push(hover),
          onHold: (cell) => this.onHold(cell),
        },
      }),
    });
  }

  /** Send an event in the middle of a cell, of a time if one is given. */
  send(
    type: string,
    column: number,
    row: number,
    more: PointerEventInit = {},
    atMs?: number,
  ): Event {
    const event = new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'mouse',
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: 100 + (column + 0.5) * CELL_PX,
      clientY: (row + 0.5) * CELL_PX,
      cancelable: true,
      ...more,
    });
    if (atMs !== undefined) Object.defineProperty(event, 'timeStamp', { value: atMs });
    this.element.dispatchEvent(event);
    return event;
  }
}

let inputs: BoardInput[] = [];
let onInput: BoardEvents['onInput'];
/** Another id in each test: pointers of one test are no siblings of those of another. */
let boardId = '';
let tests = 0;

beforeEach(() => {
  vi.useFakeTimers();
  inputs = [];
  tests += 1;
  boardId = `board ${tests}`;
  onInput = (input) => inputs.push(input);
});

afterEach(() => {
  vi.useRealTimers();
});

const types = () => inputs.map(({ type }) => type);
const painted = () => inputs.flatMap((input) => (input.type === 'stroke.move' ? input.cells : []));

describe('a stroke on a board without a camera', () => {
  it('enters every cell on its way, and says where it came from', () => {
    const board = new PointedBoard(onInput);

    board.send('pointerdown', 0, 0);
    board.send('pointermove', 3, 0);
    board.send('pointerup', 3, 0);

    expect(inputs).toEqual([
      {
        type: 'stroke.start',
        cell: 0,
        button: 'primary',
        fill: false,
        copy: false,
        contact: { x: 0.5, y: 0.5 },
      },
      {
        type: 'stroke.move',
        cells: [1, 2, 3],
        contact: { x: 3.5, y: 0.5, from: { x: 0.5, y: 0.5 } },
      },
      { type: 'stroke.end' },
    ]);
  });

  it('takes the points between two events that the browser has put together', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 0, 0);
    const samples = [
      [0, 2],
      [2, 2],
    ].map(
      ([column = 0, row = 0]) =>
        new PointerEvent('pointermove', {
          clientX: 100 + (column + 0.5) * CELL_PX,
          clientY: (row + 0.5) * CELL_PX,
        }),
    );
    const event = new PointerEvent('pointermove', { pointerId: 1, buttons: 1 });
    vi.spyOn(event, 'getCoalescedEvents').mockReturnValue(samples);

    board.element.dispatchEvent(event);

    expect(painted()).toEqual([8, 16, 17, 18]);
  });

  it('keeps to its row or column while Shift is held', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 0, 0);

    board.send('pointermove', 3, 1, { shiftKey: true });

    expect(painted()).toEqual([1, 2, 3]);
  });

  it('becomes one of the other color when a finger rests', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 2, 0, { pointerType: 'touch' });

    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);

    expect(inputs.slice(1)).toMatchObject([
      { type: 'stroke.cancel' },
      { type: 'stroke.start', cell: 2, button: 'secondary' },
    ]);
  });

  it('keeps the color of a tap that the page hears of after its timer', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 2, 0, { pointerType: 'touch' }, 1000);

    vi.advanceTimersByTime(LONG_PRESS_MS); // the timer comes first
    board.send('pointerup', 2, 0, { pointerType: 'touch' }, 1080);
    vi.advanceTimersByTime(LONG_PRESS_MS);

    expect(types()).toEqual(['stroke.start', 'stroke.end']);
  });

  it('gives a tap its color back that the page hears of much later', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 2, 0, { pointerType: 'touch' }, 1000);
    vi.advanceTimersByTime(2 * LONG_PRESS_MS);

    board.send('pointerup', 2, 0, { pointerType: 'touch' }, 1000 + LONG_PRESS_MS - 1);

    expect(inputs.slice(3)).toMatchObject([
      { type: 'stroke.cancel' },
      { type: 'stroke.start', cell: 2, button: 'primary' },
      { type: 'stroke.end' },
    ]);
  });

  it('gives a stroke its color back whose first move the page hears of much later', () => {
    const board = new PointedBoard(onInput);
    const touch = { pointerType: 'touch' };
    board.send('pointerdown', 2, 0, touch, 1000);
    vi.advanceTimersByTime(2 * LONG_PRESS_MS);

    board.send('pointermove', 3, 0, touch, 1100);
    board.send('pointerup', 3, 0, touch, 1200);

    expect(inputs.slice(3)).toMatchObject([
      { type: 'stroke.cancel' },
      { type: 'stroke.start', cell: 2, button: 'primary' },
      { type: 'stroke.move', cells: [3] },
      { type: 'stroke.end' },
    ]);
  });

  it('keeps the other color of a finger that rested and is lifted', () => {
    const board = new PointedBoard(onInput);
    const touch = { pointerType: 'touch' };
    board.send('pointerdown', 2, 0, touch, 1000);
    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);

    board.send('pointermove', 3, 0, touch, 1000 + LONG_PRESS_MS);
    board.send('pointerup', 3, 0, touch, 1000 + LONG_PRESS_MS + 50);

    expect(types().slice(2)).toEqual(['stroke.start', 'stroke.move', 'stroke.end']);
  });

  it('ends when a second finger lands, and none begins', () => {
    const board = new PointedBoard(onInput);
    const touch = { pointerType: 'touch' };
    board.send('pointerdown', 2, 0, touch);

    board.send('pointerdown', 5, 5, { ...touch, pointerId: 2 });
    board.send('pointermove', 6, 6, { ...touch, pointerId: 2 });

    expect(types()).toEqual(['stroke.start', 'stroke.cancel']);
  });

  it('leaves the wheel and the middle button to the page', () => {
    const board = new PointedBoard(onInput);
    const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true });
    board.element.dispatchEvent(wheel);

    const press = board.send('pointerdown', 1, 1, { button: 1, buttons: 4 });

    expect([wheel.defaultPrevented, press.defaultPrevented]).toEqual([false, false]);
    expect(inputs).toEqual([]);
  });

  it('says where a mouse is, and whether Ctrl is held, but not where a finger is', () => {
    const board = new PointedBoard(onInput);

    board.send('pointermove', 1, 2, { buttons: 0, ctrlKey: true });
    board.send('pointermove', 3, 3, { pointerType: 'touch' });
    board.element.dispatchEvent(new PointerEvent('pointerleave'));

    expect(board.hovers).toEqual([
      { at: { x: 1.5, y: 2.5 }, isChord: true, isPressed: false },
      { at: null, isChord: false, isPressed: false },
    ]);
  });

  it('is taken back, and none begins, when a finger rests where that means something else', () => {
    const board = new PointedBoard(onInput);
    board.onHold = (cell) => cell === 2;
    board.send('pointerdown', 2, 0, { pointerType: 'touch' });

    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);
    board.send('pointermove', 6, 0, { pointerType: 'touch' });
    board.send('pointerup', 6, 0, { pointerType: 'touch' });
    expect(types()).toEqual(['stroke.start', 'stroke.cancel']);

    board.send('pointerdown', 3, 0, { pointerType: 'touch' });
    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);
    expect(inputs.at(-1)).toMatchObject({ type: 'stroke.start', cell: 3, button: 'secondary' });
  });
});

describe('a palm beside a pen', () => {
  const palm = { pointerType: 'touch', pointerId: 7 };
  const pen = { pointerType: 'pen' };

  it('paints nothing where it rested before the pen came', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 6, 7, palm, 1000);
    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);

    board.send('pointerdown', 0, 1, pen, 1700);
    board.send('pointermove', 4, 1, pen, 1750);
    board.send('pointermove', 5, 7, palm, 1760);
    board.send('pointerup', 4, 1, pen, 1800);
    board.send('pointerup', 5, 7, palm, 1900);

    expect(types().slice(2)).toEqual([
      'stroke.start', // the other color, after the rest
      'stroke.cancel',
      'stroke.start',
      'stroke.move',
      'stroke.end',
    ]);
    expect(painted()).toEqual([9, 10, 11, 12]);
  });

  it('lets a stroke of the pen go on', () => {
    const board = new PointedBoard(onInput);
    board.send('pointerdown', 0, 1, pen, 1000);
    board.send('pointermove', 2, 1, pen, 1010);

    board.send('pointerdown', 6, 7, palm, 5000);
    board.send('pointermove', 6, 6, palm, 5010);
    board.send('pointermove', 6, 1, pen, 5020);
    board.send('pointerup', 6, 6, palm, 5030);
    board.send('pointerup', 6, 1, pen, 5040);

    expect(types()).toEqual(['stroke.start', 'stroke.move', 'stroke.move', 'stroke.end']);
    expect(painted()).toEqual([9, 10, 11, 12, 13, 14]);
  });

  it('paints nothing while the pen hovers, and a finger does after the pen went away', () => {
    const board = new PointedBoard(onInput);
    board.send('pointermove', 0, 1, { ...pen, buttons: 0 }, 1000);
    board.send('pointerdown', 6, 7, palm, 1100);
    board.send('pointerup', 6, 7, palm, 1200);
    expect(types()).toEqual([]);

    board.send('pointerleave', 0, 1, pen, 1300);
    board.send('pointerdown', 6, 7, palm, 1400);
    expect(types()).toEqual(['stroke.start']);
  });
});

describe('a stroke whose element goes away', () => {
  it('goes on in another element of the same board', () => {
    const first = new PointedBoard(onInput);
    const second = new PointedBoard(onInput);
    first.send('pointerdown', 0, 0);
    first.send('pointermove', 1, 0);

    first.pointer.destroy();
    second.send('pointermove', 3, 0);
    second.send('pointerup', 3, 0);

    expect(types()).toEqual(['stroke.start', 'stroke.move', 'stroke.move', 'stroke.end']);
    expect(painted()).toEqual([1, 2, 3]);
  });

  it('still waits for a finger to rest, and knows it when a second one lands', () => {
    const first = new PointedBoard(onInput);
    const second = new PointedBoard(onInput);
    const touch = { pointerType: 'touch' };
    first.send('pointerdown', 0, 0, touch);

    first.pointer.destroy();
    vi.advanceTimersByTime(LONG_PRESS_MS + FRAME_MS);
    second.send('pointerdown', 5, 5, { ...touch, pointerId: 2 });

    expect(types()).toEqual(['stroke.start', 'stroke.cancel', 'stroke.start', 'stroke.end']);
  });

  it('is taken back if there is no other', () => {
    const board = new PointedBoard(onInput);
    new PointedBoard(onInput, 'another board');
    board.send('pointerdown', 0, 0);

    board.pointer.destroy();

    expect(types()).toEqual(['stroke.start', 'stroke.cancel']);
  });
});
