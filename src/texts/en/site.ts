/** The frame of every page: header, footer, notices, errors, and words used everywhere. */
export const site = {
  // Layout
  skip: 'Skip to the content',
  navigation: 'Site',
  learn: 'Learn',
  create: 'Create',
  theme: 'Theme',
  rules: 'Rules',
  privacy: 'Privacy policy',
  version: 'Version {version}',

  // Pages of errors
  wentWrong: 'Something went wrong!',
  wentWrongHelp:
    'What was stored in this browser is still there. Loading the page again often helps.',
  showError: 'Show Error',
  hideError: 'Hide Error',
  notFound: 'Not Found',
  notFoundHelp:
    'There is no page at this address. It may have moved, or the link lost a piece on its way.',
  backToHome: 'Back to home',

  // Words used everywhere
  untitled: 'Untitled Puzzle',
  close: 'Close',
  settings: 'Settings',
  share: 'Share',
  undo: 'Undo',
  redo: 'Redo',
  saveAsFile: 'Save as a file',
  notAllowed: 'The browser did not allow it.',

  // A puzzle in few words
  byAuthor: 'by {author}',
  bySpokenAuthor: '<by>by </by><name>{author}</name>',
  size: '{width} <times>by</times> {height}',
  cardSolved: ', solved',
  difficulty: 'Difficulty {value} of {most}, {word}',
  difficultyUnrated: 'Difficulty unrated',
  difficultyWord:
    '{level, select, unrated {unrated} easy {easy} medium {medium} hard {hard} other {very hard}}',
  momentsAgo: 'a few seconds ago',
  spoilerHidden: 'Spoiler, press to read',
  spoilerShown: 'Spoiler:',

  // Sharing
  shareDescription: '{title}, for others to solve.',
  shareLink: 'Link',
  shareLinkNote: 'The link carries the whole puzzle and its solution, but nothing of your solve.',
  shareDraftNote: 'The link carries the whole puzzle as it is now, with the solution on the board.',
  linkName: 'Link to this puzzle',
  copyLink: 'Copy link',
  editLinkNote: 'Whoever opens the next one can change a copy of it, and sees the solution.',
  editLinkName: 'Link for editing',
  copyEditLink: 'Copy edit link',
  linkCopied: 'Link copied.',
  foreignNote: 'This is a {genre} puzzle, so puzz.link can open it too.',
  foreignLinkName: 'Link for puzz.link, {genre}',
  copyForeignLink: 'Copy link for puzz.link',
  paper: 'Paper',
  paperNote: 'Black on white with the rules in words, made to be printed.',
  printView: 'Print view',

  // Pictures
  picture: 'Picture',
  pictureDescription: 'As you solved it.',
  copyPicture: 'Copy picture',
  pictureCopied: 'Picture copied.',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  pictureSaved: 'Picture saved.',
  withoutColors: 'Without my colors',
  usualSize: 'Usual size',
  usualSizeNote: 'Otherwise cells are as large as on the page.',
  onlyBoard: 'Only the board',
  onlyBoardNote: 'Without title, author and rules.',

  maintenance: 'The server is in maintenance. Please try again later.',

  // Storage, files and versions of the site
  filesTooLarge: 'These files are larger than 16 MB, so none was read.',
  tooManyPuzzles: 'Only the first {most} of {count} puzzles were taken.',
  problemInLine: '{name}, line {line}: {problem}',
  fileEmpty: '{name} is empty.',
} as const;
