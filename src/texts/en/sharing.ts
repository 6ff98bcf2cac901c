/** Sharing a puzzle: links, paper, pictures. */
export const sharing = {
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
} as const;
