import type { Translation } from '../Translation.ts';
import type { chrome as english } from '../en/chrome.ts';

export const chrome: Translation<typeof english> = {
  // Header
  offline: 'Offline',
  updateSite: 'Seite aktualisieren',
  outdated: 'Diese Version ist veraltet, und die automatische Aktualisierung ist gescheitert.',
  backOnline: 'Du bist wieder online.',
  install: '{product} installieren',

  // Notifications
  bell: '{unread, plural, =0 {Mitteilungen} other {Mitteilungen, # ungelesen}}',
  notifications: 'Benachrichtigungen',
  allNotifications: 'Alle Mitteilungen',
  markAllRead: 'Alle als gelesen markieren',
  deleteAllRead: 'Gelesene löschen',
  unread: 'Ungelesen:',
  markRead: 'Als gelesen markieren:',
  delete: 'Löschen:',
  showEarlier: 'Frühere zeigen',
  loading: 'Wird geladen',
  noneYet: 'Noch nichts da',
  noneYetNote: 'Hier stehen Kommentare zu deinen Rätseln und Neues von dem, dem du folgst.',
  notLoaded: 'Die Mitteilungen ließen sich nicht laden',
  notLoadedNote: 'Nichts ist verloren. Versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',

  // Update
  update: 'Aktualisierung',
  updateAvailable: 'Eine neue Version ist da. Jetzt aktualisieren?',
  later: 'Später',
  reload: 'Neu laden',

  // Changelog
  newUpdates: 'Neuerungen',
  viewChangelog: 'Alle Änderungen ansehen >>',
  changelog: 'Was neu ist',
  changelogNote: 'Was jede Version gebracht hat, die neueste zuerst, auf Englisch.',

  // Footer
  sourceCode: 'Quelltext',
  contact: 'E-Mail',

  // The code editor offline
  keepCode: 'Offline verfügbar machen',
  codeNotHere: 'Der Code-Editor ist noch nicht in diesem Browser.',
  codeAbsent:
    'Der Code-Editor ist noch nicht in diesem Browser. Er braucht {megabytes, number} MB.',
  keepingCode: 'Der Code-Editor kommt: {percent, number} %',
  codeKept: 'Der Code-Editor ist offline verfügbar.',
  codeNotKept: 'Der Code-Editor ließ sich nicht laden. Was schon da ist, bleibt.',
  profile: 'Profil',
  moderation: 'Moderation',
};
