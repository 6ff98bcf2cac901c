/** The bulk import, and puzzles opened from texts and files. */
export const imports = {
  // UploaderPage
  title: 'Bulk import',
  intro:
    'Import many puzzles at once. Each one is opened, checked, and solved if you like. Nothing leaves this device until you publish it.',

  // SourceInput
  sources: 'Links and puzzle texts',
  sourcesHint:
    'Paste any text that contains puzzle links from this site, puzz.link, Penpa+, or similar sites. You can also drop files anywhere on the page.',
  find: 'Find puzzles',
  chooseFiles: 'Choose files',
  files: 'Puzzle files',
  tooLong: 'That’s more than 32 MB of text. Import it in smaller parts.',
  nothingFound: 'No puzzles or links found in this text.',
  fileUnreadable: 'Your browser couldn’t read this file.',

  // BulkImport
  openingEditor: 'Opening the editor…',
  decodingAll: 'Reading puzzles…',
  solvingAll: 'Solving puzzles…',
  progress: '{done, number} of {all, number}',
  allPuzzles: 'All puzzles',
  solveAll: 'Solve all ({count, number})',
  saveAll: 'Save all as drafts',
  exportText: 'Export as text',
  exportJson: 'Export as JSON',
  removeAll: 'Remove all',
  putBack: 'Undo',
  fileName: '{product} puzzles',
  exported: '{count, plural, one {# puzzle} other {# puzzles}} exported.',
  saved: '{count, plural, one {# puzzle} other {# puzzles}} saved as drafts.',
  removed: '{count, plural, one {# row} other {# rows}} removed.',

  // The summary of all rows
  summary:
    '{count, plural, one {# puzzle} other {# puzzles}}, {verified, number} verified, {unique, number} with exactly one solution.',
  malformedLinks: '{count, plural, one {# link} other {# links}} can’t be opened.',
  repeated: '{count, plural, one {# duplicate} other {# duplicates}} skipped.',
  skippedLinks:
    '{count, plural, one {# link isn’t} other {# links aren’t}} recognized as a puzzle.',
  skippedLines: '{count, plural, one {# line} other {# lines}} without a puzzle skipped.',
  showSkipped: 'Skipped links and lines',
  leftOut: '{count, plural, one {# link} other {# links}} skipped: the list is full.',

  // Rows
  list: 'Puzzles',
  size: '{width} × {height}',
  authorAndSize: '{author}, {width} × {height}',
  savedAsDraft: 'Saved as a draft',
  open: 'Open',
  openNamed: 'Open {name} in a new tab',
  edit: 'Edit',
  editNamed: 'Edit {name}',
  editAsDraft: 'Edit {name} as a draft in a new tab',
  solve: 'Solve',
  solveNamed: 'Solve {name}',
  cancel: 'Cancel',
  cancelNamed: 'Cancel {name}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',

  // The state of a row
  decoding: 'Reading',
  malformed: 'Can’t be read',
  impossible: 'Not possible here',
  verified: 'Verified',
  notVerified: 'Not verified',
  invalid: 'Invalid',
  queued: 'Waiting to be solved',
  solving: 'Solving',
  solutionMissing: 'Solution missing',
  solutionProvided: 'Solution included',
  solutionUnique: 'One solution',
  solutionMultiple: 'Several solutions',
  solutionNone: 'No solution',
  solutionUndecided: 'Undecided',
  noCells: 'The board has no cells.',
  incompleteSolution: 'The solution has empty cells.',
  wrongSolution: 'The solution breaks a rule.',
  unreadable: 'This couldn’t be read. Please try again.',
  noAnswer: 'The solver didn’t finish within a minute.',
  noCount: 'The solver couldn’t tell how many solutions there are.',
  unknownClues: 'No solver supports all of its clues.',

  // A line of the exported text
  exportedLine: '{title}, {width} x {height}',
  exportedLineBy: '{title} by {author}, {width} x {height}',

  // OpenTextDialog
  openTextTitle: 'Open a link or text',
  openTextNote: 'A share link, a puzz.link or Penpa+ link, or a puzzle text.',
  linkOrText: 'Link or text',

  // PuzzleEditor, over the list
  editorTitle: 'Edit {name}',
  editorNote: 'Edit one puzzle from the list.',
  editorEnd: 'Select Done to put it back in the list.',
} as const;
