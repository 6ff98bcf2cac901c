// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '#engine/grid/grid.ts';
import { StrokedBoard } from './StrokedBoard.ts';

const SIDE = 4;

let board: StrokedBoard;

beforeEach(() => {
  vi.useFakeTimers();
  board = new StrokedBoard(SIDE);
});

afterEach(() => {
  board.destroy();
  vi.useRealTimers();
});

const types = () => board.inputs.map(({ type }) => type);

function tap(cell: Cell, atMs: number, pointerType = 'touch'): void {
  const at = board.view.placeOf(cell);
  board.send('pointerdown', at, { pointerType, atMs });
  board.send('pointerup', at, { pointerType, atMs: atMs + 40 });
}

describe('a tap of a finger', () => {
  it('paints at once, and is over when no second one came', () => {
    tap(5, 1000);
    expect(types()).toEqual(['stroke.start']);

    vi.advanceTimersByTime(300);
    expect(types()).toEqual(['stroke.start', 'stroke.end']);
  });

  it('is over before another cell is painted', () => {
    tap(5, 1000);
    tap(6, 1100);
    vi.advanceTimersByTime(300);

    expect(types()).toEqual(['stroke.start', 'stroke.end', 'stroke.start', 'stroke.end']);
    expect(board.painted).toEqual([5, 6]);
  });

  it.each(['keydown', 'pointerdown', 'pagehide'])('is over before a %s elsewhere', (type) => {
    tap(5, 1000);

    window.dispatchEvent(new Event(type));

    expect(types()).toEqual(['stroke.start', 'stroke.end']);
  });

  it('is over when the board goes away', () => {
    const { inputs } = board;
    tap(5, 1000);

    board.destroy();
    board = new StrokedBoard(SIDE);

    expect(inputs.map(({ type }) => type)).toEqual(['stroke.start', 'stroke.end']);
  });
});

/** Let taps and glides come to their end. */
function settle(): void {
  vi.advanceTimersByTime(1000);
  board.run(1000);
}

describe('a double tap on a cell', () => {
  it('takes its paint back and shows the cell closely; the next one shows the whole board', () => {
    const { cameraController: camera } = board.view;
    const whole = camera.camera.cellPx;

    tap(5, 1000);
    tap(5, 1200);
    settle();
    expect(types()).toEqual(['stroke.start', 'stroke.cancel']);
    expect(camera.camera.cellPx).toBeGreaterThan(2 * whole);

    tap(5, 3000);
    tap(5, 3200);
    settle();
    expect(types().slice(2)).toEqual(['stroke.start', 'stroke.cancel']);
    expect(camera.isWhole).toBe(true);
  });

  it('paints once, not twice, where the first tap was over before the second one was heard', () => {
    tap(5, 1000);
    vi.advanceTimersByTime(400);
    tap(5, 1200);
    vi.advanceTimersByTime(400);

    expect(types()).toEqual(['stroke.start', 'stroke.end']);
  });

  it('lets the next quick tap paint', () => {
    const { cameraController: camera } = board.view;

    tap(5, 1000);
    tap(5, 1200);
    tap(5, 1450);
    settle();

    expect(types()).toEqual(['stroke.start', 'stroke.cancel', 'stroke.start', 'stroke.end']);
    expect(camera.isWhole).toBe(false);
  });

  it('of a mouse paints twice', () => {
    tap(5, 1000, 'mouse');
    tap(5, 1100, 'mouse');

    expect(types()).toEqual(['stroke.start', 'stroke.end', 'stroke.start', 'stroke.end']);
    expect(board.view.cameraController.isWhole).toBe(true);
  });
});

describe('a tool that is made for taps', () => {
  beforeEach(() => {
    board.destroy();
    board = new StrokedBoard(SIDE, { pointerMode: { isTapped: true } });
  });

  it('is used by each of two quick taps, and the view stays', () => {
    tap(5, 1000);
    expect(types()).toEqual(['stroke.start', 'stroke.end']);
    tap(5, 1200);
    settle();

    expect(types()).toEqual(['stroke.start', 'stroke.end', 'stroke.start', 'stroke.end']);
    expect(board.view.cameraController.isWhole).toBe(true);
  });

  it('leaves a double tap beside the board to the view', () => {
    const { cameraController: camera } = board.view;
    camera.zoomBy(4, { x: 200, y: 150 });
    camera.panBy(-5000, 0);
    expect(camera.isWhole).toBe(false);

    for (const atMs of [1000, 1200]) {
      board.send('pointerdown', { x: 398, y: 150 }, { pointerType: 'touch', atMs });
      board.send('pointerup', { x: 398, y: 150 }, { pointerType: 'touch', atMs: atMs + 40 });
    }
    settle();

    expect(types()).toEqual([]);
    expect(camera.isWhole).toBe(true);
  });
});

describe('a space bar that moved the board', () => {
  it('presses nothing when it is lifted', () => {
    const space = (type: string) => {
      const event = new KeyboardEvent(type, { key: ' ', cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect(space('keydown')).toBe(false);
    expect(space('keyup')).toBe(false);
    space('keydown');
    board.send('pointerdown', board.placeOf(1, 1));
    board.send('pointerup', board.placeOf(2, 1));

    expect(space('keyup')).toBe(true);
    expect(space('keydown')).toBe(false);
    expect(board.inputs).toEqual([]);
  });
});
