import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  redirect,
  type LazyRouteFunction,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import type { MessageId } from '#texts/message.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import type { Need } from './layout/Guard.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { PendingMark } from './layout/Pending.tsx';
import type { RouteHandle } from './layout/routeHandle.ts';
import { PageNotHereError } from './layout/PageNotHereError.ts';
import type { Pack } from './texts/packs.ts';
import { withTexts } from './texts/texts.ts';

/** A page of the site: a line or two in the table below. */
interface PageRoute {
  /** The path of the route; absent for the first page. */
  readonly path?: string;
  readonly page: () => Promise<ComponentType>;
  /** Packs of texts that it shows, besides `core`. */
  readonly texts: readonly Pack[];
  readonly loader?: () => Promise<LoaderFunction>;
  readonly handle?: RouteHandle;
  /** What visitors need to see it, and how it is called where they lack that. */
  readonly needs?: Need;
  readonly title?: MessageId;
}

/**
 * A route whose page loads when it is first visited, with its texts. What cannot be loaded ends in
 * an error that says so: there may be no network.
 */
function page({ path, page: load, texts, loader, handle, needs, title }: PageRoute): RouteObject {
  const loadPage = async (): Promise<ComponentType> => {
    const [Page, guard] = await whole(
      Promise.all([
        withTexts(load(), ...texts),
        needs && import('./layout/Guard.tsx').then((guards) => guards.guarded(needs, title)),
      ]),
    );
    return guard ? guard(Page) : Page;
  };
  const lazy: LazyRouteFunction<RouteObject> | RouteObject['lazy'] = {
    Component: loadPage,
    ...(loader && { loader: () => whole(loader()) }),
  };
  return path === undefined ? { index: true, handle, lazy } : { path, handle, lazy };
}

/** What a route is made of, or the error that it is not on this device. */
async function whole<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new PageNotHereError({ cause });
  }
}

/** The page of puzzles at `path`, by their ids or links. */
const solvePage = async () => (await import('./pages/SolvePage.tsx')).SolvePage;
const aheadOfSolving: RouteHandle['ahead'] = async ({ puzzleId }) => {
  if (puzzleId !== undefined) (await import('./pages/serverPuzzle.ts')).readAhead(puzzleId);
};

/** The address of `/search` and the like leads to their first part, with whatever is asked. */
function toFirstPart(path: string, first: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(`${first}${new URL(request.url).search}`),
    element: null,
  };
}

/** The pages inside the layout, one entry a page. */
const PAGES: RouteObject[] = [
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
  page({
    path: 'uploader',
    page: async () => (await import('./pages/UploaderPage.tsx')).UploaderPage,
    texts: ['board', 'solving', 'home', 'pages'],
    handle: { holdsUpdates: true },
  }),
  page({
    path: 'learn/:puzzleId?',
    page: async () => (await import('./pages/LearnPage.tsx')).LearnPage,
    texts: ['board', 'home'],
    loader: async () => (await import('./pages/learnLoader.ts')).loadLessons,
  }),
  toFirstPart('search', '/search/puzzles'),
  ...['search/puzzles', 'search/collections'].map((path) =>
    page({
      path,
      page: async () => (await import('./pages/SearchPage.tsx')).SearchPage,
      texts: ['lists'],
      needs: 'online',
      title: 'frame.search',
    }),
  ),
  toFirstPart('my-stuff', '/my-stuff/puzzles'),
  ...['my-stuff/puzzles', 'my-stuff/collections'].map((path) =>
    page({
      path,
      page: async () => (await import('./pages/MyStuffPage.tsx')).MyStuffPage,
      texts: ['lists'],
      needs: 'signIn',
      title: 'frame.myStuff',
    }),
  ),
  page({
    path: 'my-follows',
    page: async () => (await import('./pages/MyFollowsPage.tsx')).MyFollowsPage,
    texts: ['lists'],
    needs: 'signIn',
    title: 'frame.myFollows',
  }),
  page({
    path: 'profile/:userId',
    page: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
    texts: ['lists'],
    needs: 'online',
    title: 'frame.profile',
  }),
  page({
    path: 'collection/:collectionId',
    page: async () => (await import('./pages/CollectionPage.tsx')).CollectionPage,
    texts: ['lists'],
    needs: 'online',
    title: 'frame.collection',
  }),
  page({
    path: 'support',
    page: async () => (await import('./pages/SupportPage.tsx')).SupportPage,
    texts: ['lists'],
    needs: 'online',
    title: 'frame.support',
  }),
  page({
    path: 'mod/profile/:userId',
    page: async () => (await import('./pages/ModeratedProfilePage.tsx')).ModeratedProfilePage,
    texts: ['lists'],
    needs: 'moderator',
    title: 'frame.moderation',
  }),
  page({
    path: 'settings',
    page: async () => (await import('./pages/SettingsPage.tsx')).SettingsPage,
    texts: ['settings'],
  }),
  page({
    path: 'auth',
    page: async () => (await import('./pages/SignInPage.tsx')).SignInPage,
    texts: ['account'],
  }),
  page({
    path: 'oauth/callback',
    page: async () => (await import('./pages/OAuthCallbackPage.tsx')).OAuthCallbackPage,
    texts: ['account'],
    loader: async () => (await import('./pages/oauthCallback.ts')).finishSigningIn,
  }),
  page({
    path: 'rules',
    page: async () => (await import('./pages/RulesPage.tsx')).RulesPage,
    texts: ['pages'],
  }),
  page({
    path: 'privacy-policy',
    page: async () => (await import('./pages/PrivacyPage.tsx')).PrivacyPage,
    texts: ['pages'],
  }),
  { path: '*', element: <NotFoundPage /> },
];

/** A sheet of paper: nothing of the site is printed around it. */
const PRINT: RouteObject = {
  ...page({
    path: 'print',
    page: async () => (await import('./pages/PrintPage.tsx')).PrintPage,
    texts: ['board', 'home'],
    loader: async () => (await import('./pages/printLoader.ts')).loadForPrinting,
  }),
  errorElement: <ErrorPage as="main" />,
  hydrateFallbackElement: <div className="min-h-dvh" />,
};

/** The route table. */
export const ROUTES: RouteObject[] = [
  PRINT,
  {
    element: <Layout />,
    errorElement: <ErrorPage as="main" />,
    children: [
      {
        errorElement: <ErrorPage as="div" />,
        // As high as the window: the footer does not come into sight and leave it again.
        hydrateFallbackElement: (
          <div className="min-h-dvh">
            <PendingMark />
          </div>
        ),
        children: PAGES,
      },
    ],
  },
];

/** The router of the site. Created once, with the address bar as it is then. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(ROUTES);
}
