import type { PageParts, Pages } from './pagePreloads.ts';

/** The lessons, and what they are called. */
const LESSONS = 'assets/learn/lessons.json';
const LESSON_NAMES = 'assets/learn/*/names.json';

function packs(...names: readonly string[]): readonly string[] {
  return names.map((name) => `src/texts/*/packs/${name}.ts`);
}

/** What the pages that are opened most load at once. */
export const HOME: PageParts = {
  modules: ['src/ui/pages/HomePage.tsx', 'src/ui/pages/firstPageLoader.ts', LESSONS],
  texts: [...packs('core', 'home'), LESSON_NAMES],
};
export const SOLVE: PageParts = {
  modules: ['src/ui/pages/SolvePage.tsx', 'src/ui/pages/puzzleLoaders.ts'],
  texts: packs('core', 'board'),
};
export const CREATE: PageParts = {
  modules: ['src/ui/pages/CreatePage.tsx', 'src/ui/pages/createLoader.ts'],
  texts: packs('core', 'board', 'making'),
};

/** A page of `otherRoutes.tsx`: its modules are named in `src/ui/pages`. */
function otherPage(modules: readonly string[], texts: readonly string[]): PageParts {
  return {
    modules: ['src/ui/otherRoutes.tsx', ...modules.map((name) => `src/ui/pages/${name}`)],
    texts: packs('core', ...texts),
  };
}

/** A page that shows what the server has, or says why it cannot. */
function serverPage(own: readonly string[], packs: readonly string[] = ['lists']): PageParts {
  const { modules, texts } = otherPage(own, [...packs, 'guards']);
  const client = ['src/ui/shell/Guard.tsx', 'src/ui/shared/api/client.ts', 'contract/users.ts'];
  return { modules: [...modules, ...client], texts };
}

/** What solving loads besides when the puzzle is on the server. */
const SOLVE_BY_ID: PageParts = {
  modules: [...SOLVE.modules, 'src/ui/pages/serverPuzzle.ts', 'contract/puzzles.ts'],
  texts: SOLVE.texts,
};
const EMBED = otherPage(['EmbedPage.tsx', 'embedLoader.ts'], ['board', 'embed']);
const LEARN = otherPage(['LearnPage.tsx', 'learnLoader.ts'], ['board', 'home']);

/**
 * What each page loads when it is opened, by the first part of its path, and `/{id}` where one more
 * part makes a difference: what the route tables (`router.tsx`, `otherRoutes.tsx`) load one after
 * the other comes at once.
 */
export const PAGE_PARTS: Pages = {
  '/': HOME,
  '/solve': SOLVE,
  '/perfection': SOLVE,
  '/solve/{id}': SOLVE_BY_ID,
  '/perfection/{id}': SOLVE_BY_ID,
  '/create': CREATE,
  '/print': otherPage(['PrintPage.tsx', 'printLoader.ts'], ['board', 'home']),
  '/embed': {
    modules: [...EMBED.modules, 'src/ui/pages/serverPuzzle.ts', 'contract/puzzles.ts'],
    texts: EMBED.texts,
  },
  '/uploader': otherPage(['UploaderPage.tsx'], ['board', 'solving', 'home', 'pages', 'parsing']),
  '/learn': {
    modules: [...LEARN.modules, LESSONS],
    texts: [...LEARN.texts, LESSON_NAMES, 'assets/learn/*/puzzles.json'],
  },
  '/search': serverPage(['SearchPage.tsx']),
  '/my-stuff': serverPage(['MyStuffPage.tsx']),
  '/my-follows': serverPage(['MyFollowsPage.tsx']),
  '/notifications': serverPage(['NotificationsPage.tsx'], ['chrome', 'lists']),
  '/profile': serverPage(['ProfilePage.tsx']),
  '/collection': serverPage(['CollectionPage.tsx']),
  '/support': serverPage(['SupportPage.tsx']),
  '/mod': serverPage(
    ['ModerationPage.tsx', 'ModeratedProfilePage.tsx'],
    ['lists', 'collections', 'moderation'],
  ),
  '/settings': otherPage(['SettingsPage.tsx'], ['settings', 'chrome']),
  '/auth': otherPage(['SignInPage.tsx'], ['account']),
  '/oauth': otherPage(['OAuthCallbackPage.tsx', 'oauthCallback.ts'], ['account']),
  '/rules': otherPage(['RulesPage.tsx'], ['pages']),
  '/privacy-policy': otherPage(['PrivacyPage.tsx'], ['pages']),
  '*': otherPage([], []),
};

/** Pages with a board, and the one that reads many puzzles, with half of what makes them. */
const ON_BOARD = [
  ...['/', '/solve', '/perfection', '/create'],
  ...['/print', '/learn', '/uploader', '/embed'],
];

/** Modules of all other pages. */
export const WITHOUT_BOARD: readonly string[] = Object.entries(PAGE_PARTS)
  .filter(([path]) => !ON_BOARD.includes(path.replace('/{id}', '')))
  .flatMap(([, { modules }]) => modules);
