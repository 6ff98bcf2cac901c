import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdedScales } from '#engine/picture/crowding.ts';

const half = fc.integer({ min: 0, max: 8 }).map((steps) => steps / 2);
const points = fc.array(fc.record({ x: half, y: half }), { maxLength: 12 });

describe('symbols near each other', () => {
  it('keep their size as long as each stands in a cell of its own', () => {
    const scales = crowdedScales([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);

    expect(scales).toEqual([1, 1, 1]);
  });

  it('become smaller on edges and corners, and leave those farther away as they are', () => {
    const [edge, corner, alone] = crowdedScales([
      { x: 2.5, y: 2 },
      { x: 3, y: 2.5 },
      { x: 4, y: 0.5 },
    ]);

    expect(edge).toBeLessThan(0.65);
    expect(corner).toBe(edge);
    expect(alone).toBe(1);
  });

  it('count as one where they are at one point, however many they are', () => {
    const heap = Array.from({ length: 20_000 }, () => ({ x: 2.5, y: 2 }));

    const [corner, ...edges] = crowdedScales([{ x: 3, y: 2.5 }, ...heap]);

    expect(edges).toHaveLength(heap.length);
    expect(corner).toBeLessThan(0.65);
    expect(new Set(edges)).toEqual(new Set([corner]));
  });

  it('never share a pixel, wherever they stand', () => {
    fc.assert(
      fc.property(points, (all) => {
        const scales = crowdedScales(all);
        all.forEach((a, i) =>
          all.forEach((b, j) => {
            const distance = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
            if (i === j || distance === 0) return;
            const sides = ((scales[i] ?? 1) + (scales[j] ?? 1)) / 2;
            expect(0.84 * sides).toBeLessThanOrEqual(distance + 1e-9);
          }),
        );
      }),
    );
  });
});
