import type { Translation } from '../Translation.ts';
import type { chrome as english } from '../en/chrome.ts';

export const chrome: Translation<typeof english> = {
  // Header
  offline: 'Offline',
  maintenance: 'Wartung',
  updateSite: 'Website aktualisieren',
  outdated: 'Diese Version ist veraltet, und die automatische Aktualisierung ist gescheitert.',
  backOnline:
    '{cause, select, server {Der Server antwortet wieder.} other {Du bist wieder online.}}',
  install: '{product} installieren',

  // Work that takes a while
  saving: 'Wird gespeichert …',
  publishing: 'Wird veröffentlicht …',
  deleting: 'Wird gelöscht …',

  // Notifications
  bell: '{unread, plural, =0 {Benachrichtigungen} other {Benachrichtigungen, # ungelesen}}',
  notifications: 'Benachrichtigungen',
  allNotifications: 'Alle Benachrichtigungen',
  openReports: '{count, plural, one {# offene Meldung} other {# offene Meldungen}}',
  openAppeals: '{count, plural, one {# offener Einspruch} other {# offene Einsprüche}}',
  appeal: 'Einspruch einlegen',
  appealSent: 'Dein Einspruch ist eingegangen. Die Moderation sieht ihn sich an.',
  appealWaits: 'Du hast Einspruch eingelegt. Die Moderation sieht ihn sich an.',
  markAllRead: 'Alle als gelesen markieren',
  deleteAllRead: 'Gelesene löschen',
  unread: 'Ungelesen:',
  markRead: 'Als gelesen markieren:',
  delete: 'Löschen:',
  showEarlier: 'Ältere zeigen',
  loading: 'Wird geladen …',
  noneYet: 'Noch nichts da',
  noneYetNote:
    'Kommentare zu deinen Rätseln und Neues aus Sammlungen, denen du folgst, erscheinen hier.',
  notLoaded: 'Die Benachrichtigungen konnten nicht geladen werden',
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
  changelog: 'Neuerungen',
  changelogNote: 'Änderungen jeder Version, die neueste zuerst, auf Englisch.',

  // Footer
  sourceCode: 'Quelltext',
  contact: 'Kontakt',
  about: 'Über diese Website',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',

  // The code editor offline
  keepCode: 'Offline verfügbar machen',
  codeNotHere: 'Der Code-Editor ist noch nicht heruntergeladen.',
  codeAbsent: 'Der Code-Editor ist noch nicht heruntergeladen. Er braucht {megabytes, number} MB.',
  keepingCode: 'Der Code-Editor wird heruntergeladen: {percent, number} %',
  codeKept: 'Der Code-Editor funktioniert offline.',
  codeNotKept: 'Der Download wurde nicht fertig. Versuche es noch einmal, um ihn fortzusetzen.',
  profile: 'Profil',
  moderation: 'Moderation',
};
