// @vitest-environment happy-dom
import { Texture } from 'pixi.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NUDGE, nudgeAt } from '#engine/canvas/motion/cellMotion.ts';
import { StrokedBoard } from './StrokedBoard.ts';

/** Glyphs are drawn by the browser: here they are blank. */
vi.mock('#engine/canvas/symbols/GlyphAtlas.ts', () => ({
  GlyphAtlas: class {
    readonly cellPx: number;
    readonly ratio: number;

    constructor(cellPx: number, ratio: number) {
      this.cellPx = cellPx;
      this.ratio = ratio;
    }

    textureOf(): Texture {
      return Texture.EMPTY;
    }

    upload(): void {
      // Nothing is drawn.
    }

    destroy(): void {
      // Nothing is held.
    }
  },
}));

const CLUE = { at: { x: 1, y: 1 }, id: 'number', params: { number: 3 } } as const;

const boards: StrokedBoard[] = [];

function clueBoard(isAnimated: boolean): StrokedBoard {
  const board = new StrokedBoard(4, { isAnimated, symbols: [CLUE] });
  boards.push(board);
  board.run(100);
  return board;
}

/** Positions of the symbol, frame by frame. */
function placesOf(board: StrokedBoard, frames: number): readonly number[] {
  return Array.from({ length: frames }, () => {
    board.run(16);
    return board.symbolX() - 1.5;
  });
}

afterEach(() => {
  for (const board of boards.splice(0)) board.destroy();
});

describe('a symbol that comes into error', () => {
  it('moves to either side once, no farther than a nudge, and stands still again', () => {
    const board = clueBoard(true);

    board.judge('error');
    const places = placesOf(board, 12);

    expect(Math.max(...places)).toBeGreaterThan(0.8 * NUDGE.reach);
    expect(Math.min(...places)).toBeLessThan(-0.8 * NUDGE.reach);
    expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(NUDGE.reach);
    expect(places.at(-1)).toBe(0);
    board.run(1000);
    expect(board.isBusy).toBe(false);
  });

  it('does not move again while it stays in error', () => {
    const board = clueBoard(true);
    board.judge('error');
    board.run(1000);

    board.judge('error');

    expect(placesOf(board, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('stands still without animations', () => {
    const board = clueBoard(false);

    board.judge('error');

    expect(placesOf(board, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a nudge', () => {
  it('begins and ends in the middle', () => {
    expect([-1, 0, NUDGE.durationS, 9].map(nudgeAt)).toEqual([0, 0, 0, 0]);
    expect(nudgeAt(NUDGE.durationS / 4)).toBeCloseTo(NUDGE.reach);
    expect(nudgeAt((3 * NUDGE.durationS) / 4)).toBeCloseTo(-NUDGE.reach);
  });
});
