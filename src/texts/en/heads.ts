/** Titles and descriptions of pages for search engines and link previews, by `head` of the page. */
export const heads = {
  'home.title': '{site} - grid logic puzzles',
  'home.description':
    'Solve, create, and share grid logic puzzles. Free, in the browser, with and without an account.',
  'puzzles.title': 'Explore puzzles - {site}',
  'puzzles.description': 'Find grid logic puzzles by rule, symbol, size, and difficulty.',
  'collections.title': 'Explore collections - {site}',
  'collections.description': 'Find collections and series of grid logic puzzles.',
  'learn.title': 'Learn the rules - {site}',
  'learn.description':
    'Short lessons, each with a puzzle, that teach the rules and symbols one by one.',
  'rules.title': 'Rules - {site}',
  'rules.description': 'What you can publish here, and how we treat each other.',
  'create.title': 'Create a puzzle - {site}',
  'create.description':
    'An editor for grid logic puzzles, with a solver that checks your puzzle as you work.',
  'uploader.title': 'Bulk import - {site}',
  'uploader.description': 'Import many puzzles at once, from any text with links.',
  'support.title': 'Support {site} - {site}',
  'support.description': 'Help to keep {site} running.',
  'privacy.title': 'Privacy policy - {site}',
  'privacy.description': 'What {site} stores about you, and where.',
  'unlisted.description': 'Solve, create, and share grid logic puzzles.',
} as const;
