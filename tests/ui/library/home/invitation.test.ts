import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Invitation } from '#ui/library/home/Invitation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LONG_MS = 60_000;

/** An invitation of three strokes, and what its hand did. */
function invite() {
  const done: (number | 'back')[] = [];
  const invitation = new Invitation(3, {
    paint: (stroke) => done.push(stroke),
    takeBack: () => done.push('back'),
  });
  return { invitation, done };
}

describe('an invitation', () => {
  it('paints one stroke after the other, and takes each back before the next', () => {
    const { invitation, done } = invite();
    invitation.setSeen(true);
    expect(done).toEqual([]);

    vi.advanceTimersByTime(16_000);

    expect(done.slice(0, 8)).toEqual([0, 'back', 1, 'back', 2, 'back', 0, 'back']);
  });

  it('does nothing before it is seen', () => {
    const { done } = invite();

    vi.advanceTimersByTime(LONG_MS);

    expect(done).toEqual([]);
  });

  it('rests out of sight, with nothing on the board, and goes on where it was', () => {
    const { invitation, done } = invite();
    invitation.setSeen(true);
    vi.advanceTimersByTime(2000);
    invitation.setSeen(false);
    vi.advanceTimersByTime(LONG_MS);
    expect(done).toEqual([0, 'back']);

    invitation.setSeen(true);
    vi.advanceTimersByTime(2000);

    expect(done).toEqual([0, 'back', 1]);
  });

  it('takes its stroke back at its end, and never paints again', () => {
    const { invitation, done } = invite();
    invitation.setSeen(true);
    vi.advanceTimersByTime(2000);

    invitation.end();
    expect(done).toEqual([0, 'back']);
    invitation.setSeen(true);
    vi.advanceTimersByTime(LONG_MS);

    expect(done).toEqual([0, 'back']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes nothing back that it did not paint', () => {
    const { invitation, done } = invite();
    invitation.setSeen(true);

    invitation.end();

    expect(done).toEqual([]);
  });
});
