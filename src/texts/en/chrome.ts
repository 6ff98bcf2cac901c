/** The frame around every page, loaded after it: account, notifications, updates, news. */
export const chrome = {
  // Header
  support: 'Support {product}',
  offline: 'Offline',
  updateSite: 'Update site',
  outdated: 'This version is out of date, but automatically updates have failed.',
  backOnline: 'The network is back.',
  install: 'Install {product}',

  // Notifications
  bell: '{unread, plural, =0 {Notifications} other {Notifications, # unread}}',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  markAllRead: 'Mark all as read',
  deleteAllRead: 'Delete all read',
  unread: 'Unread:',
  markRead: 'Mark as read:',
  delete: 'Delete:',
  showEarlier: 'Show earlier',
  loading: 'Loading',
  noneYet: 'Nothing here yet',
  noneYetNote: 'Comments on your puzzles and news of what you follow come here.',
  notLoaded: 'The notifications could not be loaded',
  notLoadedNote: 'They are kept. Try it once more.',
  tryAgain: 'Try again',

  // Update
  update: 'Update',
  updateAvailable: 'Update available. Apply update now?',
  later: 'Later',
  reload: 'Reload',

  // Changelog
  newUpdates: 'New updates',
  viewChangelog: 'View changelog >>',
  changelog: 'What is new',
  changelogNote: 'What each version brought, the newest first.',

  // Footer
  sourceCode: 'Source code',
  contact: 'E-mail',

  // The code editor offline
  keepCode: 'Make available offline',
  codeNotHere: 'The code editor is not in this browser yet.',
  codeAbsent: 'The code editor is not in this browser yet. It takes {megabytes, number} MB.',
  keepingCode: 'The code editor is coming: {percent, number} %',
  codeKept: 'The code editor is available offline.',
  codeNotKept: 'The code editor could not be loaded. What has come is kept.',
  profile: 'Profile',
  moderation: 'Moderation',
} as const;
