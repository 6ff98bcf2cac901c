// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '#base/store.ts';
import { UpdateBanner } from '#ui/shell/UpdateBanner.tsx';

const worker = vi.hoisted(() => ({
  applyUpdate: vi.fn<() => Promise<void>>(),
  waiting: null as ReturnType<typeof createStore<object | null>> | null,
}));

vi.mock('#ui/shared/platform/serviceWorker.ts', () => {
  worker.waiting = createStore<object | null>(null);
  return { applyUpdate: worker.applyUpdate, waitingVersion: worker.waiting };
});

afterEach(() => {
  cleanup();
  act(() => worker.waiting?.set(null));
});

/** Pages under the banner: the second holds updates back. */
function show() {
  const layout = (
    <>
      <UpdateBanner />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/list', element: <h1>A long list</h1>, handle: { holdsUpdates: true } },
  ];
  const router = createMemoryRouter([{ element: layout, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

const banner = () => screen.queryByRole('region', { name: 'Update' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The next version is here. */
const bring = () => act(() => worker.waiting?.set({}));

it('a new version is offered once it is here, and applied when it is wanted', () => {
  show();
  expect(banner()).toBeNull();
  bring();
  expect(banner()?.textContent).toContain('Update available. Apply update now?');
  press('Reload');
  expect(worker.applyUpdate).toHaveBeenCalledOnce();
});

it('it is put off until the next version', () => {
  show();
  bring();
  press('Later');
  expect(banner()).toBeNull();
  bring();
  expect(banner()).not.toBeNull();
});

it('pages with much to lose hold it back until they are left', async () => {
  const router = show();
  await act(async () => router.navigate('/list'));
  bring();
  expect(banner()).toBeNull();
  await act(async () => router.navigate('/'));
  expect(banner()).not.toBeNull();
});
