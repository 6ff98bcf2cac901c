import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { dayOf } from '#base/days.ts';
import { readDaily } from '#contract/daily.ts';
import { readDailyOf } from '../db/dailies.ts';
import { memoizeFor } from '../db/memoizeFor.ts';
import { readPublishedData } from '../db/readPuzzle.ts';
import type { Deps } from '../deps.ts';
import { PUZZLE_LIMITS } from '../domain/puzzleLimits.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { ServerEnv } from '../http/errors.ts';
import type { FindPage } from '../http/staticFiles.ts';
import { withTimeout } from '../ops/withTimeout.ts';
import type { FirstBoard } from '../previews/drawFirstBoard.ts';
import { SizedCache } from '../ops/SizedCache.ts';
import { findPageItem, partsOf } from './pageHeads.ts';
import { createPageHeadResolver } from './pageHeadResolver.ts';

/** Lifetime of cached data of a puzzle. */
const CACHE_MS = 10_000;
const MAX_CACHED = 1000;

/** Room for about a thousand boards. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Of an entry beside its picture, which may be empty. */
const ENTRY_BYTES = 200;

/** A page without its board is complete, too, so it does not wait longer. */
const TIMEOUT_MS = 250;

/** Finds the board of the page at an address; null if the page shows none. */
type FindBoard = (context: Context<ServerEnv>) => Promise<FirstBoard | null>;

/** Resolves the parts of a page: its head, and its board as it is at first. */
export function createPageResolver(deps: Deps): FindPage {
  const findHead = createPageHeadResolver(deps);
  const findBoard = createBoardFinder(deps);
  const drawn = new SizedCache<string>(CACHE_BYTES, ({ length }) => length + ENTRY_BYTES);
  const draw = async (context: Context<ServerEnv>) => {
    const board = await findBoard(context);
    if (board === null) return null;
    const key = createHash('sha256').update(`${board.mode} ${board.data}`).digest('base64url');
    return await drawn.get(key, () => deps.previews.drawFirstBoard(board));
  };
  return async (context) => {
    const head = await findHead(context);
    if (head === null) return null;
    const drawing = draw(context).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a page was sent without its board');
      return null;
    });
    return { head, board: await withTimeout(drawing, TIMEOUT_MS, null) };
  };
}

/** Finds the boards of public puzzles, of days and of links. */
function createBoardFinder(deps: Deps): FindBoard {
  const memoize = memoizeFor<string | null>(CACHE_MS, MAX_CACHED);
  return async (context) => {
    const { path } = context.req;
    const [page = '', ...rest] = partsOf(path);
    const mode = page === 'daily' ? 'solve' : page;
    // Another handling of the solution shows other colors.
    if (!isMode(mode) || context.req.query('loader') !== undefined) return null;
    const find = findPublished(deps, path);
    if (find === null) {
      const isLink = page === mode && rest.length === 0;
      const data = isLink ? linkData(context) : null;
      return data !== null && (await mayDraw(deps, context)) ? { data, mode } : null;
    }
    if (deps.outage() !== null) return null;
    const data = await memoize(find.key, find.read);
    return data === null ? null : { data, mode };
  };
}

/** Data that a page shows, with the key under which it is stored for a while. */
interface PublishedData {
  readonly key: string;
  readonly read: () => Promise<string | null>;
}

/** The puzzle or the day that the page at a path is about; null if it is about none. */
function findPublished({ db }: Deps, path: string): PublishedData | null {
  const item = findPageItem(path);
  if (item) return { key: item.id, read: () => readPublishedData(db, item.id) };
  const date = dayOfPage(path);
  if (date === null) return null;
  return {
    key: date,
    read: async () => {
      const daily = await readDailyOf(db, date);
      return daily?.shownAt ? await readPublishedData(db, daily.puzzleId) : null;
    },
  };
}

/** The day of a daily page up to today; null for other pages. */
function dayOfPage(path: string): string | null {
  const today = dayOf(Date.now());
  const [page, date = today, ...rest] = partsOf(path);
  if (page !== 'daily' || rest.length > 0 || date > today) return null;
  return readDaily.params.safeParse({ date }).success ? date : null;
}

function isMode(segment: string): segment is FirstBoard['mode'] {
  return segment === 'solve' || segment === 'perfection';
}

/** The puzzle data of a link; a bare + arrives as a space. */
function linkData({ req }: Context<ServerEnv>): string | null {
  const data = req.query('d')?.replaceAll(' ', '+') ?? '';
  return data === '' || data.length > PUZZLE_LIMITS.data ? null : data;
}

/** Drawing the board of a link costs as much as a preview, and is limited with them. */
async function mayDraw({ limits, site }: Deps, context: Context<ServerEnv>): Promise<boolean> {
  const address = clientAddress(context, site.trustedProxies);
  const allowance = await limits.take('previews', { userId: null, address, browser: null });
  return allowance?.isAllowed !== false;
}
