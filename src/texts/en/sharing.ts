/** Sharing a puzzle: links, paper, pictures. */
export const sharing = {
  // Sharing
  shareDescription: 'Share “{title}” with other players.',
  shareLink: 'Link',
  shareLinkNote: 'The link contains the whole puzzle and its solution, but not your progress.',
  shareDraftNote: 'The link contains the puzzle as it is now, including the solution on the board.',
  linkName: 'Link to this puzzle',
  copyLink: 'Copy link',
  editLinkNote: 'Anyone with the editing link sees the solution and can change their own copy.',
  editLinkName: 'Editing link',
  copyEditLink: 'Copy editing link',
  linkCopied: 'Link copied.',
  foreignNote: 'This is a {genre} puzzle, so puzz.link can open it, too.',
  foreignLinkName: 'Link for puzz.link, {genre}',
  copyForeignLink: 'Copy link for puzz.link',
  paper: 'Print',
  paperNote: 'A black-and-white page with the rules written out.',
  printView: 'Print view',

  // Pictures
  picture: 'Image',
  pictureDescription: 'The board as you solved it.',
  copyPicture: 'Copy image',
  pictureCopied: 'Image copied.',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  pictureSaved: 'Image saved.',
  withoutColors: 'Hide my colors',
  usualSize: 'Standard size',
  usualSizeNote: 'When off, cells are as large as on your screen.',
  onlyBoard: 'Board only',
  onlyBoardNote: 'Leaves out title, author, and rules.',
} as const;
