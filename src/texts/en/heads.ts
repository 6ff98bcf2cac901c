/** Titles and descriptions of pages for search engines and link previews, by `head` of the page. */
export const heads = {
  'home.title': '{site} - grid logic puzzles',
  'home.description':
    'Solve, make, share and play grid logic puzzles. Free, in the browser, with and without an account.',
  'puzzles.title': 'Find puzzles - {site}',
  'puzzles.description': 'Find grid logic puzzles by rule, symbol, size and difficulty.',
  'collections.title': 'Find collections - {site}',
  'collections.description': 'Find collections and series of grid logic puzzles.',
  'learn.title': 'Learn - {site}',
  'learn.description':
    'Short lessons, each with a puzzle, that teach the rules and symbols one by one.',
  'rules.title': 'Rules - {site}',
  'rules.description': 'What may be published here, and how people treat each other.',
  'create.title': 'Make a puzzle - {site}',
  'create.description':
    'An editor for grid logic puzzles, with a solver that looks over your shoulder.',
  'uploader.title': 'Import puzzles - {site}',
  'uploader.description': 'Bring many puzzles over at once, from any text with links to them.',
  'support.title': 'Support - {site}',
  'support.description': 'Help to keep {site} running.',
  'privacy.title': 'Privacy policy - {site}',
  'privacy.description': 'What is stored, where, and for how long.',
  'unlisted.description': 'Solve, make, share and play grid logic puzzles.',
} as const;
