import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardDemo } from '#ui/library/home/useBoardDemo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LONG_MS = 60_000;

/** A demo of three strokes, with a log of its painter. */
function createDemo() {
  const done: (number | 'back')[] = [];
  const demo = new BoardDemo(3, {
    paint: (stroke) => done.push(stroke),
    undo: () => done.push('back'),
  });
  return { demo, done };
}

describe('a demo of the board', () => {
  it('paints one stroke after the other, and takes each back before the next', () => {
    const { demo, done } = createDemo();
    demo.setVisible(true);
    expect(done).toEqual([]);

    vi.advanceTimersByTime(16_000);

    expect(done.slice(0, 8)).toEqual([0, 'back', 1, 'back', 2, 'back', 0, 'back']);
  });

  it('does nothing before it is seen', () => {
    const { done } = createDemo();

    vi.advanceTimersByTime(LONG_MS);

    expect(done).toEqual([]);
  });

  it('rests out of sight, with nothing on the board, and goes on where it was', () => {
    const { demo, done } = createDemo();
    demo.setVisible(true);
    vi.advanceTimersByTime(2000);
    demo.setVisible(false);
    vi.advanceTimersByTime(LONG_MS);
    expect(done).toEqual([0, 'back']);

    demo.setVisible(true);
    vi.advanceTimersByTime(2000);

    expect(done).toEqual([0, 'back', 1]);
  });

  it('takes its stroke back at its end, and never paints again', () => {
    const { demo, done } = createDemo();
    demo.setVisible(true);
    vi.advanceTimersByTime(2000);

    demo.end();
    expect(done).toEqual([0, 'back']);
    demo.setVisible(true);
    vi.advanceTimersByTime(LONG_MS);

    expect(done).toEqual([0, 'back']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes nothing back that it did not paint', () => {
    const { demo, done } = createDemo();
    demo.setVisible(true);

    demo.end();

    expect(done).toEqual([]);
  });
});
