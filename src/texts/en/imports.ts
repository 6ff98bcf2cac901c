/** The bulk import, and puzzles opened from texts and files. */
export const imports = {
  // UploaderPage
  title: 'Bulk import',
  intro:
    'Many puzzles at once: each is opened and checked, and solved if you want. Nothing leaves this device before you publish it.',

  // SourceInput
  sources: 'Links and puzzle texts',
  sourcesHint:
    'Any text will do: every link in it is found, of this site, of puzz.link and its relatives. Files may be dropped anywhere on the page.',
  find: 'Find puzzles',
  chooseFiles: 'Choose files',
  files: 'Files with puzzles',
  tooLong: 'This is more than 32 MB of text. Take it in parts.',
  nothingFound: 'No link and no puzzle was found in this.',
  fileUnreadable: 'The browser could not read this file.',

  // BulkImport
  openingEditor: 'Opening the editor…',
  decodingAll: 'Decoding puzzles.',
  solvingAll: 'Solving puzzles.',
  progress: '{done, number} of {all, number}',
  allPuzzles: 'All puzzles',
  solveAll: 'Solve all ({count, number})',
  saveAll: 'Save all as drafts',
  exportText: 'Export as text',
  exportJson: 'Export as JSON',
  removeAll: 'Remove all',
  putBack: 'Put back',
  fileName: '{product} puzzles',
  exported: '{count, plural, one {# puzzle} other {# puzzles}} exported.',
  saved: '{count, plural, one {# puzzle} other {# puzzles}} saved as drafts.',
  removed: '{count, plural, one {# row} other {# rows}} removed.',

  // The summary of all rows
  summary:
    '{count, plural, one {# puzzle} other {# puzzles}}, {verified, number} verified, {unique, number} with exactly one solution.',
  malformedLinks: '{count, plural, one {# link} other {# links}} cannot be opened.',
  repeated: '{count, plural, one {# repetition} other {# repetitions}} left out.',
  leftOut: '{count, plural, one {# link} other {# links}} left out: the list is full.',

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
  decoding: 'Decoding',
  malformed: 'Malformed',
  verified: 'Verified',
  notVerified: 'Not verified',
  invalid: 'Invalid',
  queued: 'Waiting to be solved',
  solving: 'Solving',
  solutionMissing: 'Solution missing',
  solutionProvided: 'Solution provided',
  solutionUnique: 'One solution',
  solutionMultiple: 'Several solutions',
  solutionNone: 'No solution',
  solutionUndecided: 'Not decided',
  noCells: 'The board has no cells.',
  incompleteSolution: 'The solution leaves cells open.',
  wrongSolution: 'The solution breaks a rule.',
  unreadable: 'This could not be read. Try it once more.',
  noAnswer: 'No answer within a minute.',
  noCount: 'The solver did not say how many there are.',
  unknownClues: 'Solvers do not know all of its clues.',

  // A line of the exported text
  exportedLine: '{title}, {width} x {height}',
  exportedLineBy: '{title} by {author}, {width} x {height}',

  // OpenTextDialog
  openTextTitle: 'Open from text or link',
  openTextNote: 'A share link, a link of puzz.link or its relatives, or the text of a puzzle.',
  linkOrText: 'Link or text',

  // PuzzleEditor, over the list
  editorTitle: 'Edit {name}',
  editorNote: 'The editor for one puzzle of the list.',
  editorEnd: 'Done puts it back into the list.',
} as const;
