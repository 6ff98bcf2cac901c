import type { Translation } from '../Translation.ts';
import type { guards as english } from '../en/guards.ts';

export const guards: Translation<typeof english> = {
  // Guard
  moment: 'Wird geladen …',
  offline: 'Diese Seite braucht eine Internetverbindung',
  offlineHelp:
    'Du bist offline. Lektionen, Entwürfe und angefangene Rätsel kannst du weiter nutzen. Diese Seite öffnet sich von selbst, sobald du wieder online bist.',
  offlineModeHelp:
    'Der Offline-Modus ist an, deshalb wird nichts vom Server geladen. Lektionen, Entwürfe und angefangene Rätsel kannst du weiter nutzen.',
  unreachable: 'Der Server ist nicht erreichbar',
  maintenance: 'Der Server ist gerade nicht verfügbar',
  serverHelp:
    'Sobald der Server wieder antwortet, geht es hier von selbst weiter. Lektionen, Entwürfe und angefangene Rätsel kannst du bis dahin weiter nutzen.',
  signIn: 'Melde dich an, um diese Seite zu sehen',
  signInHelp:
    'Diese Seite zeigt Inhalte deines Kontos. Nach dem Anmelden kommst du hierher zurück.',
  signInLink: 'Anmelden',
  notModerator: 'Diese Seite ist für die Moderation',
  notModeratorHelp: 'Dein Konto hat keine Moderationsrechte.',

  // DevicePuzzles
  devicePuzzles: 'Rätsel auf diesem Gerät',
  moreDevicePuzzles: 'Mehr anzeigen',

  // Puzzles on the server
  puzzleAway:
    'Der Server ist nicht erreichbar, und dieses Rätsel ist nicht auf diesem Gerät gespeichert.',
  puzzleUnknown: 'Dieses Rätsel gibt es nicht, oder es ist jetzt privat.',
  puzzleOfOther: 'Nur wer dieses Rätsel erstellt hat, kann es bearbeiten.',
  puzzleSignIn: 'Melde dich an, um dieses Rätsel zu bearbeiten.',

  // Titles of guarded pages
  profile: 'Profil',
  collection: 'Sammlung',
  notifications: 'Benachrichtigungen',
  myFollows: 'Sammlungen, denen du folgst',
  explorePuzzles: 'Rätsel entdecken',
  exploreCollections: 'Sammlungen entdecken',
  support: '{product} unterstützen',
  moderation: 'Moderation',
};
