import type { Translation } from '../Translation.ts';
import type { guards as english } from '../en/guards.ts';

export const guards: Translation<typeof english> = {
  // Guard
  moment: 'Einen Moment…',
  offline: 'Diese Seite braucht eine Internetverbindung',
  offlineHelp:
    'Du bist offline. Lektionen, Entwürfe und angefangene Rätsel kannst du weiter nutzen. Diese Seite öffnet sich von selbst, sobald du wieder online bist.',
  offlineModeHelp:
    'Der Offline-Modus ist an, darum wird der Server nichts gefragt. Lektionen, Entwürfe und angefangene Rätsel sind auf diesem Gerät.',
  signIn: 'Melde dich an, um diese Seite zu sehen',
  signInHelp: 'Sie zeigt, was zu deinem Konto gehört. Danach kommst du hierher zurück.',
  signInLink: 'Anmelden',
  notModerator: 'Diese Seite ist für Moderatoren',
  notModeratorHelp: 'Dein Konto hat keine Moderationsrechte.',

  // Puzzles on the server
  puzzleAway: 'Der Server wurde nicht erreicht, und dieses Rätsel ist nicht auf diesem Gerät.',
  puzzleUnknown: 'Dieses Rätsel gibt es nicht, oder sein Autor hält es privat.',
  puzzleOfOther: 'Nur der Autor kann dieses Rätsel bearbeiten.',
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
