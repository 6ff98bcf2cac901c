/** Editors and boards in dialogs over an editor. */
export const nested = {
  done: 'Done',
  cancel: 'Cancel',
  dropQuestion: 'Discard your changes?',
  keepWorking: 'Keep editing',
  drop: 'Discard',

  // GridEditor
  gridNote: 'This grid belongs to the clue. Select Done to save it.',
  copyMainGrid: 'Copy from main grid',

  // PathEditor
  pathNote: 'Solve the board without a mistake. The order of your moves is recorded.',
  keepPath: 'Save this order',

  // PreviewDialog
  preview: 'Try it',
  previewNote: 'This is the puzzle as players see it. Nothing you do here is saved.',
  previewNoteShort: 'The player’s view. Nothing here is saved.',
  backToPuzzle: 'Back to the editor',
} as const;
