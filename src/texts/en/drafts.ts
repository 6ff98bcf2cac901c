/** Drafts and their versions. */
export const drafts = {
  // DraftRow
  sizeAndOpen: '{width} × {height}, open on this page',
  sizeAndTime: '{width} × {height}, <time></time>',
  duplicate: 'Duplicate {title}',
  saveAsFile: 'Save {title} as a file',
  delete: 'Delete {title}',

  // DraftShelf and DraftsDialog
  title: 'Drafts',
  note: 'Saved in this browser as you work.',
  all: 'All {count, number} drafts',
  manage: 'Manage drafts',
  showMore: 'Show more of {count, number}',
  new: 'New draft',
  files: 'Puzzle files',
  addFromFiles: 'Import from files',
  saveAllAsFile: 'Save all as a file',
  none: 'No drafts yet. Whatever you create is saved here automatically.',
  unreadable: `{count, plural, one {1 draft can’t be opened. It hasn’t been changed.} other {# drafts can’t be
      opened. They haven’t been changed.}}`,

  // Results of actions on drafts
  copyTitle: '{title} (copy)',
  copied: 'Draft duplicated.',
  deleted: '“{title}” was deleted.',
  undo: 'Undo',
  open: 'Open',
  added: '{count, plural, one {1 draft added.} other {# drafts added.}}',
  noRoom: 'This browser is out of storage. Delete a draft and try again.',
  refused: 'This browser is blocking storage, so drafts can’t be saved.',

  // VersionsDialog
  versions: 'Versions',
  versionsNote: 'Earlier versions of this draft, saved in this browser every few minutes.',
  noVersions: 'No earlier versions yet. The first one is saved as soon as you change something.',
  versionName: 'Version name',
  versionPlaceholder: 'Name the current version',
  keepVersion: 'Save version',
  versionKept: 'Version saved.',
  versionRestored: 'Version restored. Undo to go back.',
  versionNotDeleted: 'Couldn’t delete this version.',
  keptAutomatically: 'Saved automatically',
  restore: 'Restore {version}',
  deleteVersion: 'Delete {version}',
  versionSame: 'This version already has a name.',
  versionTooMany: 'This draft has the maximum number of named versions. Delete one first.',
  versionNoRoom: 'This browser is out of storage. Delete a version and try again.',
  versionRefused: 'This browser is blocking storage, so versions can’t be saved.',
} as const;
