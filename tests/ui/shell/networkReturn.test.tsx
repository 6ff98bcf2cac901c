// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useNetworkReturn } from '#ui/shell/LateParts.tsx';
import { noteReached } from '#ui/shared/platform/network.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';

let asked = 0;
let isThere = true;

/** A page that reads something of the site. */
function Page() {
  useNetworkReturn();
  useQuery(
    { queryKey: ['something'], queryFn: () => Promise.resolve((asked += 1)), staleTime: Infinity },
    queryClient,
  );
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = 0;
  isThere = true;
  vi.stubGlobal('fetch', () =>
    isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await wait(0);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  noteReached(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Lose the network, and find it again a moment later. */
async function flap(): Promise<void> {
  noteReached(false);
  await wait(50);
  noteReached(true);
  await wait(50);
}

it('asks for everything again as soon as the network is back, and says so once', async () => {
  const said: unknown[] = [];
  const stop = onNotice(({ message }) => said.push(message));
  await flap();
  stop();

  expect(asked).toBe(2);
  expect(said).toHaveLength(1);
});

it('says so only where the server is reached, and takes it back with the next outage', async () => {
  const shown = new Map<number, unknown>();
  const stop = onNotice(
    ({ message }, id) => shown.set(id, message),
    (id) => shown.delete(id),
  );
  isThere = false;
  await flap();
  expect([...shown.values()]).toEqual([]);
  expect(asked).toBe(1);

  isThere = true;
  noteReached(true);
  await wait(200_000);
  expect([...shown.values()]).toEqual([{ id: 'chrome.backOnline', values: { cause: 'server' } }]);
  noteReached(false);
  expect([...shown.values()]).toEqual([]);
  stop();
});

it('asks less and less often where the network comes and goes', async () => {
  for (let i = 0; i < 1200; i++) await flap(); // two minutes
  expect(asked).toBeLessThan(9);

  await wait(200_000);
  const before = asked;
  await flap();
  expect(asked).toBe(before + 1);
});
