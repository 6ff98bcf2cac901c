// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#workers/spawnSolver.ts', () => ({ fetchSolver: fetched }));

/** Open a page with solvers on it, twice, and let it come to rest. */
async function openPage({ isKept = true, savesData = false }): Promise<readonly unknown[]> {
  vi.resetModules();
  fetched.mockClear();
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => whenIdle.push(then));
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: isKept ? {} : null },
    connection: { saveData: savesData },
  });
  const { useSolversAhead } = await import('#ui/editor/assistant/useSolversAhead.ts');
  function Page() {
    useSolversAhead();
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

describe('solvers that come over the network', () => {
  it('are fetched when the page is idle, once, but for the largest', async () => {
    expect(await openPage({})).toEqual(['cspuz']);
  });

  it('are not fetched where nothing keeps them', async () => {
    expect(await openPage({ isKept: false })).toEqual([]);
  });

  it('are not fetched for somebody who saves data', async () => {
    expect(await openPage({ savesData: true })).toEqual([]);
  });
});
