/** Condition for seeing a page: calls are answered, an account, an account of a moderator. */
export type Need = 'online' | 'signIn' | 'moderator';

/** A page of the site. */
export interface SitePage {
  /** Pattern of the address: `:id` is a parameter, `?` makes it optional, `*` is any address. */
  readonly path: string;
  /** The component, and its module in `src/ui/pages`. */
  readonly page: string;
  /** The function that reads the data of the page before it shows: `module/name` in the folder. */
  readonly loader?: string;
  /**
   * The function that reads the page from the server when a link to it is looked at, in the same
   * form. A page with an optional id loads its module only with the id.
   */
  readonly prefetch?: string;
  readonly needs?: Need;
  /**
   * Text that names the page, the same in its heading, the browser's tab and search results. It may
   * contain `{product}`. Pages about one item are named by the item once it is loaded.
   */
  readonly name?: string;
  /**
   * The frame around the page: `immersive` pages have their own header on small windows and the
   * whole height; `none` leaves the frame of the site out.
   */
  readonly frame?: 'immersive' | 'none';
  /** Notices of a new version wait until the visitor leaves the page. */
  readonly holdsUpdates?: boolean;
  /**
   * Key of its description for search engines, in the area `heads`. Pages without one are unlisted.
   */
  readonly head?: string;
}

/**
 * Every page of the site. Listed pages are in the order of the sitemap. A new page is a row here,
 * its component in `src/ui/pages`, its texts, its description in `heads`, and an address in
 * `tests/e2e/addresses.ts`.
 */
export const PAGES = [
  { path: '/', page: 'HomePage', loader: 'firstPageLoader/loadHomePage', head: 'home' },
  {
    path: '/search/puzzles',
    page: 'SearchPage',
    prefetch: 'listPrefetch/prefetchPuzzleSearch',
    needs: 'online',
    name: 'guards.explorePuzzles',
    head: 'puzzles',
  },
  {
    path: '/search/collections',
    page: 'SearchPage',
    prefetch: 'listPrefetch/prefetchCollectionSearch',
    needs: 'online',
    name: 'guards.exploreCollections',
    head: 'collections',
  },
  {
    path: '/daily/:date?',
    page: 'DailyPage',
    loader: 'dailyLoader/loadDaily',
    frame: 'immersive',
    name: 'daily.title',
    head: 'daily',
  },
  {
    path: '/daily/archive/:month?',
    page: 'DailyArchivePage',
    needs: 'online',
    name: 'daily.archive',
    head: 'dailyArchive',
  },
  {
    path: '/learn/:puzzleId?',
    page: 'LearnPage',
    loader: 'learnLoader/loadLessons',
    name: 'learn.title',
    head: 'learn',
  },
  { path: '/play', page: 'PlayPage', name: 'site.play', head: 'play' },
  { path: '/rules', page: 'RulesPage', name: 'site.rules', head: 'rules' },
  {
    path: '/create/:puzzleId?',
    page: 'CreatePage',
    loader: 'createLoader/loadForCreating',
    frame: 'immersive',
    name: 'create.pageName',
    head: 'create',
  },
  {
    path: '/uploader',
    page: 'UploaderPage',
    holdsUpdates: true,
    name: 'imports.title',
    head: 'uploader',
  },
  {
    path: '/support',
    page: 'SupportPage',
    needs: 'online',
    name: 'guards.support',
    head: 'support',
  },
  { path: '/site/:page', page: 'HostPage' },
  { path: '/privacy-policy', page: 'PrivacyPage', name: 'site.privacy', head: 'privacy' },
  {
    path: '/solve/:puzzleId?',
    page: 'SolvePage',
    loader: 'puzzleLoaders/loadForSolving',
    prefetch: 'puzzlePrefetch/prefetchPuzzle',
    frame: 'immersive',
  },
  {
    path: '/perfection/:puzzleId?',
    page: 'SolvePage',
    loader: 'perfectionLoader/loadForPerfection',
    prefetch: 'puzzlePrefetch/prefetchPuzzle',
    frame: 'immersive',
  },
  {
    path: '/play/:family',
    page: 'WishPage',
    loader: 'wishLoader/loadWish',
    frame: 'immersive',
  },
  {
    path: '/play/techniques/:technique',
    page: 'TechniquePage',
    loader: 'techniqueLoader/loadTechnique',
  },
  { path: '/print', page: 'PrintPage', loader: 'printLoader/loadForPrinting', frame: 'none' },
  {
    path: '/embed/:puzzleId',
    page: 'EmbedPage',
    loader: 'embedLoader/loadForEmbedding',
    frame: 'none',
  },
  { path: '/my-stuff/puzzles', page: 'MyStuffPage', needs: 'signIn', name: 'frame.myStuff' },
  { path: '/my-stuff/collections', page: 'MyStuffPage', needs: 'signIn', name: 'frame.myStuff' },
  { path: '/my-follows', page: 'MyFollowsPage', needs: 'signIn', name: 'guards.myFollows' },
  {
    path: '/notifications',
    page: 'NotificationsPage',
    needs: 'signIn',
    name: 'guards.notifications',
  },
  {
    path: '/profile/:userId',
    page: 'ProfilePage',
    prefetch: 'listPrefetch/prefetchUser',
    needs: 'online',
    name: 'guards.profile',
  },
  {
    path: '/collection/:collectionId',
    page: 'CollectionPage',
    prefetch: 'listPrefetch/prefetchCollection',
    needs: 'online',
    name: 'guards.collection',
  },
  { path: '/mod', page: 'ModerationPage', needs: 'moderator', name: 'guards.moderation' },
  {
    path: '/mod/profile/:userId',
    page: 'ModeratedProfilePage',
    needs: 'moderator',
    name: 'guards.moderation',
  },
  { path: '/settings', page: 'SettingsPage' },
  { path: '/auth', page: 'SignInPage' },
  { path: '/oauth/callback', page: 'OAuthCallbackPage', loader: 'oauthLoader/finishSigningIn' },
  { path: '*', page: 'NotFoundPage' },
] as const satisfies readonly SitePage[];

/** Addresses that lead to another page, with their query. */
export const REDIRECTS = {
  '/search': '/search/puzzles',
  '/my-stuff': '/my-stuff/puzzles',
} as const;
