// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { searchPuzzles } from '#contract/search.ts';
import { useFilters, type FilterChange } from '#ui/library/lists/searchFilters.ts';

// Changes come one after the other as they do from a keyboard, without a wait for transitions.
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterAll(() => vi.unstubAllGlobals());

afterEach(cleanup);

function Filters() {
  const [{ q = '', clue = [], size = '' }, change] = useFilters(searchPuzzles.query);
  const button = (name: string, it: FilterChange) => (
    <button type="button" onClick={() => change(it)}>
      {name}
    </button>
  );
  return (
    <>
      <output>{[q, ...clue, size].join(' ')}</output>
      {button('Without words', { q: '' })}
      {button('Remove the last symbol', { clue: clue.slice(0, -1) })}
      {button('Small', { size: 's' })}
    </>
  );
}

/** A page with filters at an address. */
function openFilters(address: string) {
  const router = createMemoryRouter([{ path: '/search', element: <Filters /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** Press a button, and let React show what changed before the next event, as a browser does. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

it('adds a change to one whose address is still on its way', async () => {
  const router = openFilters('/search?q=lens&clue=dart&clue=lotus');
  await press('Without words');
  await press('Remove the last symbol');
  await press('Remove the last symbol');
  await press('Small');
  expect(screen.getByRole('status').textContent).toBe(' s');
  await waitFor(() => expect(router.state.location.search).toBe('?size=s'));
});

it('follows the address on the way back', async () => {
  const router = openFilters('/search?q=lens');
  await router.navigate('/search?q=lantern');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('lantern '));
  await press('Small');
  await waitFor(() => expect(router.state.location.search).toBe('?q=lantern&size=s'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('lens '));
});
