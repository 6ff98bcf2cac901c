import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cellsEntered, entryPoint } from '#engine/grid/path.ts';

const size = { width: 8, height: 6 };
const coordinate = fc.double({ min: -3, max: 11, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

describe('a way over the board', () => {
  it('enters every cell of a row that a fast pointer jumps over', () => {
    expect(cellsEntered({ x: 0.5, y: 1.5 }, { x: 5.2, y: 1.4 }, size)).toEqual([9, 10, 11, 12, 13]);
  });

  it('runs backwards too', () => {
    expect(cellsEntered({ x: 3.5, y: 0.5 }, { x: 0.5, y: 0.5 }, size)).toEqual([2, 1, 0]);
  });

  it('turns a corner by the column when it passes through a lattice point', () => {
    expect(cellsEntered({ x: 0.5, y: 0.5 }, { x: 1.5, y: 1.5 }, size)).toEqual([1, 9]);
  });

  it('enters nothing while it stays in its cell', () => {
    expect(cellsEntered({ x: 0.1, y: 0.1 }, { x: 0.9, y: 0.9 }, size)).toEqual([]);
  });

  it('passes over what is outside, and comes back in', () => {
    expect(cellsEntered({ x: 1.5, y: 0.5 }, { x: 1.5, y: -2 }, size)).toEqual([]);
    expect(cellsEntered({ x: -2.5, y: 2.5 }, { x: 1.5, y: 2.5 }, size)).toEqual([16, 17]);
  });

  it('never skips: each cell shares a side with the one before, and the last is where it ends', () => {
    const large = { width: 40, height: 40 };
    const inside = fc.record({
      x: fc.double({ min: 0, max: 39.9, noNaN: true }),
      y: fc.double({ min: 0, max: 39.9, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, inside, (from, to) => {
        const start = cellAt(from, large);
        const cells = [start, ...cellsEntered(from, to, large)];
        cells.slice(1).forEach((cell, index) => {
          expect([1, large.width]).toContain(Math.abs((cell ?? 0) - (cells[index] ?? 0)));
        });
        expect(cells.at(-1)).toBe(cellAt(to, large));
      }),
    );
  });
});

describe('the point where paint begins', () => {
  it('is the side that the stroke crosses', () => {
    expect(entryPoint({ x: 0.5, y: 0.5 }, { x: 2.5, y: 0.5 }, 1, 0)).toEqual({ x: 1, y: 0.5 });
  });

  it('is where the pointer is pressed', () => {
    expect(entryPoint({ x: 3.2, y: 1.7 }, { x: 3.2, y: 1.7 }, 3, 1)).toEqual({ x: 3.2, y: 1.7 });
  });

  it('is the nearest point of a cell that the stroke does not touch', () => {
    expect(entryPoint({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 4, 2)).toEqual({ x: 4, y: 2 });
  });

  it('always lies in the cell', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { x, y } = entryPoint(from, to, 2, 3);
        expect(x >= 2 && x <= 3 && y >= 3 && y <= 4).toBe(true);
      }),
    );
  });
});
