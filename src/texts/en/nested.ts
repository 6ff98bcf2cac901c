/** Editors and boards in dialogs over an editor. */
export const nested = {
  done: 'Done',
  cancel: 'Cancel',
  dropQuestion: 'Drop what you did here?',
  keepWorking: 'Keep working',
  drop: 'Drop it',

  // GridEditor
  gridNote: 'A grid of its own. Done keeps it.',
  copyMainGrid: 'Copy from main grid',

  // PathEditor
  pathNote: 'Color the cells in order, without a mistake.',
  keepPath: 'Keep this order',

  // PreviewDialog
  preview: 'Try it',
  previewNote: 'The puzzle as players get it. Nothing you do here is saved.',
  previewNoteShort: 'As players get it. Nothing here is saved.',
  backToPuzzle: 'Back to the puzzle',
} as const;
