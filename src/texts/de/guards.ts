import type { Translation } from '../Translation.ts';
import type { guards as english } from '../en/guards.ts';

export const guards: Translation<typeof english> = {
  // Guard
  moment: 'Einen Moment…',
  offline: 'Diese Seite braucht das Netz',
  offlineHelp:
    'Du bist offline. Lektionen, Entwürfe und angefangene Rätsel sind auf diesem Gerät, und die Seite kommt von selbst, sobald das Netz wieder da ist.',
  offlineModeHelp:
    'Der Offline-Modus ist an, darum wird der Server nichts gefragt. Lektionen, Entwürfe und angefangene Rätsel sind auf diesem Gerät.',
  signIn: 'Melde dich an, um diese Seite zu sehen',
  signInHelp: 'Sie zeigt, was zu deinem Konto gehört. Danach kommst du hierher zurück.',
  signInLink: 'Anmelden',
  notModerator: 'Diese Seite ist für Moderatoren',
  notModeratorHelp: 'Dein Konto gehört nicht zu ihnen.',

  // Puzzles on the server
  puzzleAway: 'Der Server wurde nicht erreicht, und dieses Rätsel ist nicht auf diesem Gerät.',
  puzzleUnknown: 'Dieses Rätsel gibt es nicht, oder sein Autor hält es privat.',
  puzzleOfOther: 'Nur der Autor kann dieses Rätsel bearbeiten.',
  puzzleSignIn: 'Melde dich an, um dieses Rätsel zu bearbeiten.',

  // Titles of guarded pages
  profile: 'Profil',
  collection: 'Sammlung',
  notifications: 'Mitteilungen',
  myFollows: 'Gefolgte Sammlungen',
  support: 'Unterstützen',
  moderation: 'Moderation',
};
