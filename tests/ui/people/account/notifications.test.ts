// @vitest-environment happy-dom
import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import {
  flattenPages,
  fewer,
  putBack,
  without,
  type NotificationPages,
} from '#ui/people/account/notificationPages.ts';
import {
  deleteNotificationsMutation,
  listQuery,
  markReadMutation,
} from '#ui/people/account/notificationQueries.ts';
import { unreadQuery } from '#ui/people/account/unreadNotifications.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

function notification(n: number, read = false): Notification {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    id: idOf(n),
    createdAt: at,
    updatedAt: at,
    type: 'system',
    message: `Message ${n}`,
    target: null,
    read,
    lasting: false,
    user: idOf(0),
    source: null,
  };
}

/** A server with notifications, the newest (of the highest number) first. */
class FakeServer {
  kept: readonly Notification[] = [];
  /** Calls that change something are refused, as soon as this is over. */
  refusal: Promise<unknown> | null = null;
  readonly calls: string[] = [];

  /** From now on nothing may be changed, which is told when the result is called. */
  refuseLater(): () => void {
    const gate = new EventTarget();
    this.refusal = new Promise((resolve) => {
      gate.addEventListener('open', resolve);
    });
    return () => gate.dispatchEvent(new Event('open'));
  }

  readonly fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    await Promise.resolve();
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    this.calls.push(`${method} ${pathname}`);
    if (pathname.endsWith('/count'))
      return Response.json({ total: this.kept.filter(({ read }) => !read).length });
    if (method === 'GET') {
      const after = searchParams.get('cursorAfter');
      const from = after === null ? 0 : this.kept.findIndex(({ id }) => id === after) + 1;
      const results = this.kept.slice(from, from + 30);
      return Response.json({ total: this.kept.length, results });
    }
    if (this.refusal) {
      await this.refusal;
      return Response.json({ code: 'internal', summary: 'It did not work.' }, { status: 500 });
    }
    const { notificationIds } = JSON.parse(body as string) as { notificationIds: string[] };
    expect(notificationIds.length).toBeLessThanOrEqual(100);
    const isChosen = ({ id }: Notification) => notificationIds.includes(id);
    this.kept = pathname.endsWith('/delete')
      ? this.kept.filter((it) => !isChosen(it))
      : this.kept.map((it) => (isChosen(it) ? { ...it, read: true } : it));
    return new Response(null, { status: 204 });
  };
}

let server = new FakeServer();
let client = new QueryClient();
let notices: Notice[] = [];
let ends: (() => void)[] = [];

const shown = () => {
  const pages = client.getQueryData<NotificationPages>(listQuery.queryKey);
  return pages
    ? flattenPages(pages).map(({ message, read }) => `${message}${read ? ', read' : ''}`)
    : [];
};
const count = () => client.getQueryData<number>(unreadQuery.queryKey);

/** A panel that is open: its list and the number of unread ones are shown. */
async function open(kept: readonly Notification[]): Promise<void> {
  server.kept = kept;
  const list = new InfiniteQueryObserver(client, listQuery);
  const unread = new QueryObserver(client, unreadQuery);
  ends.push(
    list.subscribe(() => undefined),
    unread.subscribe(() => undefined),
  );
  await vi.waitFor(() =>
    expect([list, unread].every((it) => it.getCurrentResult().isSuccess)).toBe(true),
  );
}

beforeEach(() => {
  server = new FakeServer();
  client = new QueryClient();
  notices = [];
  ends = [onNotice((notice) => notices.push(notice))];
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  for (const end of ends) end();
  client.clear();
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  it('are read at once, and the server agrees', async () => {
    await open([notification(3), notification(2), notification(1, true)]);
    const done = new MutationObserver(client, markReadMutation(client)).mutate([idOf(3)]);
    await vi.waitFor(() => expect(shown()[0]).toBe('Message 3, read'));
    expect(count()).toBe(1);

    await done;

    expect(server.kept.map(({ read }) => read)).toEqual([true, false, true]);
    expect(count()).toBe(1);
  });

  it('are unread again where the server refuses, silently', async () => {
    await open([notification(2), notification(1, true)]);
    const refuse = server.refuseLater();
    const reading = new MutationObserver(client, markReadMutation(client)).mutate([idOf(2)]);
    await vi.waitFor(() => expect(count()).toBe(0));
    refuse();
    await expect(reading).rejects.toThrow('It did not work.');

    expect(shown()).toEqual(['Message 2', 'Message 1, read']);
    expect(count()).toBe(1);
    expect(notices).toEqual([]);
  });

  it('are deleted at once, and put back in their place with a toast where the server refuses', async () => {
    await open([notification(3), notification(2), notification(1)]);
    const refuse = server.refuseLater();
    const deleting = new MutationObserver(client, deleteNotificationsMutation(client)).mutate([
      idOf(2),
    ]);
    await vi.waitFor(() => expect(shown()).toEqual(['Message 3', 'Message 1']));
    expect(count()).toBe(2);
    refuse();
    await expect(deleting).rejects.toThrow();

    expect(shown()).toEqual(['Message 3', 'Message 2', 'Message 1']);
    expect(count()).toBe(3);
    expect(notices).toEqual([{ kind: 'error', message: 'It did not work. (500)' }]);
  });

  it('are all read, those that are not on the page too', async () => {
    await open(Array.from({ length: 140 }, (_, i) => notification(140 - i)));
    expect(count()).toBe(140);
    await new MutationObserver(client, markReadMutation(client)).mutate('all');

    expect(server.kept.every(({ read }) => read)).toBe(true);
    expect(server.calls.filter((it) => it.startsWith('PUT'))).toHaveLength(2);
    expect(count()).toBe(0);
  });

  it('are deleted where they are read, and only there', async () => {
    await open([notification(3, true), notification(2), notification(1, true)]);
    await new MutationObserver(client, deleteNotificationsMutation(client)).mutate('all');

    expect(shown()).toEqual(['Message 2']);
    expect(server.kept.map(({ message }) => message)).toEqual(['Message 2']);
    expect(count()).toBe(1);
  });

  it('go on after the last one that is left', async () => {
    await open(Array.from({ length: 40 }, (_, i) => notification(40 - i)));
    const last = idOf(11); // of the first page
    await new MutationObserver(client, deleteNotificationsMutation(client)).mutate([last]);
    const list = new InfiniteQueryObserver(client, listQuery);
    await list.fetchNextPage();

    expect(shown()).toHaveLength(39);
    expect(new Set(shown()).size).toBe(39);
  });
});

describe('the number of unread ones', () => {
  it('is never below none', () => {
    expect(fewer(3, 2)).toBe(1);
    expect(fewer(1, 5)).toBe(0);
  });
});

describe('putting back', () => {
  it('leaves alone what has changed since', () => {
    const before: NotificationPages = {
      pages: [{ results: [notification(4), notification(3), notification(2)], hasMore: false }],
      pageParams: [undefined],
    };
    const both = without(without(before, new Set([idOf(3)])), new Set([idOf(4)]));
    const now = {
      ...both,
      pages: both.pages.map((page) => ({
        ...page,
        results: [notification(5), ...page.results.map((it) => ({ ...it, read: true }))],
      })),
    };

    const back = flattenPages(putBack(now, before, new Set([idOf(3)])));

    expect(back.map(({ message, read }) => [message, read])).toEqual([
      ['Message 5', false],
      ['Message 3', false],
      ['Message 2', true],
    ]);
  });
});
