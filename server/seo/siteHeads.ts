import { SITE_NAME } from '../domain/sitePages.ts';

/** Title and description of a page that is the same for every visitor. */
interface SitePage {
  readonly title: string;
  readonly description: string;
}

const SOLVE_MAKE_SHARE = 'Solve, make, share and play grid logic puzzles.';

/** Pages that search engines may index, by path; in the order of the sitemap. */
export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '/': {
    title: `${SITE_NAME} - grid logic puzzles`,
    description: `${SOLVE_MAKE_SHARE} Free, in the browser, with and without an account.`,
  },
  '/search/puzzles': {
    title: `Find puzzles - ${SITE_NAME}`,
    description: 'Find grid logic puzzles by rule, symbol, size and difficulty.',
  },
  '/search/collections': {
    title: `Find collections - ${SITE_NAME}`,
    description: 'Find collections and series of grid logic puzzles.',
  },
  '/learn': {
    title: `Learn - ${SITE_NAME}`,
    description: 'Short lessons, each with a puzzle, that teach the rules and symbols one by one.',
  },
  '/rules': {
    title: `Rules - ${SITE_NAME}`,
    description: 'What may be published here, and how people treat each other.',
  },
  '/create': {
    title: `Make a puzzle - ${SITE_NAME}`,
    description: 'An editor for grid logic puzzles, with a solver that looks over your shoulder.',
  },
  '/uploader': {
    title: `Import puzzles - ${SITE_NAME}`,
    description: 'Bring many puzzles over at once, from any text with links to them.',
  },
  '/support': {
    title: `Support - ${SITE_NAME}`,
    description: `Help to keep ${SITE_NAME} running.`,
  },
  '/privacy-policy': {
    title: `Privacy policy - ${SITE_NAME}`,
    description: 'What is stored, where, and for how long.',
  },
};

/** Paths that redirect to another page of the site. */
export const SAME_PAGE: Readonly<Record<string, string>> = { '/search': '/search/puzzles' };

/** Head of pages that must not be indexed: pages of accounts, and missing pages. */
export const UNLISTED_PAGE: SitePage = { title: SITE_NAME, description: SOLVE_MAKE_SHARE };
