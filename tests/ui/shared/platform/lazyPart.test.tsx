// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { noteReached } from '#ui/shared/platform/network.ts';

afterEach(() => {
  cleanup();
  noteReached(true);
});

it('leaves the page alone while its module can’t be loaded, and comes with the network', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'Announcer' });
  const Part = lazyPart(load);
  noteReached(false);
  render(
    <>
      <p>Board</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Board')).toBeDefined();

  noteReached(true);
  await screen.findByText('Announcer');
  expect(screen.getByText('Board')).toBeDefined();
});
