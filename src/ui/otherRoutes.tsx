import { redirect, type RouteObject } from 'react-router';
import { ErrorPage } from '#ui/shell/ErrorPage.tsx';
import { FirstPagePending } from '#ui/shell/FirstPage.tsx';
import { NotFoundPage } from '#ui/shell/NotFoundPage.tsx';
import { page } from './pageRoute.tsx';

/** The address of `/search` and the like leads to their first part, with whatever is asked. */
function toFirstPart(path: string, first: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(`${first}${new URL(request.url).search}`),
    element: null,
  };
}

/** What reads lists and what they are about before they are visited. */
const loadPrefetch = async () => await import('#ui/library/lists/prefetchLists.ts');

/** The pages inside the layout that the first script need not know. */
export const OTHER_PAGES: RouteObject[] = [
  page({
    path: 'uploader',
    page: async () => (await import('./pages/UploaderPage.tsx')).UploaderPage,
    texts: ['board', 'solving', 'home', 'pages', 'parsing'],
    handle: { holdsUpdates: true },
  }),
  page({
    path: 'learn/:puzzleId?',
    page: async () => (await import('./pages/LearnPage.tsx')).LearnPage,
    texts: ['board', 'home'],
    loader: async () => (await import('./pages/learnLoader.ts')).loadLessons,
  }),
  toFirstPart('search', '/search/puzzles'),
  ...(['puzzles', 'collections'] as const).map((kind) =>
    page({
      path: `search/${kind}`,
      page: async () => (await import('./pages/SearchPage.tsx')).SearchPage,
      texts: ['lists'],
      needs: 'online',
      title: 'frame.search',
      handle: {
        ahead: async (_, search) => {
          await (await loadPrefetch()).prefetchSearch(kind, search);
        },
      },
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
    title: 'guards.myFollows',
  }),
  page({
    path: 'notifications',
    page: async () => (await import('./pages/NotificationsPage.tsx')).NotificationsPage,
    texts: ['chrome', 'lists'],
    needs: 'signIn',
    title: 'guards.notifications',
  }),
  page({
    path: 'profile/:userId',
    page: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
    texts: ['lists'],
    needs: 'online',
    title: 'guards.profile',
    handle: {
      ahead: async ({ userId = '' }) => {
        await (await loadPrefetch()).prefetchUser(userId);
      },
    },
  }),
  page({
    path: 'collection/:collectionId',
    page: async () => (await import('./pages/CollectionPage.tsx')).CollectionPage,
    texts: ['lists'],
    needs: 'online',
    title: 'guards.collection',
    handle: {
      ahead: async ({ collectionId = '' }) => {
        await (await loadPrefetch()).prefetchCollection(collectionId);
      },
    },
  }),
  page({
    path: 'support',
    page: async () => (await import('./pages/SupportPage.tsx')).SupportPage,
    texts: ['lists'],
    needs: 'online',
    title: 'guards.support',
  }),
  page({
    path: 'mod',
    page: async () => (await import('./pages/ModerationPage.tsx')).ModerationPage,
    texts: ['lists', 'collections', 'moderation'],
    needs: 'moderator',
    title: 'guards.moderation',
  }),
  page({
    path: 'mod/profile/:userId',
    page: async () => (await import('./pages/ModeratedProfilePage.tsx')).ModeratedProfilePage,
    texts: ['lists', 'collections', 'moderation'],
    needs: 'moderator',
    title: 'guards.moderation',
  }),
  page({
    path: 'settings',
    page: async () => (await import('./pages/SettingsPage.tsx')).SettingsPage,
    texts: ['settings', 'chrome'],
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
  ...(import.meta.env.DEV
    ? [
        page({
          path: 'gallery',
          page: async () => (await import('#ui/pages/GalleryPage.tsx')).GalleryPage,
          texts: ['lists'],
        }),
      ]
    : []),
  { path: '*', element: <NotFoundPage /> },
];

/** Pages with nothing of the site around them: a sheet of paper, a puzzle in another site. */
export const PAGES_ALONE: RouteObject[] = [
  page({
    path: 'print',
    page: async () => (await import('./pages/PrintPage.tsx')).PrintPage,
    texts: ['board', 'home'],
    loader: async () => (await import('./pages/printLoader.ts')).loadForPrinting,
  }),
  page({
    path: 'embed/:puzzleId',
    page: async () => (await import('./pages/EmbedPage.tsx')).EmbedPage,
    texts: ['board', 'embed'],
    loader: async () => (await import('./pages/embedLoader.ts')).loadForEmbedding,
  }),
].map((route) => ({
  ...route,
  errorElement: <ErrorPage as="main" />,
  hydrateFallbackElement: <FirstPagePending />,
}));
