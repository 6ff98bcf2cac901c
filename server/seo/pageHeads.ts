import { validate } from 'uuid';
import { API_BASE } from '#contract/endpoint.ts';
import { readVisibleCollection } from '../db/collections.ts';
import { readActiveUser, readPublicPuzzle } from '../db/published.ts';
import type { Deps } from '../deps.ts';
import {
  collectionDescription,
  puzzleDescription,
  titleWithAuthor,
  userDescription,
} from '../domain/cardTexts.ts';
import type { PageHead } from '../domain/pageHead.ts';
import {
  feedUrl,
  collectionUrl,
  puzzleUrl,
  userUrl,
  SITE_NAME,
  titleOrDefault,
  PREVIEW_SIZE,
  previewUrl,
} from '#server/domain/sitePages.ts';
import { PAGES, REDIRECTS } from '#contract/pages.ts';
import { tabTitle } from '#contract/tabTitle.ts';
import { english } from '#texts/english.ts';

/** Title and description of a page that is the same for every visitor. */
interface SiteHead {
  readonly title: string;
  readonly description: string;
}

type ListedPage = Extract<(typeof PAGES)[number], { head: string }>;

function describePage(page: ListedPage): SiteHead {
  const name =
    'name' in page ? english.say({ id: page.name, values: { product: SITE_NAME } }) : null;
  return {
    title: tabTitle(name, SITE_NAME),
    description: english.say({ id: `heads.${page.head}`, values: { site: SITE_NAME } }),
  };
}

/** Heads of the pages that search engines may list, by address, in the order of the sitemap. */
export const SITE_HEADS: ReadonlyMap<string, SiteHead> = new Map(
  PAGES.flatMap((page) =>
    'head' in page ? [[page.path.replace(/\/:.*/, ''), describePage(page)] as const] : [],
  ),
);

/** The address of the page that an address leads to. */
function redirected(address: string): string {
  return new Map<string, string>(Object.entries(REDIRECTS)).get(address) ?? address;
}

/** Head of pages that are not listed: those of accounts, and addresses without a page. */
const UNLISTED_HEAD: SiteHead = {
  title: SITE_NAME,
  description: english('heads.unlisted'),
};

type HeadDeps = Pick<Deps, 'db' | 'site'>;

/** Reads the head of a page about one item; null if the item is not public. */
type FindHead = (deps: HeadDeps, id: string) => Promise<PageHead | null>;

/** Pages about one item, by the first segment of their path. */
const ABOUT: Readonly<Record<string, FindHead>> = {
  solve: headOfPuzzle,
  perfection: headOfPuzzle,
  embed: headOfPuzzle,
  collection: headOfCollection,
  profile: headOfUser,
};

/** Head of a page that must not be indexed. Private and missing items return the same one. */
const UNLISTED: PageHead = { ...UNLISTED_HEAD, canonical: null, card: null };

/** The item that a page is about. Its key is short, even for a long address. */
export interface PageItem {
  readonly key: string;
  /** The puzzle or other thing, in lower case. */
  readonly id: string;
  /** Head of the page. */
  readonly head: (deps: HeadDeps) => Promise<PageHead>;
}

/** The item that the page at a path is about; null if it is about none. */
export function findPageItem(path: string): PageItem | null {
  const [kind = '', id = '', ...rest] = partsOf(path);
  const find = Object.hasOwn(ABOUT, kind) ? ABOUT[kind] : undefined;
  if (!find || rest.length > 0 || !validate(id)) return null;
  const known = id.toLowerCase();
  const head = async (deps: HeadDeps) => (await find(deps, known)) ?? UNLISTED;
  return { key: `${kind}/${known}`, id: known, head };
}

/** Addresses with the head of another page: lessons, and days and months with a daily puzzle. */
const PARTS = [
  [/^\/learn\/[^/]+$/, '/learn'],
  [/^\/daily\/\d{4}-\d\d-\d\d$/, '/daily'],
  [/^\/daily\/archive\/\d{4}-\d\d$/, '/daily/archive'],
] as const;

/** Head of a page about no item; the same for every visitor. */
export function readPlainPageHead(deps: Pick<HeadDeps, 'site'>, path: string): PageHead {
  const [kind, ...rest] = partsOf(path);
  const address = `/${[kind, ...rest].join('/')}`;
  const own = headOfSitePage(deps, redirected(address));
  if (own) return own;
  const page = PARTS.find(([part]) => part.test(address))?.[1];
  return (page === undefined ? null : headOfSitePage(deps, page)) ?? UNLISTED;
}

/** The segments of a path, without empty ones at its end. */
export function partsOf(path: string): readonly string[] {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(1, end).split('/');
}

function headOfSitePage({ site }: Pick<HeadDeps, 'site'>, address: string): PageHead | null {
  const head = SITE_HEADS.get(address);
  if (!head) return null;
  const { title, description } = head;
  return {
    title,
    description,
    canonical: `${site.webOrigin}${address}`,
    card: {
      type: 'website',
      title,
      siteName: SITE_NAME,
      picture: {
        address: `${site.webOrigin}/icons/app-512.png`,
        width: 512,
        height: 512,
        alt: SITE_NAME,
        isLarge: false,
      },
      feed: address.startsWith('/daily')
        ? { title: `Daily puzzles on ${SITE_NAME}`, address: feedUrl(site.apiOrigin, 'daily') }
        : { title: `New puzzles on ${SITE_NAME}`, address: feedUrl(site.apiOrigin, 'puzzles') },
      oembed: null,
    },
  };
}

async function headOfPuzzle({ db, site }: HeadDeps, id: string): Promise<PageHead | null> {
  const puzzle = await readPublicPuzzle(db, id);
  if (!puzzle) return null;
  const title = titleOrDefault(puzzle.title, 'Puzzle');
  const canonical = puzzleUrl(site.webOrigin, id);
  const { creator, updatedAt } = puzzle;
  return {
    title: tabTitle(title, SITE_NAME),
    description: puzzleDescription(puzzle),
    canonical,
    card: {
      type: 'article',
      title: titleWithAuthor(puzzle, 'Puzzle'),
      siteName: SITE_NAME,
      picture: drawDefaultAvatar(
        previewUrl(site.apiOrigin, 'puzzle', id, updatedAt),
        `The puzzle ${title}`,
      ),
      feed: {
        title: `Puzzles by ${creator.name} on ${SITE_NAME}`,
        address: feedUrl(site.apiOrigin, `user/${creator.id}`),
      },
      oembed: `${site.apiOrigin}${API_BASE}/oembed?url=${encodeURIComponent(canonical)}`,
    },
  };
}

async function headOfCollection({ db, site }: HeadDeps, id: string): Promise<PageHead | null> {
  const found = await readVisibleCollection(db, id, null);
  if (!found.ok) return null;
  const collection = found.value;
  const title = titleWithAuthor(collection, 'Collection');
  return {
    title: tabTitle(titleOrDefault(collection.title, 'Collection'), SITE_NAME),
    description: collectionDescription(collection),
    canonical: collectionUrl(site.webOrigin, id),
    card: {
      type: 'website',
      title,
      siteName: SITE_NAME,
      picture: drawDefaultAvatar(
        previewUrl(site.apiOrigin, 'collection', id, collection.modifiedAt),
        `Puzzles of the collection ${titleOrDefault(collection.title, 'Collection')}`,
      ),
      feed: {
        title: `${title} on ${SITE_NAME}`,
        address: feedUrl(site.apiOrigin, `collection/${id}`),
      },
      oembed: null,
    },
  };
}

async function headOfUser({ db, site }: HeadDeps, id: string): Promise<PageHead | null> {
  const user = await readActiveUser(db, id);
  if (!user) return null;
  return {
    title: tabTitle(user.name, SITE_NAME),
    description: userDescription(user),
    canonical: userUrl(site.webOrigin, id),
    card: {
      type: 'profile',
      title: user.name,
      siteName: SITE_NAME,
      picture: drawDefaultAvatar(
        previewUrl(site.apiOrigin, 'user', id, user.updatedAt),
        `The profile of ${user.name}`,
      ),
      feed: {
        title: `Puzzles by ${user.name} on ${SITE_NAME}`,
        address: feedUrl(site.apiOrigin, `user/${id}`),
      },
      oembed: null,
    },
  };
}

function drawDefaultAvatar(address: string, alt: string) {
  return { address, ...PREVIEW_SIZE, alt, isLarge: true };
}
