import { describe, expect, it } from 'vitest';
import type { Point } from '#engine/grid/grid.ts';
import {
  measureBounds,
  splitIntoDashes,
  fittedDash,
  roundedBox,
  pathLength,
  type OverlayLine,
} from '#engine/picture/overlay.ts';

function line(points: readonly Point[], parts: Partial<OverlayLine> = {}): OverlayLine {
  return { kind: 'line', points, isClosed: false, width: 0.1, ink: 'focus', ...parts };
}

const SQUARE = roundedBox({ left: 0, top: 0, width: 1, height: 1 }, 0);

describe('the outline of a box', () => {
  it('stays inside it and touches all four sides', () => {
    const points = roundedBox({ left: 2, top: 3, width: 4, height: 1 }, 0.2);

    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(2);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(6);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(3);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(4);
  });

  it('is never rounder than the box is wide', () => {
    const points = roundedBox({ left: 0, top: 0, width: 4, height: 1 }, 3);

    for (const { y } of points) expect(y).toBeGreaterThanOrEqual(-1e-9);
    expect(pathLength([...points, ...points.slice(0, 1)])).toBeCloseTo(2 * 3 + Math.PI, 1);
  });
});

describe('a broken line', () => {
  it('goes round a closed outline with a whole number of dashes', () => {
    const ring = line(SQUARE, { isClosed: true, dash: { on: 0.2, off: 0.17 } });
    const dash = fittedDash(ring);
    const whole = pathLength([...SQUARE, ...SQUARE.slice(0, 1)]);

    expect(whole / ((dash?.on ?? 0) + (dash?.off ?? 0))).toBeCloseTo(11);
    expect(splitIntoDashes(ring)).toHaveLength(11);
  });

  it('has dashes of one length, round corners too', () => {
    const ring = line(SQUARE, { isClosed: true, dash: { on: 0.3, off: 0.1 } });

    for (const way of splitIntoDashes(ring)) expect(pathLength(way)).toBeCloseTo(0.3);
  });

  it('has dots where dashes have no length', () => {
    const dots = splitIntoDashes(
      line(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        { dash: { on: 0, off: 0.25 } },
      ),
    );

    expect(dots.map((way) => way[0]?.x)).toEqual([0, 0.25, 0.5, 0.75]);
    expect(dots.map(pathLength)).toEqual([0, 0, 0, 0]);
  });

  it('is one way when it is not broken', () => {
    expect(splitIntoDashes(line(SQUARE))).toEqual([SQUARE]);
  });
});

describe('the bounds of a drawing', () => {
  it('reach round lines, fills and glyphs', () => {
    const box = measureBounds([
      line([
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ]),
      { kind: 'fill', left: 1, top: 1, width: 3, height: 1, radius: 0, ink: 'halo' },
    ]);

    expect(box?.left).toBeCloseTo(-0.05);
    expect(box?.top).toBeCloseTo(-0.05);
    expect(box?.width).toBeCloseTo(4.05);
    expect(box?.height).toBeCloseTo(2.05);
    expect(measureBounds([])).toBeNull();
  });
});
