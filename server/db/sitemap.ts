import { and, asc, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { SitemapKind } from '#contract/site.ts';
import { isActiveUser } from '../auth/sessions.ts';
import { formatTime } from './briefs.ts';
import type { Queryable } from './database.ts';
import type { PageCursor } from './page.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** Items per page. Crawlers prefer few calls, and an item is small. */
const SITEMAP_PAGE = 1000;

interface Shown {
  readonly table: typeof puzzles | typeof collections | typeof users;
  readonly where: SQL | undefined;
}

/**
 * Public items by id. Automatic collections are left out: their puzzles are on the profile of their
 * owner.
 */
const SHOWN: Readonly<Record<SitemapKind, Shown>> = {
  puzzles: { table: puzzles, where: eq(puzzles.status, STATUS.public) },
  collections: {
    table: collections,
    where: and(eq(collections.status, STATUS.public), isNull(collections.autoPopulate)),
  },
  users: { table: users, where: isActiveUser },
};

/**
 * A page of a sitemap. The id itself is the key, because the cursor's item may have been deleted.
 */
export async function sitemapPage(
  db: Queryable,
  kind: SitemapKind,
  { cursorAfter, cursorBefore }: PageCursor,
) {
  const { table, where } = SHOWN[kind];
  const rows = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(
      and(
        where,
        cursorAfter === undefined ? undefined : gt(table.id, cursorAfter),
        cursorBefore === undefined ? undefined : lt(table.id, cursorBefore),
      ),
    )
    .orderBy(cursorBefore === undefined ? asc(table.id) : desc(table.id))
    .limit(SITEMAP_PAGE);
  const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt: formatTime(updatedAt) }));
  return cursorBefore === undefined ? items : items.toReversed();
}
