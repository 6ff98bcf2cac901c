import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlices } from '#ui/board/access/slices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('slices of work', () => {
  it('do little at once, and much in several tasks', () => {
    const done: number[] = [];
    const slices = createSlices((thing: number) => done.push(thing), 2);
    slices.add([1, 2, 3, 4, 5]);
    const counts = [done.length];
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextTimer();
      counts.push(done.length);
    }

    expect(counts).toEqual([2, 4, 5]);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('do what waits only once, and nothing after they were stopped', () => {
    const done: number[] = [];
    const slices = createSlices((thing: number) => done.push(thing), 2);
    slices.add([1, 2, 3]);
    slices.add([3, 4]);
    vi.advanceTimersToNextTimer();
    slices.add([5, 6, 7]);
    slices.stop();
    vi.runAllTimers();

    expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
