// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToRatio } from '#engine/canvas/subscribeToRatio.ts';

/** Media queries that the test lets change, by what they ask. */
const queries = new Map<string, EventTarget>();
const onChange = vi.fn();
let abort: AbortController;

beforeEach(() => {
  queries.clear();
  onChange.mockClear();
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = queries.get(query) ?? new EventTarget();
    queries.set(query, list);
    return list;
  });
  abort = new AbortController();
  subscribeToRatio(onChange, abort.signal);
});

afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
});

const change = (from: number, to: number) => {
  vi.stubGlobal('devicePixelRatio', to);
  queries.get(`(resolution: ${from}dppx)`)?.dispatchEvent(new Event('change'));
};

describe('a change of the pixel ratio', () => {
  it('is told by the media query, again and again', () => {
    change(1, 2);
    change(2, 1.25);
    change(1.25, 1);

    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('is seen at the next sign of life where no media query tells of it', () => {
    window.dispatchEvent(new Event('pointermove'));
    expect(onChange).not.toHaveBeenCalled();

    vi.stubGlobal('devicePixelRatio', 2);
    window.dispatchEvent(new Event('pointermove'));
    window.dispatchEvent(new Event('pointermove'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is not told any more after the end', () => {
    abort.abort();

    change(1, 2);
    window.dispatchEvent(new Event('focus'));

    expect(onChange).not.toHaveBeenCalled();
  });
});
