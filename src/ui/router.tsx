import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  redirect,
  type LoaderFunction,
  type Params,
  type RouteObject,
} from 'react-router';
import { PAGES, REDIRECTS, type Need, type SitePage } from '#contract/pages.ts';
import type { MessageId } from '#texts/message.ts';
import { ErrorPage } from '#ui/shell/ErrorPage.tsx';
import { PageNotHereError } from '#ui/shell/pageErrors.ts';
import { FirstPagePending } from '#ui/shell/FirstPage.tsx';
import { Layout } from '#ui/shell/Layout.tsx';
import type { RouteHandle } from '#ui/shell/routeHandle.ts';

/** Modules of the pages that are opened most, and of their data. */
const MAIN_PAGES = import.meta.glob<Readonly<Record<string, unknown>>>([
  './pages/{Home,Solve,Create}Page.tsx',
  './pages/{firstPage,create}Loader.ts',
  './pages/puzzle{Loaders,Prefetch}.ts',
]);

/** A row of the table of pages; the literal types of its texts remain. */
type PageRow = Omit<SitePage, 'name'> & { readonly name?: MessageId };

/**
 * A route whose page loads when it is first visited. A module that cannot be loaded ends in a
 * `PageNotHereError`: there may be no network.
 */
function createRoute(row: PageRow): RouteObject {
  const { path, page, loader, frame, holdsUpdates, prefetch } = row;
  const handle: RouteHandle = {
    isImmersive: frame === 'immersive',
    holdsUpdates: holdsUpdates ?? false,
    ...(prefetch !== undefined && {
      prefetch: async (params: Params, search: URLSearchParams) =>
        await (
          await loadExport<NonNullable<RouteHandle['prefetch']>>(prefetch)
        )(params, search),
    }),
  };
  const lazy = {
    Component: async () => await orPageNotHere(loadPage(page, row.needs, row.name)),
    ...(loader !== undefined && {
      loader: async () => await orPageNotHere(loadExport<LoaderFunction>(loader)),
    }),
  };
  // Without a loader the router does not report a page that cannot be loaded.
  const route = { handle, lazy, ...(loader === undefined && { loader: () => null }) };
  return path === '/' ? { ...route, index: true } : { ...route, path };
}

async function loadPage(
  page: string,
  needs: Need | undefined,
  name: MessageId | undefined,
): Promise<ComponentType> {
  const [Page, guard] = await Promise.all([
    loadExport<ComponentType>(`${page}/${page}`, '.tsx'),
    needs && import('#ui/shell/Guard.tsx'),
  ]);
  return needs && guard ? guard.guarded(needs, name)(Page) : Page;
}

/** An export of a module in `pages`, named as in the table: `module/export`. */
async function loadExport<T>(place: string, extension = '.ts'): Promise<T> {
  const [file = '', name = ''] = place.split('/');
  const key = `./pages/${file}${extension}`;
  const load = MAIN_PAGES[key] ?? (await import('./otherPages.ts')).OTHER_PAGES[key];
  const module = await load?.();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test imports every row's exports
  return module?.[name] as T;
}

async function orPageNotHere<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new PageNotHereError({ cause });
  }
}

function createRedirect([path, to]: readonly [path: string, to: string]): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
    element: null,
  };
}

const ROWS: readonly PageRow[] = PAGES;

/** The pages inside the frame of the site. */
export const FRAMED_PAGES: RouteObject[] = [
  ...ROWS.filter(({ frame }) => frame !== 'none').map(createRoute),
  ...Object.entries(REDIRECTS).map(createRedirect),
  ...(import.meta.env.DEV ? [galleryRoute()] : []),
];

/** The pages without the frame of the site: a sheet of paper, a puzzle in another site. */
export const BARE_PAGES: RouteObject[] = ROWS.filter(({ frame }) => frame === 'none').map(
  (row) => ({
    ...createRoute(row),
    errorElement: <ErrorPage as="main" />,
    hydrateFallbackElement: <FirstPagePending />,
  }),
);

/** All components and their states, for developers. */
function galleryRoute(): RouteObject {
  const loadGallery = async () => (await import('./pages/GalleryPage.tsx')).GalleryPage;
  return { path: 'gallery', lazy: { Component: loadGallery } };
}

/** Create the router of the site. It begins at the address in the address bar. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    ...BARE_PAGES,
    {
      element: <Layout />,
      errorElement: <ErrorPage as="main" />,
      children: [
        {
          errorElement: <ErrorPage as="div" />,
          hydrateFallbackElement: <FirstPagePending />,
          children: FRAMED_PAGES,
        },
      ],
    },
  ]);
}
