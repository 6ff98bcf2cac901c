import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fit,
  glided,
  isFitting,
  panned,
  pinched,
  revealing,
  settled,
  toBoard,
  toWindow,
  zoomed,
  type Camera,
  type Extent,
  type Viewport,
} from '#engine/canvas/camera/camera.ts';

const board = (width: number, height: number, margin = 0.12): Extent => ({
  width,
  height,
  marginX: margin,
  marginY: margin,
});
const phone: Viewport = { width: 374, height: 430, ratio: 2 };

const anyExtent = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), fc.boolean())
  .map(([width, height, isWrapped]) => board(width, height, isWrapped ? 2 : 0.12))
  .chain((extent) =>
    fc
      .record({ left: fc.nat(extent.width - 1), top: fc.nat(extent.height - 1) })
      .map((before) => ({ ...extent, ...before })),
  );
const anyViewport = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1400 }),
  ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
});

/** Distance by which what must be seen sticks out of the window. */
function excess(camera: Camera, extent: Extent, { width, height }: Viewport): number {
  const { left = 0, top = 0, marginX, marginY } = extent;
  const topLeft = toWindow(camera, { x: -left - marginX, y: -top - marginY });
  const bottomRight = toWindow(camera, {
    x: extent.width - left + marginX,
    y: extent.height - top + marginY,
  });
  return Math.max(-topLeft.x, -topLeft.y, bottomRight.x - width, bottomRight.y - height);
}

describe('fitting a board', () => {
  it('shows all of it with its surroundings, in every window', () => {
    fc.assert(
      fc.property(anyExtent, anyViewport, (extent, viewport) => {
        expect(excess(fit(extent, viewport), extent, viewport)).toBeLessThan(1);
      }),
    );
  });

  it('gives cells a whole number of device pixels, at whole device pixels', () => {
    const { cellPx, offsetX, offsetY } = fit(board(8, 8), phone);

    expect([cellPx * 2, offsetX * 2, offsetY * 2].every(Number.isInteger)).toBe(true);
    expect(cellPx).toBe(45);
  });

  it('does not blow up a tiny board', () => {
    expect(fit(board(2, 2), { width: 1400, height: 900, ratio: 1 }).cellPx).toBe(104);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const extent = board(30, 30);
    const start = zoomed(fit(extent, phone), 3, { x: 187, y: 215 }, extent, phone);
    const pointer = { x: 190, y: 200 };

    const camera = zoomed(start, 1.2, pointer, extent, phone);

    expect(toBoard(camera, pointer).x).toBeCloseTo(toBoard(start, pointer).x, 6);
    expect(toBoard(camera, pointer).y).toBeCloseTo(toBoard(start, pointer).y, 6);
  });

  it('never shows the board smaller than it fits', () => {
    const extent = board(30, 30);
    const start = fit(extent, phone);

    const camera = zoomed(start, 0.1, { x: 10, y: 10 }, extent, phone);

    expect(camera).toEqual({ ...start, offsetX: camera.offsetX, offsetY: camera.offsetY });
    expect(isFitting(camera, extent, phone)).toBe(true);
  });

  it('comes close enough to hit a cell of a large board with a finger', () => {
    const extent = board(100, 100);

    const camera = zoomed(fit(extent, phone), 1000, { x: 1, y: 1 }, extent, phone);

    expect(camera.cellPx).toBe(96);
  });
});

describe('moving', () => {
  it('goes no farther than a finger beyond the rim', () => {
    const extent = board(50, 50);
    const near = zoomed(fit(extent, phone), 4, { x: 0, y: 0 }, extent, phone);

    const camera = panned(near, 1e6, -1e6, extent, phone);

    expect(toBoard(camera, { x: 0, y: 0 }).x * camera.cellPx).toBeCloseTo(
      -extent.marginX * camera.cellPx - 32,
      6,
    );
    expect(excess(camera, extent, phone)).toBeGreaterThan(0);
  });

  it('leaves a board that fits in the middle', () => {
    const extent = board(8, 8);
    const start = fit(extent, phone);

    const camera = panned(start, 500, 500, extent, phone);

    expect(camera.offsetX).toBeCloseTo(start.offsetX, 0);
    expect(camera.offsetY).toBeCloseTo(start.offsetY, 0);
  });

  it('follows two fingers: what lies between them stays between them', () => {
    const extent = board(60, 60);
    const start = zoomed(fit(extent, phone), 6, { x: 187, y: 215 }, extent, phone);
    const pinch = { before: { x: 150, y: 200 }, after: { x: 170, y: 190 }, factor: 1.1 };

    const camera = pinched(start, pinch, extent, phone);

    expect(toBoard(camera, pinch.after).x).toBeCloseTo(toBoard(start, pinch.before).x, 6);
  });
});

describe('showing a cell', () => {
  const extent = board(60, 60);
  const near = zoomed(fit(extent, phone), 10, { x: 0, y: 0 }, extent, phone);

  it('does not move when the cell and what is around it are in sight', () => {
    const corner = { x: 2, y: 2 };

    expect(revealing(near, corner, extent, phone)).toEqual(near);
  });

  it('moves just so far that the cell and half a cell around it are in sight', () => {
    const camera = revealing(near, { x: 30, y: 2 }, extent, phone);

    expect(toWindow(camera, { x: 31.5, y: 2 }).x).toBeCloseTo(phone.width, 6);
    expect(camera.offsetY).toBe(near.offsetY);
  });
});

describe('coming to rest', () => {
  it('ends on whole device pixels', () => {
    const extent = board(40, 40);
    const moved = pinched(
      fit(extent, phone),
      { before: { x: 100, y: 100 }, after: { x: 91.3, y: 104.7 }, factor: 2.37 },
      extent,
      phone,
    );

    const { cellPx, offsetX, offsetY } = settled(moved, extent, phone);

    for (const length of [cellPx, offsetX, offsetY])
      expect(length * phone.ratio).toBeCloseTo(Math.round(length * phone.ratio), 6);
  });

  it('lets a flick run out', () => {
    const start = { x: 1.2, y: -0.4 };
    let distance = 0;
    for (let step = glided(start, 16); step !== null; step = glided(step.speed, 16))
      distance += step.moved.x;

    expect(distance).toBeGreaterThan(150);
    expect(distance).toBeLessThan(1.2 * 180 + 1);
  });
});
