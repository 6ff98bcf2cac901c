import { describe, expect, it } from 'vitest';
import { gapAt, stripeAt, symbolPlaceAt } from '#engine/grid/snap.ts';

const BOARD = { width: 4, height: 3 };
const at = (x: number, y: number) => ({ x, y });

describe('the place for a symbol', () => {
  it('is the cell under the pointer for symbols that stand in cells', () => {
    expect(symbolPlaceAt(at(2.05, 1.95), 1, BOARD)).toEqual(at(2, 1));
    expect(symbolPlaceAt(at(3.99, 0.01), 1, BOARD)).toEqual(at(3, 0));
    expect(symbolPlaceAt(at(4, 3), 1, BOARD)).toEqual(at(3, 2));
    expect(symbolPlaceAt(at(-0.1, 1), 1, BOARD)).toBeNull();
  });

  it('is the nearest middle, edge or corner for the others', () => {
    expect(symbolPlaceAt(at(1.5, 1.6), 0.5, BOARD)).toEqual(at(1, 1));
    expect(symbolPlaceAt(at(1.9, 1.5), 0.5, BOARD)).toEqual(at(1.5, 1));
    expect(symbolPlaceAt(at(2.1, 1.9), 0.5, BOARD)).toEqual(at(1.5, 1.5));
  });

  it('may be the rim, from both of its sides', () => {
    for (const x of [-0.2, 0, 0.2])
      expect(symbolPlaceAt(at(x, 1.5), 0.5, BOARD)).toEqual(at(-0.5, 1));
    expect(symbolPlaceAt(at(4.2, 3.2), 0.5, BOARD)).toEqual(at(3.5, 2.5));
    expect(symbolPlaceAt(at(4.3, 1), 0.5, BOARD)).toBeNull();
  });

  it('is nowhere on a board of no cells', () => {
    expect(symbolPlaceAt(at(0, 0), 0.5, { width: 0, height: 3 })).toBeNull();
  });
});

describe('a gap between cells', () => {
  it('has the left or upper cell first, from whichever side it is met', () => {
    const upright = { x1: 1, y1: 1, x2: 2, y2: 1 };
    const level = { x1: 3, y1: 0, x2: 3, y2: 1 };

    expect(gapAt(at(1.9, 1.5), BOARD, false)).toEqual(upright);
    expect(gapAt(at(2.1, 1.6), BOARD, false)).toEqual(upright);
    expect(gapAt(at(3.4, 0.8), BOARD, false)).toEqual(level);
    expect(gapAt(at(3.4, 1.2), BOARD, false)).toEqual(level);
  });

  it('is not meant in the middle of a cell or at its corners', () => {
    expect(gapAt(at(1.5, 1.5), BOARD, true)).toBeNull();
    expect(gapAt(at(1.65, 1.4), BOARD, true)).toBeNull();
    expect(gapAt(at(1.95, 1.9), BOARD, true)).toBeNull();
  });

  it('is on the rim only where that counts', () => {
    expect(gapAt(at(0.05, 1.5), BOARD, false)).toBeNull();
    expect(gapAt(at(0.05, 1.5), BOARD, true)).toEqual({ x1: -1, y1: 1, x2: 0, y2: 1 });
    expect(gapAt(at(2.5, 2.95), BOARD, true)).toEqual({ x1: 2, y1: 2, x2: 2, y2: 3 });
    expect(gapAt(at(5, 1.5), BOARD, true)).toBeNull();
  });
});

describe('a row or column', () => {
  it('comes in between two, or at either end', () => {
    expect(stripeAt(1.1, 3)).toEqual({ kind: 'insert', index: 1 });
    expect(stripeAt(-0.2, 3)).toEqual({ kind: 'insert', index: 0 });
    expect(stripeAt(3.25, 3)).toEqual({ kind: 'insert', index: 3 });
  });

  it('goes where the pointer is on it', () => {
    expect(stripeAt(1.5, 3)).toEqual({ kind: 'remove', index: 1 });
    expect(stripeAt(2.75, 3)).toEqual({ kind: 'remove', index: 2 });
  });

  it('is none beside the board', () => {
    expect(stripeAt(3.3, 3)).toBeNull();
    expect(stripeAt(0, 0)).toBeNull();
  });
});
