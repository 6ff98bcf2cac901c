import { PAGES, type SitePage } from '../../contract/pages.ts';

/** The script of every page. */
export const ENTRY = 'src/ui/main.tsx';

/** Modules that every guarded page loads at once: the guard, and the call it makes. */
const GUARD = ['src/ui/shell/Guard.tsx', 'src/ui/shared/api/client.ts', 'contract/users.ts'];

/** Names the modules of all pages but the main ones, which the entry names. */
const OTHER_PAGES = 'src/ui/otherPages.ts';

/** Parts of the frame that every page loads after its content. */
export const FRAME = [
  'src/ui/shell/AwayPage.tsx',
  'src/ui/shell/FooterLinks.tsx',
  'src/ui/shell/LateParts.tsx',
  'src/ui/shell/Notices.tsx',
  'src/ui/shell/SiteTools.tsx',
  'src/ui/shell/UnexpectedPage.tsx',
  'src/ui/shell/preloadLinks.ts',
  'src/ui/shared/platform/serviceWorker.ts',
  'src/ui/shared/api/client.ts',
  'contract/health.ts',
] as const;

/** Paths of the pages that are opened most. */
const MAIN_PATHS = ['/', '/solve', '/perfection', '/create'] as const;

/** Source files that a page loads when it opens, besides the entry. */
export type PageModules = Readonly<Record<string, readonly string[]>>;

/** Source files of a page, relative to the root; those that read data of an id only on request. */
export function modulesOfPage(page: SitePage, withId = false): readonly string[] {
  const places = [page.loader, withId ? page.prefetch : undefined];
  return [
    `src/ui/pages/${page.page}.tsx`,
    ...places.flatMap((place) => (place ? `src/ui/pages/${place.split('/')[0] ?? ''}.ts` : [])),
    ...(page.needs ? GUARD : []),
    ...(isMainPage(page.path) ? [] : [OTHER_PAGES]),
  ];
}

/** Whether a path or the pattern of one leads to a main page. */
export function isMainPage(path: string): boolean {
  const first = /^\/[^/]*/.exec(path)?.[0];
  return MAIN_PATHS.some((main) => main === first);
}

/** The row of the table at a path. */
export function pageAt(path: string): SitePage {
  const page = PAGES.find((row) => row.path === path || row.path.startsWith(`${path}/:`));
  if (!page) throw new Error(`No page has the path ${path}.`);
  return page;
}

/**
 * Modules of the pages by the first part of their path, as `boot.js` reads an address: `/solve`,
 * and `/solve/{id}` where an optional id makes a difference; `*` is every other address.
 */
export function modulesByPath(pages: readonly SitePage[] = PAGES): PageModules {
  const modules = new Map<string, Set<string>>();
  const add = (path: string, files: readonly string[]) => {
    const known = modules.get(path) ?? new Set();
    modules.set(path, known);
    for (const file of files) known.add(file);
  };
  for (const page of pages) {
    const first = page.path === '*' ? '*' : `/${page.path.split('/')[1] ?? ''}`;
    add(first, modulesOfPage(page));
    if (page.prefetch !== undefined && page.path.endsWith('?'))
      add(`${first}/{id}`, modulesOfPage(page, true));
  }
  return Object.fromEntries([...modules].map(([path, files]) => [path, [...files]]));
}
