// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSignedIn } from '#ui/people/account/signedIn.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import type { Need } from '#contract/pages.ts';
import { guarded } from '#ui/shell/Guard.tsx';
import { noteReached, setOfflineMode } from '#ui/shared/platform/network.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const ME = {
  id: '11111111-1111-4111-8111-111111111111',
  createdAt: NOW,
  updatedAt: NOW,
  name: 'Ada',
  supporter: 0,
  moderator: false,
  description: '',
  title: null,
  solveCount: 0,
  createCount: 0,
  accessedAt: null,
  supporterUntil: null,
  labels: [],
  roles: [],
  email: '',
};

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  noteSignedIn(false);
  vi.stubGlobal('fetch', fetched.mockReset());
});

afterEach(() => {
  cleanup();
  act(() => {
    noteReached(true);
    setOfflineMode(false);
  });
  vi.unstubAllGlobals();
});

function Page() {
  return <h1>The page</h1>;
}

/** Visit a page that needs something. */
function visit(needs: Need) {
  const Guarded = guarded(needs, 'guards.profile')(Page);
  const layout = (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
  const children = [
    { path: '/page/:name', element: <Guarded /> },
    { path: '/auth', element: <h1>Auth</h1> },
  ];
  const router = createMemoryRouter([{ element: layout, children }], {
    initialEntries: ['/page/1?q=2'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

function signInAs(labels: readonly string[]): void {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ...ME, labels })));
  act(() => noteSignedIn(true));
}

it('a page that needs the network comes with it, and has the focus', () => {
  noteReached(false);
  visit('online');
  expect(heading()).toBe('Can’t reach the server');
  expect(document.title).toBe('Profile - Chiaro');
  screen.getByRole('button', { name: 'Try again' }).focus();

  act(() => noteReached(true));
  expect(heading()).toBe('The page');
  expect(document.activeElement?.textContent).toBe('The page');
});

it('a page that is read stays when the network goes; the next one says why it is not there', async () => {
  const router = visit('online');
  expect(heading()).toBe('The page');
  act(() => noteReached(false));
  expect(heading()).toBe('The page');

  await act(async () => await router.navigate('/page/3'));
  expect(heading()).toBe('Can’t reach the server');
});

it('in offline mode the way on leads to the settings', () => {
  setOfflineMode(true);
  visit('online');
  expect(screen.getByText(/^Offline mode is on/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  expect(fetched).not.toHaveBeenCalled();
});

it('a page of an account comes once somebody is signed in, and goes with the account', async () => {
  visit('signIn');
  expect(heading()).toBe('Sign in to see this page');
  signInAs([]);
  expect(heading(), 'nobody knows yet').toBe('Loading…');
  await vi.waitFor(() => expect(heading()).toBe('The page'));

  act(() => noteSignedIn(false));
  expect(heading()).toBe('Sign in to see this page');
});

it('the way to sign in keeps the address', async () => {
  const router = visit('signIn');
  act(() => screen.getByRole('link', { name: 'Sign in' }).click());
  await screen.findByRole('heading', { name: 'Auth' });
  expect(router.state.location.pathname).toBe('/auth');
  expect(sessionStorage.getItem('redirect')).toBe('/page/1?q=2');
});

it.each([
  [[], 'This page is for moderators'],
  [['moderator'], 'The page'],
])('with the labels %j a page of moderators is: %s', async (labels, shown) => {
  visit('moderator');
  signInAs(labels);
  await vi.waitFor(() => expect(heading()).toBe(shown));
});
