/** The frame of every page: header, footer, notices, errors, and words used everywhere. */
export const site = {
  // Layout
  skip: 'Skip to content',
  navigation: 'Main',
  notices: 'Status messages',
  play: 'Play',
  learn: 'Learn',
  create: 'Create',
  theme: 'Theme',
  rules: 'Rules',
  privacy: 'Privacy policy',
  version: 'Version {version}',

  // Error pages
  wentWrong: 'Something went wrong!',
  wentWrongHelp: 'Everything saved in this browser is still there. Reloading the page often helps.',
  showError: 'Show Error',
  hideError: 'Hide Error',
  notFound: 'Not Found',
  notFoundHelp: 'There’s no page at this address. It may have moved, or the link is incomplete.',
  backToHome: 'Back to home',

  // Common words
  untitled: 'Untitled Puzzle',
  close: 'Close',
  settings: 'Settings',
  share: 'Share',
  undo: 'Undo',
  redo: 'Redo',
  saveAsFile: 'Save as a file',
  notAllowed: 'Your browser blocked this. Check its permissions and try again.',

  // Short descriptions of a puzzle
  removedAccount: 'Removed account',
  byAuthor: 'by {author}',
  bySpokenAuthor: '<by>by </by><name>{author}</name>',
  size: '{width} <times>by</times> {height}',
  cardSolved: ', solved',
  difficulty: 'Difficulty {value} of {most}, {word}',
  difficultyUnrated: 'Difficulty unrated',
  difficultyWord:
    '{level, select, unrated {unrated} easy {easy} medium {medium} hard {hard} other {very hard}}',
  momentsAgo: 'a few seconds ago',
  partNotShown: 'This part can’t be shown.',
  spoilerHidden: 'Spoiler. Select to reveal',
  spoilerShown: 'Spoiler:',

  maintenance: 'The server is in maintenance. Please try again later.',

  // Storage, files and versions of the site
  filesTooLarge: 'These files add up to more than 16 MB, so none of them were opened.',
  tooManyPuzzles: 'Only the first {most} of {count} puzzles were added.',
  problemInLine: '{name}, line {line}: {problem}',
  fileEmpty: '{name} is empty.',
} as const;
