// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { edgeAutoScroll } from '#engine/canvas/edgeAutoScroll.ts';
import { StrokedBoard } from './StrokedBoard.ts';

const SIDE = 40;
const MIDDLE = { x: 200, y: 150 };
const NEAR_RIGHT = { x: 385, y: 150 };
const AT_RIGHT = { x: 400, y: 150 };

const boards: StrokedBoard[] = [];

function zoomedBoard(isAnimated = true): StrokedBoard {
  const board = new StrokedBoard(SIDE, { isAnimated });
  boards.push(board);
  board.run(200);
  board.view.cameraController.zoomBy(10, MIDDLE);
  board.run(400);
  return board;
}

/** A stroke from the middle of the window to a point, held there. */
function strokeTo(board: StrokedBoard, to: { x: number; y: number }): void {
  board.send('pointerdown', MIDDLE);
  board.send('pointermove', to);
}

afterEach(() => {
  for (const board of boards.splice(0)) board.destroy();
});

describe('the speed of a board under a stroke', () => {
  const room = { width: 400, height: 300 };

  it('is zero away from the rim, and grows towards it and no further', () => {
    const places = [300, 360, 380, 399, 400, 450].map((x) => ({ x, y: 150 }));
    const speeds = places.map((at) => Math.abs(edgeAutoScroll(MIDDLE, at, room).x));

    expect(speeds[0]).toBe(0);
    expect(speeds.slice(1, 5)).toEqual([...speeds.slice(1, 5)].sort((a, b) => a - b));
    expect(new Set(speeds.slice(1, 5)).size).toBe(4);
    expect(speeds[5]).toBe(speeds[4]);
  });

  it('brings what lies beyond the near rim', () => {
    const { x, y } = edgeAutoScroll(MIDDLE, { x: 2, y: 298 }, room);

    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });

  it('is zero as long as a stroke that began near a rim comes no nearer', () => {
    const start = { x: 380, y: 150 };

    expect(edgeAutoScroll(start, { x: 375, y: 290 }, room).x).toBe(0);
    expect(edgeAutoScroll(start, { x: 395, y: 150 }, room).x).toBeLessThan(0);
  });
});

describe('a stroke at the edge of the window', () => {
  it('scrolls a zoomed board, and paints every cell that comes under the pointer', () => {
    const board = zoomedBoard();
    strokeTo(board, NEAR_RIGHT);
    const before = board.view.cameraController.camera.offsetX;
    const painted = board.painted.length;

    board.run(800);

    expect(board.view.cameraController.camera.offsetX).toBeLessThan(before - 60);
    expect(board.painted.length).toBeGreaterThan(painted);
    const columns = board.painted.map((cell) => cell % SIDE);
    expect(columns).toEqual(columns.map((_, index) => (columns[0] ?? 0) + index));
    const under = board.view.cameraController.pointAt(NEAR_RIGHT);
    expect(columns.at(-1)).toBe(Math.floor(under.x));
  });

  it('scrolls it at a steady speed, faster where the pointer is nearer to the rim', () => {
    const moved = [{ x: 375, y: 150 }, AT_RIGHT].map((to) => {
      const board = zoomedBoard();
      strokeTo(board, to);
      board.run(48);
      const steps = [1, 2].map(() => {
        const before = board.view.cameraController.camera.offsetX;
        board.run(96);
        return before - board.view.cameraController.camera.offsetX;
      });
      expect(steps[0]).toBeCloseTo(steps[1] ?? NaN);
      return steps[0] ?? 0;
    });

    expect(moved[0]).toBeGreaterThan(0);
    expect(moved[1]).toBeGreaterThan(2 * (moved[0] ?? Infinity));
  });

  it('ends with the stroke, or when the pointer comes back', () => {
    const board = zoomedBoard();
    strokeTo(board, NEAR_RIGHT);
    board.run(200);
    board.send('pointermove', MIDDLE);
    const back = board.view.cameraController.camera;
    board.run(100);
    expect(board.view.cameraController.camera.offsetX).toBe(back.offsetX);

    board.send('pointermove', NEAR_RIGHT);
    board.run(100);
    board.send('pointerup', NEAR_RIGHT);
    const { offsetX } = board.view.cameraController.camera;
    board.run(1000);
    expect(Math.abs(board.view.cameraController.camera.offsetX - offsetX)).toBeLessThan(1);
    expect(board.isBusy).toBe(false);
  });

  it('comes to rest at the end of the board, and draws no more', () => {
    const board = zoomedBoard();
    strokeTo(board, AT_RIGHT);

    board.run(20_000);

    expect(board.view.cameraController.pointAt(AT_RIGHT).x).toBeGreaterThan(SIDE);
    expect(Math.max(...board.painted.map((cell) => cell % SIDE))).toBe(SIDE - 1);
    expect(board.isBusy).toBe(false);
  });

  it('moves no board that is wholly in sight, and none by a press alone', () => {
    const whole = new StrokedBoard(SIDE);
    boards.push(whole);
    whole.run(200);
    const { camera } = whole.view.cameraController;
    strokeTo(whole, { x: 335, y: 290 });
    whole.run(500);
    expect(whole.view.cameraController.camera).toEqual(camera);

    const board = zoomedBoard();
    const before = board.view.cameraController.camera;
    board.send('pointerdown', NEAR_RIGHT);
    board.send('pointermove', { ...NEAR_RIGHT, y: 151 });
    board.run(500);
    expect(board.view.cameraController.camera).toEqual(before);
  });

  it('also scrolls a board without animations', () => {
    const board = zoomedBoard(false);
    const before = board.view.cameraController.camera.offsetX;
    strokeTo(board, NEAR_RIGHT);
    board.run(300);

    expect(board.view.cameraController.camera.offsetX).toBeLessThan(before);
  });

  it('paints nothing between where the pointer was and is when the board moves by other means', () => {
    const board = zoomedBoard();
    strokeTo(board, { x: 210, y: 150 });
    const painted = board.painted.length;
    board.view.cameraController.panBy(-120, -120);
    board.send('pointermove', { x: 211, y: 150 });

    expect(board.painted.length - painted).toBeLessThanOrEqual(1);
  });
});
