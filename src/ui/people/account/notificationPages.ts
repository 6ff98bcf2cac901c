import type { Notification } from '#contract/notifications.ts';
import type { Text } from '#texts/message.ts';

/** A notification, with its text if this page can say it; otherwise it has its message alone. */
export interface ReadableNotification extends Notification {
  readonly said?: Text | null;
}

/** One page of notifications, the newest first. */
export interface NotificationPage {
  readonly results: readonly ReadableNotification[];
  /** True if there are earlier notifications. */
  readonly hasMore: boolean;
}

/** The loaded pages, as the query caches them. */
export interface NotificationPages {
  readonly pages: readonly NotificationPage[];
  readonly pageParams: readonly unknown[];
}

/** All notifications of the pages, the newest first. */
export function flattenPages({ pages }: NotificationPages): readonly ReadableNotification[] {
  return pages.flatMap(({ results }) => results);
}

/** The unread ones among some notifications. */
export function unreadIn(
  pages: NotificationPages | undefined,
  ids: ReadonlySet<string>,
): readonly string[] {
  if (!pages) return [];
  return flattenPages(pages).flatMap(({ id, read }) => (ids.has(id) && !read ? [id] : []));
}

/** The pages with some notifications marked as read, or as unread again. */
export function marked(
  pages: NotificationPages,
  ids: ReadonlySet<string>,
  read: boolean,
): NotificationPages {
  return withResults(pages, (results) =>
    results.map((it) => (ids.has(it.id) ? { ...it, read } : it)),
  );
}

/** The pages without some notifications. */
export function without(pages: NotificationPages, ids: ReadonlySet<string>): NotificationPages {
  return withResults(pages, (results) => results.filter(({ id }) => !ids.has(id)));
}

/**
 * The pages with some notifications restored to their place in `before`. Other changes since then
 * stay.
 */
export function putBack(
  pages: NotificationPages,
  before: NotificationPages,
  ids: ReadonlySet<string>,
): NotificationPages {
  const now = new Map(flattenPages(pages).map((it) => [it.id, it]));
  const known = new Set(flattenPages(before).map(({ id }) => id));
  const isNew = ({ id }: ReadableNotification) => !known.has(id);
  return {
    ...pages,
    pages: pages.pages.map((page, i) => {
      const old = before.pages[i]?.results ?? [];
      const kept = old.flatMap((it) => now.get(it.id) ?? (ids.has(it.id) ? it : []));
      return { ...page, results: [...page.results.filter(isNew), ...kept] };
    }),
  };
}

/** The unread count lowered by a number, at least 0. */
export function fewer(unread: number, by: number): number {
  return Math.max(0, unread - by);
}

function withResults(
  pages: NotificationPages,
  change: (results: readonly ReadableNotification[]) => readonly ReadableNotification[],
): NotificationPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, results: change(page.results) })),
  };
}
