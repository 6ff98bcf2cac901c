// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '#contract/users.ts';
import { AccountEntry, accountState } from '#ui/people/account/AccountEntry.tsx';
import { noteSignedIn } from '#ui/people/account/signedIn.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { checkVersion } from '#ui/shared/api/siteVersion.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';
import { noteSite } from '#ui/shared/platform/siteInfo.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const AT = '2026-01-01T00:00:00.000Z';
const ADA: Me = {
  id: ID,
  createdAt: AT,
  updatedAt: AT,
  name: 'Ada',
  supporter: 3,
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

/** The calls of the header, answered for `me`; null: it is never told who that is. */
function serve(me: Me | null): void {
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/avatar')) return Promise.resolve(new Response(null, { status: 404 }));
    if (url.endsWith('/logout'))
      return Promise.resolve(
        Response.json({ code: 'internal', summary: 'It did not work.' }, { status: 500 }),
      );
    if (url.endsWith('/count')) return Promise.resolve(Response.json({ total: 2 }));
    return me ? Promise.resolve(Response.json(me)) : new Promise(() => undefined);
  });
}

function show(path = '/rules'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <header>
        <AccountEntry />
      </header>
    </MemoryRouter>,
  );
}

async function openMenu(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Ada’s account' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
}

const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name });
const focused = () => document.activeElement?.textContent;

beforeEach(() => serve(ADA));

afterEach(() => {
  cleanup();
  noteSignedIn(false);
  setOfflineMode(false);
  checkVersion('11.0.0');
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the state of the account', () => {
  const KNOWN = { me: null, network: 'online', isOutdated: false, path: '/' } as const;

  it.each([
    ['unknown', { ...KNOWN, me: undefined }],
    ['signedOut', KNOWN],
    ['signedOut', { ...KNOWN, path: '/created' }],
    ['notSignedIn', { ...KNOWN, path: '/create' }],
    ['notSignedIn', { ...KNOWN, path: `/create/${ID}` }],
    ['offline', { ...KNOWN, network: 'offline' }],
    ['offline', { ...KNOWN, me: ADA, network: 'offlineMode', isOutdated: true }],
    ['outdated', { ...KNOWN, me: ADA, isOutdated: true }],
    ['signedIn', { ...KNOWN, me: ADA, path: '/create' }],
  ] as const)('is %s', (kind, known) => {
    expect(accountState(known).kind).toBe(kind);
  });
});

describe('the account in the header', () => {
  it('is a place of its size while nobody knows who is signed in', () => {
    serve(null);
    noteSignedIn(true);
    show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('header')?.childElementCount).toBe(1);
  });

  it('is the way to sign in, and says on the page of the editor that nobody is', () => {
    show();
    expect(screen.getByRole('link', { name: 'Sign in / sign up' }).getAttribute('href')).toBe(
      '/auth',
    );
    cleanup();
    show('/create');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Not signed in' }).disabled).toBe(
      true,
    );
  });

  it('is not asked for in offline mode', () => {
    setOfflineMode(true);
    show();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Offline' }).disabled).toBe(true);
  });

  it('is the way to another version where the server speaks one', () => {
    for (let i = 0; i < 3; i++) checkVersion('12.0.0');
    show();
    expect(screen.getByRole('button', { name: 'Update site' })).toBeDefined();
  });

  it('is a menu, walked by keys', async () => {
    noteSignedIn(true);
    noteSite({ takesPayments: true });
    show();
    await openMenu();
    expect(entries()).toEqual(['Profile', 'My stuff', 'Settings', 'Support Chiaro', 'Logout']);
    expect(screen.getByText('supporter')).toBeDefined();

    key('ArrowDown');
    expect(focused()).toBe('My stuff');
    key('ArrowUp');
    key('ArrowUp');
    expect(focused()).toBe('Logout');
    key('ArrowDown');
    expect(focused()).toBe('Profile');
    key('End');
    expect(focused()).toBe('Logout');
    key('Home');
    expect(focused()).toBe('Profile');
    key('s');
    expect(focused()).toBe('Settings');
    key('Escape');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toContain('Ada’s account');
  });

  it('leads moderators to their page', async () => {
    serve({ ...ADA, labels: ['moderator'] });
    noteSignedIn(true);
    show();
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Moderation' }).getAttribute('href')).toBe('/mod');
  });

  it('says why logging out failed', async () => {
    const notices: Notice[] = [];
    const stop = onNotice((notice) => notices.push(notice));
    noteSignedIn(true);
    show();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'error', message: 'It did not work. (500)' }]),
    );
    stop();
    expect(queryClient.getQueryData(meQuery.queryKey)).toEqual(ADA);
  });

  it('tells how many notifications are unread', async () => {
    noteSignedIn(true);
    show();
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined();
  });
});
