/** The frame around every page, loaded after it: account, notifications, updates, news. */
export const chrome = {
  // Header
  offline: 'Offline',
  maintenance: 'Maintenance',
  updateSite: 'Update site',
  outdated: 'This version is out of date, but automatically updates have failed.',
  backOnline: '{cause, select, server {The server is back.} other {You’re back online.}}',
  install: 'Install {product}',

  // Work that takes a while
  saving: 'Saving…',
  publishing: 'Publishing…',
  deleting: 'Deleting…',

  // Notifications
  bell: '{unread, plural, =0 {Notifications} other {Notifications, # unread}}',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  openReports: '{count, plural, one {# open report} other {# open reports}}',
  openAppeals: '{count, plural, one {# open appeal} other {# open appeals}}',
  appeal: 'Appeal',
  appealSent: 'Your appeal was sent. A moderator will take a look.',
  appealWaits: 'You’ve appealed. A moderator will take a look.',
  markAllRead: 'Mark all as read',
  deleteAllRead: 'Delete all read',
  unread: 'Unread:',
  markRead: 'Mark as read:',
  delete: 'Delete:',
  showEarlier: 'Show older',
  loading: 'Loading…',
  noneYet: 'Nothing here yet',
  noneYetNote: 'Comments on your puzzles and news from collections you follow will show up here.',
  notLoaded: 'Couldn’t load your notifications',
  notLoadedNote: 'Nothing is lost. Please try again.',
  tryAgain: 'Try again',

  // Update
  update: 'Update',
  updateAvailable: 'Update available. Apply update now?',
  later: 'Later',
  reload: 'Reload',

  // Changelog
  newUpdates: 'New updates',
  viewChangelog: 'View changelog >>',
  changelog: 'What’s new',
  changelogNote: 'Changes in each version, newest first.',

  // Footer
  sourceCode: 'Source code',
  contact: 'Contact',
  about: 'About this site',
  imprint: 'Imprint',
  terms: 'Terms of use',

  // The code editor offline
  keepCode: 'Make available offline',
  codeNotHere: 'The code editor isn’t downloaded yet.',
  codeAbsent: 'The code editor isn’t downloaded yet. It takes up {megabytes, number} MB.',
  keepingCode: 'Downloading the code editor: {percent, number}%',
  codeKept: 'The code editor works offline.',
  codeNotKept: 'The download didn’t finish. Try again to continue where it stopped.',
  profile: 'Profile',
  moderation: 'Moderation',
} as const;
