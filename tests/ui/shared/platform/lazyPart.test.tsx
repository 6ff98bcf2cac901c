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
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'Announcer');
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

it('is replaced for good if it has a substitute', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'Board to play');
  const Part = lazyPart(load, () => 'Picture of a board');
  const { rerender } = render(<Part />, { wrapper: Suspense });
  await screen.findByText('Picture of a board');

  rerender(<Part />);
  expect(screen.getByText('Picture of a board')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
