import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from '#ui/shell/ErrorPage.tsx';
import { FirstPagePending } from '#ui/shell/FirstPage.tsx';
import { Layout } from '#ui/shell/Layout.tsx';
import type { RouteHandle } from '#ui/shell/routeHandle.ts';
import { onThisDevice, page } from './pageRoute.tsx';

/** The page of puzzles at `path`, by their ids or links. */
const solvePage = async () => (await import('./pages/SolvePage.tsx')).SolvePage;
const aheadOfSolving: RouteHandle['ahead'] = async ({ puzzleId }) => {
  if (puzzleId !== undefined) (await import('./pages/serverPuzzle.ts')).prefetchPuzzle(puzzleId);
};

/**
 * The pages that are opened most, one entry a page. The others stand in `otherRoutes.tsx`, which
 * loads when one of them is visited.
 */
export const MAIN_PAGES: RouteObject[] = [
  page({
    page: async () => (await import('./pages/HomePage.tsx')).HomePage,
    texts: ['home'],
    loader: async () => (await import('./pages/firstPageLoader.ts')).loadHomePage,
  }),
  page({
    path: 'solve/:puzzleId?',
    page: solvePage,
    texts: ['board'],
    loader: async () => (await import('./pages/puzzleLoaders.ts')).loadForSolving,
    handle: { isImmersive: true, ahead: aheadOfSolving },
  }),
  page({
    path: 'perfection/:puzzleId?',
    page: solvePage,
    texts: ['board'],
    loader: async () => (await import('./pages/puzzleLoaders.ts')).loadForPerfection,
    handle: { isImmersive: true, ahead: aheadOfSolving },
  }),
  page({
    path: 'create/:puzzleId?',
    page: async () => (await import('./pages/CreatePage.tsx')).CreatePage,
    texts: ['board', 'making'],
    loader: async () => (await import('./pages/createLoader.ts')).loadForCreating,
    handle: { isImmersive: true },
  }),
];

const PAGES_ID = 'pages';

function layout(otherPages: readonly RouteObject[] = []): RouteObject {
  return {
    element: <Layout />,
    errorElement: <ErrorPage as="main" />,
    children: [
      {
        id: PAGES_ID,
        errorElement: <ErrorPage as="div" />,
        hydrateFallbackElement: <FirstPagePending />,
        children: [...MAIN_PAGES, ...otherPages],
      },
    ],
  };
}

/** Addresses of the main pages: nothing else can be meant by them. */
const MAIN_PATH = /^\/(?:(?:solve|perfection|create)(?:\/[^/]*)?\/?)?$/;

/**
 * The router of the site. Created once, with the address bar as it is then. Pages that are not
 * among the main ones become known when one of them is visited; before that, if it is the first.
 */
export async function createRouter(): Promise<ReturnType<typeof createBrowserRouter>> {
  const others = MAIN_PATH.test(window.location.pathname) ? null : await loadOthers();
  let isWhole = others !== null;
  return createBrowserRouter([...(others?.PAGES_ALONE ?? []), layout(others?.OTHER_PAGES)], {
    async patchRoutesOnNavigation({ path, patch }) {
      if (isWhole || MAIN_PATH.test(path)) return;
      const { OTHER_PAGES, PAGES_ALONE } = await loadOthers();
      patch(PAGES_ID, OTHER_PAGES);
      patch(null, PAGES_ALONE);
      isWhole = true;
    },
  });
}

function loadOthers() {
  return onThisDevice(import('./otherRoutes.tsx'));
}
