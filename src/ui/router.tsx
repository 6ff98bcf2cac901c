import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout, type RouteFrame } from './layout/Layout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';

const IMMERSIVE: RouteFrame = { isImmersive: true };
const UNDISTURBED: RouteFrame = { holdsUpdates: true };

/** The route table, one entry a page. Pages load when they are first visited. */
const ROUTES: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <div className="min-h-[60dvh]" />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          {
            index: true,
            lazy: {
              Component: () => import('./pages/HomePage.tsx').then(({ HomePage }) => HomePage),
              loader: () => import('./home/loadHome.ts').then(({ loadHome }) => loadHome),
            },
          },
          {
            path: 'solve',
            handle: IMMERSIVE,
            lazy: {
              Component: () => import('./pages/SolvePage.tsx').then(({ SolvePage }) => SolvePage),
              loader: () =>
                import('./pages/puzzleLoaders.ts').then(({ loadForSolving }) => loadForSolving),
            },
          },
          {
            path: 'perfection',
            handle: IMMERSIVE,
            lazy: {
              Component: () => import('./pages/SolvePage.tsx').then(({ SolvePage }) => SolvePage),
              loader: () =>
                import('./pages/puzzleLoaders.ts').then(
                  ({ loadForPerfection }) => loadForPerfection,
                ),
            },
          },
          {
            path: 'create',
            handle: IMMERSIVE,
            lazy: {
              Component: () =>
                import('./pages/CreatePage.tsx').then(({ CreatePage }) => CreatePage),
              loader: () =>
                import('./pages/createLoader.ts').then(({ loadForCreating }) => loadForCreating),
            },
          },
          {
            path: 'uploader',
            handle: UNDISTURBED,
            lazy: () =>
              import('./pages/UploaderPage.tsx').then(({ UploaderPage }) => ({
                Component: UploaderPage,
              })),
          },
          {
            path: 'auth',
            lazy: () =>
              import('./pages/SignInPage.tsx').then(({ SignInPage }) => ({
                Component: SignInPage,
              })),
          },
          {
            path: 'oauth/callback',
            lazy: {
              Component: () =>
                import('./pages/OAuthCallbackPage.tsx').then(
                  ({ OAuthCallbackPage }) => OAuthCallbackPage,
                ),
              loader: () =>
                import('./pages/oauthCallback.ts').then(({ finishSigningIn }) => finishSigningIn),
            },
          },
          {
            path: 'rules',
            lazy: () =>
              import('./pages/RulesPage.tsx').then(({ RulesPage }) => ({ Component: RulesPage })),
          },
          {
            path: 'privacy-policy',
            lazy: () =>
              import('./pages/PrivacyPage.tsx').then(({ PrivacyPage }) => ({
                Component: PrivacyPage,
              })),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** A sheet of paper: nothing of the site is printed around it. */
const PRINT: RouteObject = {
  path: 'print',
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <div className="min-h-dvh" />,
  lazy: {
    Component: () => import('./pages/PrintPage.tsx').then(({ PrintPage }) => PrintPage),
    loader: () => import('./pages/printLoader.ts').then(({ loadForPrinting }) => loadForPrinting),
  },
};

/** The router of the site. Created once, with the address bar as it is then. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([PRINT, ...ROUTES]);
}
