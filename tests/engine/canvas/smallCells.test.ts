// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '#engine/grid/grid.ts';
import { StrokedBoard } from './StrokedBoard.ts';

/** Its cells have 14 pixels. */
const SIDE = 20;
const GLIDE_MS = 1000;

let board: StrokedBoard;

beforeEach(() => {
  vi.useFakeTimers();
  board = new StrokedBoard(SIDE);
});

afterEach(() => {
  board.destroy();
  vi.useRealTimers();
});

function press(at: Point, atMs: number, more: PointerEventInit = {}): void {
  board.send('pointerdown', at, { pointerType: 'touch', atMs, ...more });
}

function lift(at: Point, atMs: number, more: PointerEventInit = {}): void {
  board.send('pointerup', at, { pointerType: 'touch', atMs, ...more });
}

function tap(at: Point, atMs: number, more: PointerEventInit = {}): void {
  press(at, atMs, more);
  lift(at, atMs + 40, more);
}

function settle(): void {
  vi.advanceTimersByTime(GLIDE_MS);
  board.run(GLIDE_MS);
}

const cellPx = () => board.view.cameraController.camera.cellPx;

describe('a finger on cells that are too small for it', () => {
  it('zooms in at its place and paints nothing; the next tap paints the cell there', () => {
    const at = board.placeOf(13, 4);
    expect(cellPx()).toBeLessThan(18);

    tap(at, 1000);
    settle();
    expect(board.inputs).toEqual([]);
    expect(cellPx()).toBeGreaterThanOrEqual(35);
    const now = board.placeOf(13, 4);
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(2);

    tap(at, 3000);
    settle();
    expect(board.painted).toEqual([4 * SIDE + 13]);
  });

  it('paints nothing while it draws or rests', () => {
    press(board.placeOf(2, 2), 1000);
    board.send('pointermove', board.placeOf(9, 2), { pointerType: 'touch', atMs: 1100 });
    vi.advanceTimersByTime(GLIDE_MS);
    lift(board.placeOf(9, 2), 2000);
    settle();

    expect(board.inputs).toEqual([]);
    expect(cellPx()).toBeGreaterThanOrEqual(35);
  });

  it('neither paints nor zooms out by a second quick tap', () => {
    const at = board.placeOf(5, 5);

    tap(at, 1000);
    board.run(60);
    tap(at, 1200);
    settle();

    expect(board.inputs).toEqual([]);
    expect(cellPx()).toBeGreaterThanOrEqual(35);
  });

  it('shows the whole board again by a double tap', () => {
    const at = board.placeOf(5, 5);
    tap(at, 1000);
    settle();

    tap(at, 3000);
    tap(at, 3200);
    settle();

    expect(board.inputs.map(({ type }) => type)).toEqual(['stroke.start', 'stroke.cancel']);
    expect(board.view.cameraController.isWhole).toBe(true);
  });

  it('zooms at once where motion is unwanted', () => {
    board.destroy();
    board = new StrokedBoard(SIDE, { isAnimated: false });

    tap(board.placeOf(5, 5), 1000);

    expect(cellPx()).toBeGreaterThanOrEqual(35);
  });

  it('leaves the zoom to the second finger of a pinch', () => {
    const [a, b] = [board.placeOf(4, 4), board.placeOf(8, 4)];

    press(a, 1000);
    press(b, 1050, { pointerId: 2 });
    lift(a, 1100);
    lift(b, 1150, { pointerId: 2 });
    settle();

    expect(board.inputs).toEqual([]);
    expect(board.view.cameraController.isWhole).toBe(true);
  });

  it('does nothing if it was the palm of a hand with a pen', () => {
    press(board.placeOf(4, 4), 1000);
    const pen = { pointerId: 2, pointerType: 'pen' };
    press(board.placeOf(8, 4), 1050, pen);
    lift(board.placeOf(8, 4), 1100, pen);
    lift(board.placeOf(4, 4), 1150);
    settle();

    expect(board.painted).toEqual([4 * SIDE + 8]);
    expect(board.view.cameraController.isWhole).toBe(true);
  });

  it('does nothing if the system takes it away', () => {
    press(board.placeOf(4, 4), 1000);
    board.send('pointercancel', board.placeOf(4, 4), { pointerType: 'touch' });
    settle();

    expect(board.inputs).toEqual([]);
    expect(board.view.cameraController.isWhole).toBe(true);
  });
});

it.each(['mouse', 'pen'])('a %s paints cells of any size at once', (pointerType) => {
  tap(board.placeOf(13, 4), 1000, { pointerType });

  expect(board.painted).toEqual([4 * SIDE + 13]);
  expect(board.view.cameraController.isWhole).toBe(true);
});

describe('a board that goes away under a finger on small cells', () => {
  it('zooms the board that replaces it', () => {
    press(board.placeOf(4, 4), 1000);
    const { cameraController: camera } = board.view;

    board.destroy();
    board = new StrokedBoard(SIDE);

    expect(camera.aim.cellPx).toBeGreaterThanOrEqual(35);
  });
});
