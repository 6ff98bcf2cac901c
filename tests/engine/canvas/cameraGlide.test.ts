import { beforeEach, describe, expect, it } from 'vitest';
import { CameraController } from '#engine/canvas/camera/CameraController.ts';

const EXTENT = { width: 10, height: 10, marginX: 0, marginY: 0 };
const VIEWPORT = { width: 400, height: 400, ratio: 1 };
/** Longer than any step takes. */
const LONG_MS = 1000;

/** A point of the window that stays where it is. */
const AT = { x: 100, y: 100 };

let nowMs = 0;
let frames = 0;

function createCamera(isAnimated = true): CameraController {
  const camera = new CameraController({
    now: () => nowMs,
    requestFrame: () => (frames += 1),
  });
  camera.setExtent(EXTENT);
  camera.resize(VIEWPORT);
  camera.isAnimated = isAnimated;
  return camera;
}

function advance(camera: CameraController, byMs: number): void {
  nowMs += byMs;
  camera.advance(nowMs);
}

beforeEach(() => {
  nowMs = 5000;
});

describe('a step of the zoom', () => {
  it('is moved through, about the point that was asked for', () => {
    const camera = createCamera();
    const start = camera.camera.cellPx;
    const point = camera.pointAt(AT);
    frames = 0;

    camera.glideBy(4, AT);

    expect(camera.camera.cellPx).toBe(start);
    expect(frames).toBe(1);
    const sizes = [30, 30, 30, LONG_MS].map((byMs) => {
      advance(camera, byMs);
      expect(camera.placeOf(point).x).toBeCloseTo(AT.x, 0);
      expect(camera.placeOf(point).y).toBeCloseTo(AT.y, 0);
      return camera.camera.cellPx;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set([start, ...sizes]).size).toBe(5);
    expect(sizes.at(-1)).toBeCloseTo(start * 1.25 ** 4, 0);
  });

  it('is taken at once where nothing is to move', () => {
    const camera = createCamera(false);
    const start = camera.camera.cellPx;

    camera.glideBy(1);
    expect(camera.camera.cellPx).toBeCloseTo(start * 1.25);
    camera.glideToFit();
    expect(camera.camera.cellPx).toBe(start);
  });

  it('adds up with the one on the way', () => {
    const camera = createCamera();
    const start = camera.camera.cellPx;

    camera.glideBy(1);
    advance(camera, 20);
    camera.glideBy(1);
    advance(camera, LONG_MS);

    expect(camera.camera.cellPx).toBeCloseTo(start * 1.25 ** 2, 0);
  });

  it('ends where a hand takes the board', () => {
    const camera = createCamera();
    camera.glideBy(8);
    advance(camera, 20);
    const { cellPx } = camera.camera;

    camera.panBy(5, 5);
    advance(camera, LONG_MS);

    expect(camera.camera.cellPx).toBeCloseTo(cellPx, 0);
  });

  it('is through when the window changes its size', () => {
    const camera = createCamera();
    const start = camera.camera.cellPx;
    camera.glideBy(4);
    advance(camera, 20);

    camera.resize({ ...VIEWPORT, height: 390 });

    expect(camera.camera.cellPx).toBeCloseTo(start * 1.25 ** 4);
  });
});

describe('the way back to the whole board', () => {
  it('is moved through, and ends fitted: another window is fitted too', () => {
    const camera = createCamera();
    const start = camera.camera.cellPx;
    camera.glideBy(4);
    advance(camera, LONG_MS);

    camera.glideToFit();
    advance(camera, 20);
    expect(camera.camera.cellPx).toBeGreaterThan(start);
    advance(camera, LONG_MS);
    expect(camera.camera.cellPx).toBe(start);

    camera.resize({ ...VIEWPORT, width: 200, height: 200 });
    expect(camera.camera.cellPx).toBeCloseTo(start / 2, 0);
    expect(camera.isWhole).toBe(true);
  });

  it('turns round with the second double tap, also on the way', () => {
    const camera = createCamera();
    const start = camera.camera.cellPx;

    camera.toggleZoom(AT);
    advance(camera, 20);
    camera.toggleZoom(AT);
    advance(camera, LONG_MS);

    expect(camera.camera.cellPx).toBe(start);
  });
});

describe('a board that was moved', () => {
  it('settles on whole pixels once it rests, and not before', () => {
    const camera = createCamera(false);
    camera.zoomBy(4);
    camera.panBy(-10.3, -20.4);
    const moved = camera.camera;
    expect(Number.isInteger(moved.offsetX)).toBe(false);

    advance(camera, 50);
    expect(camera.camera).toEqual(moved);
    advance(camera, LONG_MS);

    const { offsetX, offsetY, cellPx } = camera.camera;
    expect([offsetX, offsetY, cellPx].every(Number.isInteger)).toBe(true);
    expect(offsetX).toBeCloseTo(moved.offsetX, -1);
    expect(cellPx).toBeCloseTo(moved.cellPx, 0);
  });
});

describe('a board that is let go', () => {
  /** A zoomed board in the middle, at rest. */
  function zoomedCamera(): CameraController {
    const camera = createCamera(false);
    camera.zoomBy(8);
    advance(camera, LONG_MS);
    return camera;
  }

  it('moves on, ever slower, and asks for frames until it has settled', () => {
    const camera = zoomedCamera();
    const causes: string[] = [];
    camera.subscribe((_, cause) => causes.push(cause));
    camera.release({ x: -1, y: 0 });

    const steps = Array.from({ length: 400 }, () => {
      const before = camera.camera.offsetX;
      nowMs += 16;
      const isMoving = camera.advance(nowMs);
      return { isMoving, by: before - camera.camera.offsetX };
    });

    const end = steps.findIndex(({ isMoving }) => !isMoving);
    expect(end).toBeGreaterThan(10);
    expect(steps[1]?.by).toBeGreaterThan(10);
    expect(steps[10]?.by).toBeLessThan(steps[1]?.by ?? 0);
    expect(steps.slice(end).some(({ isMoving }) => isMoving)).toBe(false);
    expect(Number.isInteger(camera.camera.offsetX)).toBe(true);
    expect(new Set(causes)).toEqual(new Set(['other']));
  });

  it('stays where it is if all of it is visible', () => {
    const camera = createCamera();
    const before = camera.camera;

    camera.release({ x: 1, y: 1 });
    advance(camera, 16);

    expect(camera.camera).toEqual(before);
  });

  it('is scrolled by a stroke at a constant speed until that stops', () => {
    const camera = zoomedCamera();
    const causes = new Set<string>();
    const start = camera.camera.offsetX;
    camera.subscribe((_, cause) => causes.add(cause));
    causes.clear();

    camera.autoScroll({ x: -0.5, y: 0 });
    for (let frame = 0; frame < 10; frame++) advance(camera, 16);
    const scrolled = camera.camera.offsetX;
    camera.autoScroll({ x: 0, y: 0 });
    advance(camera, 16);

    expect(start - scrolled).toBeCloseTo(80, 0);
    expect(camera.camera.offsetX).toBe(scrolled);
    expect(causes).toEqual(new Set(['autoScroll']));
  });
});
