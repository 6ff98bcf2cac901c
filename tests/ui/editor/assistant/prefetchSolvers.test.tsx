// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createSolverPrefetch, usePrefetchSolvers } from '#ui/editor/assistant/prefetchSolvers.ts';

const fetched = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#workers/spawnSolver.ts', () => ({ fetchSolver: fetched }));

/** Open two pages with solvers, wait until they are idle, and return the fetched solvers. */
function openPages({ isCached = true, savesData = false }): readonly unknown[] {
  fetched.mockClear();
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => whenIdle.push(then));
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: isCached ? {} : null },
    connection: { saveData: savesData },
  });
  const prefetch = createSolverPrefetch();
  function Page() {
    usePrefetchSolvers(prefetch);
    return null;
  }
  render(<Page />);
  render(<Page />);
  expect(fetched).not.toHaveBeenCalled();
  for (const then of whenIdle) then();
  return fetched.mock.calls.flat();
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('solvers that load over the network', () => {
  it('are fetched once when the page is idle, except the largest', () => {
    expect(openPages({})).toEqual(['cspuz']);
  });

  it('are not fetched without a cache', () => {
    expect(openPages({ isCached: false })).toEqual([]);
  });

  it('are not fetched when the browser saves data', () => {
    expect(openPages({ savesData: true })).toEqual([]);
  });
});
