/** Descriptions of pages for search engines and link previews, by `head` of the page. */
export const heads = {
  home: 'Solve, create, and share grid logic puzzles. Free in your browser. You don’t need an account.',
  puzzles: 'Find grid logic puzzles by rule, symbol, size, and difficulty.',
  collections: 'Collections and series of grid logic puzzles.',
  daily: 'A new logic puzzle every day, the same for everyone.',
  dailyArchive: 'The daily puzzles of every month, to solve at any time.',
  learn: 'Short lessons with small puzzles that teach the rules and symbols one by one.',
  play: 'Endless grid logic puzzles in the kind, size, and difficulty you choose.',
  rules: 'What you can publish here, and how we treat each other.',
  create: 'An editor for grid logic puzzles, with a solver that checks every change.',
  uploader: 'Import many puzzles at once, from any text with links.',
  support: 'Help keep {site} running.',
  privacy: 'What {site} stores about you, and where.',
  unlisted: 'Solve, create, and share grid logic puzzles.',
} as const;
