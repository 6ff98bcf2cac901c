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
  note: 'Kept in this browser as you go.',
  all: 'All {count, number} drafts',
  manage: 'Manage drafts',
  showMore: 'Show more of {count, number}',
  new: 'New draft',
  files: 'Files with puzzles',
  addFromFiles: 'Add from files',
  saveAllAsFile: 'Save all as a file',
  none: 'No drafts yet. What you make is kept here from the first change on.',
  unreadable:
    '{count, plural, one {One draft cannot be read. It is kept as it is.} other {# drafts cannot be read. They are kept as they are.}}',

  // Results of actions on drafts
  copyTitle: '{title} (copy)',
  copied: 'Draft copied.',
  deleted: '“{title}” was deleted.',
  undo: 'Undo',
  open: 'Open',
  added: '{count, plural, one {One draft was added.} other {# drafts were added.}}',
  noRoom: 'This browser has no room left for another draft.',
  refused: 'This browser does not let drafts be kept.',

  // VersionsDialog
  versions: 'Versions',
  versionsNote: 'Earlier states of this draft, kept in this browser every few minutes.',
  noVersions: 'No earlier states yet. The first is kept as soon as you change something.',
  versionName: 'Name of a version',
  versionPlaceholder: 'Name the present state',
  keepVersion: 'Keep this version',
  versionKept: 'Version kept.',
  versionRestored: 'Version restored. Undo takes it back.',
  versionNotDeleted: 'It could not be deleted.',
  keptAutomatically: 'Kept automatically',
  restore: 'Restore {version}',
  deleteVersion: 'Delete {version}',
  versionSame: 'This version has a name already.',
  versionTooMany: 'This draft has all the named versions it can have. Delete one first.',
  versionNoRoom: 'This browser has no room left for another version.',
  versionRefused: 'This browser does not let versions be kept.',
} as const;
