import { describe, expect, it } from 'vitest';
import { CameraDrag } from '#engine/canvas/CameraDrag.ts';
import { DoubleTap } from '#engine/canvas/DoubleTap.ts';
import { type WheelInput, WheelMoves } from '#engine/canvas/wheelMove.ts';

const wheel: WheelInput = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  timeStamp: 1000,
};
const wheelMove = (event: WheelInput) => new WheelMoves().read(event);

describe('pointers that hold the board', () => {
  it('move it with their middle, and scale it as they part', () => {
    const drag = new CameraDrag();
    drag.hold(1, { x: 0, y: 0 });
    drag.hold(2, { x: 10, y: 0 });

    const pinch = drag.move(2, { x: 20, y: 0 }, 16);

    expect(pinch).toEqual({ before: { x: 5, y: 0 }, after: { x: 10, y: 0 }, factor: 2 });
  });

  it('only move it when there is one', () => {
    const drag = new CameraDrag();
    drag.hold(1, { x: 0, y: 0 });

    expect(drag.move(1, { x: 3, y: 4 }, 16)).toMatchObject({ after: { x: 3, y: 4 }, factor: 1 });
    expect(drag.move(2, { x: 3, y: 4 }, 32)).toBeNull();
  });

  it('let it go on at their speed, unless they rested at the end', () => {
    const drag = new CameraDrag();
    drag.hold(1, { x: 0, y: 0 });
    for (let step = 1; step <= 20; step += 1) drag.move(1, { x: 8 * step, y: 0 }, 16 * step);

    expect(drag.end(330)?.x).toBeCloseTo(0.5, 1);
    expect(drag.end(330)).toEqual({ x: 0, y: 0 });
    expect(drag.end(400)).toBeNull();
  });
});

describe('a double tap', () => {
  it('is the second tap that comes soon and near', () => {
    const taps = new DoubleTap();

    expect(taps.tap({ x: 0, y: 0 }, 1000, undefined)).toBe(false);
    expect(taps.tap({ x: 10, y: 10 }, 1200, undefined)).toBe(true);
    expect(taps.tap({ x: 10, y: 10 }, 1500, undefined)).toBe(false);
    expect(taps.tap({ x: 50, y: 10 }, 1600, undefined)).toBe(false);
  });

  it('on cells is one in the same cell, or in cells smaller than a fingertip', () => {
    const taps = new DoubleTap();

    expect(taps.tap({ x: 0, y: 0 }, 1000, 7)).toBe(false);
    expect(taps.tap({ x: 40, y: 40 }, 1100, 7)).toBe(true);
    expect(taps.tap({ x: 60, y: 40 }, 1200, 8)).toBe(false);
    expect(taps.tap({ x: 68, y: 40 }, 1300, 9)).toBe(true);
    expect(taps.tap({ x: 68, y: 44 }, 1400, undefined)).toBe(false);
  });

  it('is not made of a tap that ended one already', () => {
    const taps = new DoubleTap();

    expect([0, 200, 450, 600].map((ms) => taps.tap({ x: 0, y: 0 }, ms, 7))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('is none when something else came between', () => {
    const taps = new DoubleTap();
    taps.tap({ x: 0, y: 0 }, 1000, undefined);
    taps.reset();

    expect(taps.tap({ x: 0, y: 0 }, 1100, undefined)).toBe(false);
  });
});

describe('the wheel', () => {
  it('zooms in upwards, faster for a pinch on a trackpad', () => {
    expect(wheelMove({ ...wheel, deltaY: -100 })).toEqual({ kind: 'zoom', steps: 0.5 });
    expect(wheelMove({ ...wheel, deltaY: -10, ctrlKey: true })).toEqual({
      kind: 'zoom',
      steps: 0.2,
    });
  });

  it('counts lines as pixels', () => {
    expect(wheelMove({ ...wheel, deltaY: 5, deltaMode: 1 })).toEqual({ kind: 'zoom', steps: -0.4 });
  });

  it('pans with Shift, by whichever axis the browser reports', () => {
    const shift = { ...wheel, shiftKey: true };

    expect(wheelMove({ ...shift, deltaX: 30 })).toEqual({ kind: 'pan', dx: -30, dy: 0 });
    expect(wheelMove({ ...shift, deltaY: 30 })).toEqual({ kind: 'pan', dx: -30, dy: 0 });
  });

  it.each<[string, Partial<WheelInput>]>([
    ['sideways', { deltaX: 60, deltaY: 30 }],
    ['up and down in small steps', { deltaY: 7 }],
    ['up and down in fractions', { deltaY: 3.5, wheelDeltaY: -11 }],
  ])('pans as two fingers on a trackpad move %s', (_, move) => {
    const { deltaX, deltaY } = { ...wheel, ...move };

    expect(wheelMove({ ...wheel, ...move })).toEqual({ kind: 'pan', dx: -deltaX, dy: -deltaY });
  });

  it.each<[string, Partial<WheelInput>]>([
    ['a notch', { deltaY: 100, wheelDeltaY: -120 }],
    ['a slow notch of a Mac', { deltaY: 4.000244140625, wheelDeltaY: -120 }],
    ['the pinch of a trackpad', { deltaY: 2.5, ctrlKey: true }],
    ['a small step with Cmd', { deltaY: 7, metaKey: true }],
  ])('zooms at %s', (_, move) => {
    expect(wheelMove({ ...wheel, ...move }).kind).toBe('zoom');
  });

  it('pans until the fingers rest, also by deltas that a mouse could have', () => {
    const moves = new WheelMoves();
    const kindAt = (timeStamp: number, deltaY: number) =>
      moves.read({ ...wheel, deltaY, timeStamp }).kind;

    expect([kindAt(1000, 8), kindAt(1016, 100), kindAt(1032, 80), kindAt(2000, 100)]).toEqual([
      ...['pan', 'pan', 'pan', 'zoom'],
    ]);
  });
});
