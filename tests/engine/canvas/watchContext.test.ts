// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContext } from '#engine/canvas/watchContext.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A canvas that is watched, and its events so far. */
function watchedCanvas() {
  const canvas = new EventTarget();
  const abort = new AbortController();
  const heard: string[] = [];
  watchContext(
    canvas,
    { onAway: () => heard.push('away'), onRestored: () => heard.push('restored') },
    abort.signal,
  );
  const send = (type: string) => canvas.dispatchEvent(new Event(type));
  return { send, heard, abort };
}

describe('a lost graphics context', () => {
  it('is away after a second, and may be restored later', () => {
    const { send, heard } = watchedCanvas();
    send('webglcontextlost');
    vi.advanceTimersByTime(999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['away']);
    send('webglcontextrestored');
    expect(heard).toEqual(['away', 'restored']);
  });

  it('is not away if it comes back soon, or if the board leaves the page', () => {
    const [first, second] = [watchedCanvas(), watchedCanvas()];
    first.send('webglcontextlost');
    first.send('webglcontextrestored');
    second.send('webglcontextlost');
    second.abort.abort();
    vi.advanceTimersByTime(5000);
    expect([first.heard, second.heard]).toEqual([['restored'], []]);
  });
});
