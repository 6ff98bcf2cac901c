import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import type { RouteFrame } from './layout/RouteFrame.ts';
import { withTexts } from './texts/texts.ts';

const IMMERSIVE: RouteFrame = { isImmersive: true };
const UNDISTURBED: RouteFrame = { holdsUpdates: true };

const solvePage = async () => (await withTexts(import('./pages/SolvePage.tsx'), 'board')).SolvePage;

/** The route table, one entry a page. Pages load when they are first visited, with their texts. */
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
              Component: async () =>
                (await withTexts(import('./pages/HomePage.tsx'), 'home')).HomePage,
              loader: async () => (await import('./pages/homeLoader.ts')).loadFirstPage,
            },
          },
          {
            path: 'solve',
            handle: IMMERSIVE,
            lazy: {
              Component: solvePage,
              loader: async () => (await import('./pages/puzzleLoaders.ts')).loadForSolving,
            },
          },
          {
            path: 'perfection',
            handle: IMMERSIVE,
            lazy: {
              Component: solvePage,
              loader: async () => (await import('./pages/puzzleLoaders.ts')).loadForPerfection,
            },
          },
          {
            path: 'create',
            handle: IMMERSIVE,
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/CreatePage.tsx'), 'board', 'making')).CreatePage,
              loader: async () => (await import('./pages/createLoader.ts')).loadForCreating,
            },
          },
          {
            path: 'uploader',
            handle: UNDISTURBED,
            lazy: {
              Component: async () =>
                (
                  await withTexts(
                    import('./pages/UploaderPage.tsx'),
                    ...(['board', 'solving', 'home', 'pages'] as const),
                  )
                ).UploaderPage,
            },
          },
          {
            path: 'auth',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/SignInPage.tsx'), 'account')).SignInPage,
            },
          },
          {
            path: 'oauth/callback',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/OAuthCallbackPage.tsx'), 'account'))
                  .OAuthCallbackPage,
              loader: async () => (await import('./pages/oauthCallback.ts')).finishSigningIn,
            },
          },
          {
            path: 'learn/:puzzleId?',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/LearnPage.tsx'), 'board', 'home')).LearnPage,
              loader: async () => (await import('./pages/learnLoader.ts')).loadLessons,
            },
          },
          {
            path: 'rules',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/RulesPage.tsx'), 'pages')).RulesPage,
            },
          },
          {
            path: 'privacy-policy',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/PrivacyPage.tsx'), 'pages')).PrivacyPage,
            },
          },
          { path: 'search', element: <Navigate to="/search/puzzles" replace /> },
          {
            path: 'search/:kind',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/SearchPage.tsx'), 'lists')).SearchPage,
            },
          },
          { path: 'my-stuff', element: <Navigate to="/my-stuff/puzzles" replace /> },
          {
            path: 'my-stuff/:kind',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/MyStuffPage.tsx'), 'lists')).MyStuffPage,
            },
          },
          {
            path: 'my-follows',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/MyFollowsPage.tsx'), 'lists')).MyFollowsPage,
            },
          },
          {
            path: 'profile/:userId',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/ProfilePage.tsx'), 'lists')).ProfilePage,
            },
          },
          {
            path: 'collection/:collectionId',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/CollectionPage.tsx'), 'lists')).CollectionPage,
            },
          },
          {
            path: 'support',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/SupportPage.tsx'), 'lists')).SupportPage,
            },
          },
          {
            path: 'mod/profile/:userId',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/ModeratedProfilePage.tsx'), 'lists'))
                  .ModeratedProfilePage,
            },
          },
          {
            path: 'settings',
            lazy: {
              Component: async () =>
                (await withTexts(import('./pages/SettingsPage.tsx'), 'settings')).SettingsPage,
            },
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
    Component: async () =>
      (await withTexts(import('./pages/PrintPage.tsx'), 'board', 'home')).PrintPage,
    loader: async () => (await import('./pages/printLoader.ts')).loadForPrinting,
  },
};

/** The router of the site. Created once, with the address bar as it is then. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([PRINT, ...ROUTES]);
}
